# The rule page of Patta Party. [text|word] leads to a word of the glossary; **text** is said with weight.

patta_party-page-about = The rules of Patta Party, clause by clause: teams, three deals, bids, trump, jokers, scores, worked tricks, tips, and where the rules come from.
patta_party-page-intro = Patta Party is the game of a full room. Two teams bid on hands that come in three deals, one of them names trump, and thirteen tricks show whether the bid was worth it.

## The rules

patta_party-page-teams = Teams and packs
patta_party-page-teams-lead = Partners sit opposite or by turns round the table, and never see each other’s cards.
patta_party-page-p1 = Four, six or eight people play in two [teams|toli]. Every second seat is your partner. Play passes to the left, with the clock.
patta_party-page-p2 = Four play with one pack of 52. Six play with two packs from which the 2s, 3s, 4s and both 5♦ are left out: 78 cards. Eight play with two whole packs: 104 cards. Everybody ends with thirteen.
patta_party-page-p3 = A table may play with [jokers|joker], one for each pack. So that it is still thirteen each, four players leave out the 2♣, six leave out one 5 of each suit instead of both 5♦, and eight leave out both 2♣.
patta_party-page-p3-note = with six, only so do thirteen each come out
patta_party-page-p4 = The ace is high, then king, queen, jack and so on down to the 2. Where two packs are in play, two cards of the same rank and suit are alike in everything.

patta_party-page-bidding = Three deals, three rounds of bids
patta_party-page-p5 = The first dealer is picked at random. The cards come in three deals of five, four and four, first to the player on the dealer’s left, and after each deal there is a round of [bids|boli].
patta_party-page-p6 = Each round starts left of the dealer. A bid is a number from 6 to 13 and must be higher than the highest so far in the hand. In the first round 7 is the most.
patta_party-page-p7 = At your turn you bid or pass. Whoever passes is out of that round, and may bid again in the next. Whoever has bid gets another turn if somebody has gone higher since.
patta_party-page-p8 = A round is over when nobody is left to speak, or at once when no higher bid is possible: 7 in the first round, 13 later. A bid of 13 ends the bidding, and the rest of the cards are dealt straight away.
patta_party-page-p9 = Whoever holds the highest bid may raise it at their ordinary turn of a later round; that is the only way to name another trump after seeing more cards. Within a round they are asked again only when overtaken, and not at all if they passed there. You may raise your partner.
patta_party-page-p9-note = the source does not say when the highest bidder is asked
patta_party-page-p10 = If everybody passes in the first round, the player on the dealer’s left has to bid 6.
patta_party-page-p11 = After the first round the highest bidder calls [trump|turup], with five cards in sight. After the second and third round trump is called again, by the new highest bidder, but only if somebody raised in that round. Without a raise it stays. The same suit may be called again.

patta_party-page-play = The play
patta_party-page-p12 = The final highest bidder leads to the first [trick|haat]; after that the winner of each trick leads to the next.
patta_party-page-p13 = Follow the suit that was led if you can. If you cannot, play any card, trump or not.
patta_party-page-p14 = The highest trump takes the trick; if there is none, the highest card of the suit led. Of two cards that are alike, the one played last wins.
patta_party-page-p15 = A bid of 6 needs seven tricks, and scores 6. Any other bid needs as many tricks as it says.
patta_party-page-p16 = The hand stops as soon as it is decided: the bidders have their tricks, or the others have so many that the bid can no longer be made.

patta_party-page-hand-ruffed = Hearts are trump. The queen of spades is led
patta_party-page-hand-ruffed-end = **The 2♥ takes it.** The smallest trump is higher than the ace of the suit led.
patta_party-page-hand-aces = Two packs. Spades are trump, and the ace of hearts falls twice
patta_party-page-hand-aces-end = **The second ace takes it:** of two alike, the last one wins.
patta_party-page-hand-kings = Two packs. Spades are trump, and the ace is ruffed with a king, twice
patta_party-page-hand-kings-end = **The second king takes it.**

patta_party-page-jokers = Joker mode
patta_party-page-p17 = A [joker|joker] may be played only when you cannot follow suit, and can never be led. If you cannot follow and hold nothing but jokers, you play one.
patta_party-page-p18 = One joker in a trick turns it over: the trick goes to the team that would not have won it, trumps counted, even when the best card is your own partner’s. Whoever played the joker leads next. It works on the last trick too.
patta_party-page-p19 = Two jokers in one trick cancel out: the highest card takes it, but whoever played the second joker leads next.
patta_party-page-p20 = If you have to lead and hold nothing but jokers, you are stuck: the other team takes one trick for each joker you hold, counted one by one.

patta_party-page-hand-turned = Hearts are trump. The queen of spades is led, and the last card is the joker
patta_party-page-hand-turned-end = **The side of the 2♥ loses it.** The 2♥ would have won; the joker gives the trick to the other side, and its player leads.
patta_party-page-hand-two-jokers = Six players, hearts are trump. Two jokers fall in one trick
patta_party-page-hand-two-jokers-end = **The 9♠ takes it,** as if there were no joker. The player of the second joker leads next.

patta_party-page-scores = Scores
patta_party-page-scores-lead = There is one score for both teams: how far one of them is ahead.
patta_party-page-p21 = The bidding team makes its bid: it scores the bid. It makes it before the other team has won a trick: twice the bid. It fails: twice the bid goes to the others. The others break it before the bidding team has won a trick: four times the bid goes to them.
patta_party-page-p22 = Points first take away the other team’s lead. What is left over is a lead of one’s own.
patta_party-page-p23 = A lead of 52 wins at once. Otherwise the team ahead after the last hand wins: six hands in a quick game, ten in a normal one, no limit in a full one. If the score is level after the last hand, one more hand decides.
patta_party-page-p24 = The final bidder settles who deals next. If their team is behind after the hand, they deal. If it is ahead, they bid first, so the player before them deals. If the score is level, a bidder who failed deals, and one who made the bid bids first.
patta_party-page-p24-note = the source is silent on a level score

patta_party-page-worked = Worked scores
patta_party-page-w1 = A bid of 6 is made with seven tricks to three: 6 points. With seven to none: 12. Broken when the others have seven tricks to four: 12 to them. Broken seven to none: 24 to them.
patta_party-page-w2 = A bid of 13, and the others win the first trick: it is broken before the bidders won one, which is 52 to the others. From a level score that wins the game.
patta_party-page-w3 = Team A leads by 10, and team B scores 14: team B leads by 4.

patta_party-page-seen = Who sees what
patta_party-page-p25 = You see your own cards, every bid, trump, the trick on the table and the last one, how many tricks each side has, and the score. You never see another hand, your partner’s included. A table may choose to turn up what is left after each hand.

## Sections without numbers

patta_party-page-sources-lead = The rules follow this page. The sentences are ours; so are the rules marked as such.

patta_party-page-tip-count = Count tricks, not high cards. An ace is most of a trick, a king half of one, and every trump beyond the fourth is one more.
patta_party-page-tip-partner = A partner’s bid is a promise. Raise it only when your own hand carries the higher number.
patta_party-page-tip-first = A 7 in the first round needs no more tricks than a 6, scores more, and ends the round.
patta_party-page-tip-trumps = When your side has bid, lead trumps until the others have none. Then high cards of other suits are safe.
patta_party-page-tip-joker = Keep the joker for a trick that is lost. On a trick that your partner is winning it is a present to the others.
patta_party-page-tip-void = With a joker, run out of a suit early: you can only play it when you cannot follow.
patta_party-page-tip-clean = Against a high bid the first trick is worth a great deal: without one, a broken bid costs four times.

## Words

patta_party-word-patta = patta
patta_party-word-patta-meaning = A playing card. Patta Party: the party at cards.
patta_party-word-toli = toli
patta_party-word-toli-meaning = A team. Your partners sit in every second seat.
patta_party-word-boli = boli, the bid
patta_party-word-boli-meaning = How many tricks a team promises to take.
patta_party-word-turup = turup, trump
patta_party-word-turup-meaning = The suit that beats the others, called by the highest bidder.
patta_party-word-haat = haat, a trick
patta_party-word-haat-meaning = One card from everybody. A hand has thirteen of them.
patta_party-word-kaatnu = to ruff
patta_party-word-kaatnu-meaning = To play a trump when one cannot follow suit. Literally: to cut.
patta_party-word-joker = joker
patta_party-word-joker-meaning = The printed card that turns a trick over to the other team.
patta_party-word-baji = baji
patta_party-word-baji-meaning = One hand, from the first deal until it is decided.

## Questions

patta_party-page-question-partners = Who is my partner?
patta_party-page-answer-partners = Everybody in an even seat plays together, and everybody in an odd one. With four players your partner sits opposite; with eight you have three partners. Partners have a round frame at the table, rivals a square one.
patta_party-page-question-six = Why does a bid of 6 need seven tricks?
patta_party-page-answer-six = Because six of thirteen is less than half. A 6 scores one point less than a 7 when it is made, and costs less when it fails.
patta_party-page-question-trump = Can trump change after I called it?
patta_party-page-answer-trump = Yes, if somebody raises the bid in a later round, also you yourself. Then the new highest bidder calls.
patta_party-page-question-joker = What does a joker do to my partner’s winning card?
patta_party-page-answer-joker = It gives that trick to the others. A joker always turns the trick against the side of the best card.
patta_party-page-question-tie = What if nobody leads after the last hand?
patta_party-page-answer-tie = Then one more hand is played, and it decides.
patta_party-page-question-computer = Can computers sit in for missing players?
patta_party-page-answer-computer = Yes. Empty seats are played by the computer until a friend sits down, as your partner or against you. It is given what a person in its seat would see, and nothing else.

## Sources

patta_party-page-source-pattaparty = The game’s own page: packs, deals, bids, trump, joker mode and scores are as it gives them.

## Elsewhere

patta_party-page-elsewhere-callbreak = In Call Break everybody plays alone and spades are always trump; here teams bid, and trump is called.
patta_party-page-elsewhere-sheet = The game’s page does not say when the highest bidder is asked in later rounds, or who deals after a level score. Our answers are marked as house rules.
