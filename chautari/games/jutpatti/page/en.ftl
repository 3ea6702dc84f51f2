# The rule page of Jutpatti. [text|word] leads to a word of the glossary; **text** is said with weight.

jutpatti-page-about = The rules of Jutpatti, clause by clause: pairs, jokers, every option, worked hands, tips, and where each rule comes from.
jutpatti-page-intro = Jutpatti is often the first card game that a child in Nepal learns. Take a card, throw a card, and be first with a hand of nothing but pairs.

## The rules

jutpatti-page-players = Players and cards
jutpatti-page-players-lead = One pack of 52 cards, without printed jokers. The ace is low and the king high.
jutpatti-page-j1 = Two to six people play. The deal and the turns both go round to the right, against the clock.
jutpatti-page-j2 = Everybody gets seven cards; a table may choose five, nine or eleven. One pack must be enough, so nine need five players or fewer, and eleven need four or fewer. If more sit down, the largest of these numbers that fits is dealt instead, and the table says so beforehand: six who asked for nine get seven, five who asked for eleven get nine.
jutpatti-page-j2-note = eleven is named only by listings that the sources cite

jutpatti-page-deal = The deal and the joker
jutpatti-page-j3 = The dealer gives one card at a time, first to the player on the right, until each has the full number. What is left is the [deck|gaddi], face down.
jutpatti-page-j4 = The deck’s top card is then turned face up. It belongs to nobody and stays out of play for the whole hand, even when the deck is made anew.
jutpatti-page-j5 = Every card one rank above the turned card, in all four suits, is a [joker|joker] for this hand. A 5 turned up makes the four 6s jokers; a king makes the aces jokers.
jutpatti-page-j6 = The first dealer is picked at random; from then on, whoever won a hand deals the next. A table may **draw for seats** instead: everyone draws a card from the shuffled pack, those whose cards are equal draw again until all differ, people sit in order from the highest card to the lowest, and the highest deals first.
jutpatti-page-j7 = A table may have the pack **cut** before each deal: the player on the dealer’s left names a place from 1 to 51, and the cards above it go to the bottom. Without this option nobody is asked.

jutpatti-page-turn = A turn
jutpatti-page-j8 = The player on the dealer’s right begins. A turn has two halves: take a card, then throw a card.
jutpatti-page-j9 = Take either the top of the deck, or the card that the player before you has just thrown. The very first player of a hand finds nothing thrown and takes from the deck.
jutpatti-page-j10 = If taking a card leaves every card in your hand in a pair, you have won the hand there and then. The table sees it for you. With the option ***call it yourself*** it keeps quiet: you must say so in that turn, and if you throw a card instead, play goes on.
jutpatti-page-j11 = Otherwise throw one card, face up, onto the thrown pile. The very card you just took from the pile may not go back in the same turn, though another of its rank may. A card from the deck may be thrown at once. The option **throw back** lifts the ban.
jutpatti-page-j11-note = one source made this its own rule, the others are silent
jutpatti-page-j12 = A joker may be thrown, and taken, like any other card.
jutpatti-page-j13 = Between turns everybody holds the number that was dealt. A winning hand is one card larger: three, four, five or six pairs.

jutpatti-page-pairs = Pairs
jutpatti-page-j14 = A [pair|jut] is two cards of one rank. Suits do not matter. Four of a rank are two pairs.
jutpatti-page-j15 = A [joker|joker] pairs with any card, and two jokers pair with each other. Put shortly: a hand is all pairs when the ranks left over as single cards are no more than its jokers.
jutpatti-page-j16 = The winner’s hand is laid out as pairs: natural pairs first, then each joker with a single card, then jokers with jokers.

jutpatti-page-hand-four = A 5 was turned, so sixes are jokers
jutpatti-page-hand-four-end = **Four pairs: won.** The last, king and 6, is a pair because the 6 is a joker.
jutpatti-page-hand-kings = The same hand, but a king came instead of the 2
jutpatti-page-hand-kings-end = **Won as well.** The kings pair by themselves, so the joker is free for the 2.
jutpatti-page-hand-short = The same hand, but a 4 came
jutpatti-page-hand-short-end = **Not yet.** King, 2 and 4 are single, and there is one joker for the three of them.
jutpatti-page-hand-aces = A king was turned, so aces are jokers
jutpatti-page-hand-aces-end = **Four pairs: won.** Each ace takes a single card: 3 with one, 5 with the other.

jutpatti-page-runs-out = The deck runs out
jutpatti-page-j17 = Whoever wants a card from an empty deck first has the thrown cards shuffled into a new one, all but the top card. That card stays, and may still be taken.
jutpatti-page-j17-note = the sources shuffle, but do not say at which moment
jutpatti-page-j17a = If an empty deck would have to be remade for the 51st time in one hand, the hand is void. Nobody wins it, the same dealer deals again, and it counts as a hand played.
jutpatti-page-j17a-note = it makes sure that every hand ends

jutpatti-page-winning = Winning the game
jutpatti-page-j18 = Each hand is a game of its own. A table may choose **three** or **five** hands: the first player to win that many wins the game. Or it sets **no end**: hands won are counted until the table stops, the highest count wins, and equal counts share.
jutpatti-page-j19 = There is no other score.

jutpatti-page-seen = Who sees what
jutpatti-page-j20 = You see your own cards, the turned card, which rank is the joker, the top of the thrown pile with the edges of the three cards below it, how large deck, pile and every hand are, and from where each player took. You never see another hand, the deck, or what somebody else drew from it. A winning hand is shown to everybody; the other hands stay secret, unless the table chose **show all hands**.

## Sections without numbers

jutpatti-page-sources-lead = The rules were checked against these pages. The sentences are ours; so are the rules marked as such.

jutpatti-page-tip-jokers = Hold on to jokers. They fit anything, and a joker you throw is a present to the next player.
jutpatti-page-tip-seen = Remember what has been thrown. When two 9s are gone, your lone 9 waits for a single card.
jutpatti-page-tip-three = Of three alike, the third is spare: let it go before a card that still has partners out there.
jutpatti-page-tip-next = Look at what the next player lets lie. Whoever passed over a 4 does not want another.
jutpatti-page-tip-telling = Taking a thrown card tells the table what you hold. A sure pair is still better than a hope from the deck.
jutpatti-page-tip-fresh = Late in a hand, throw ranks that have been thrown before. A fresh rank may be the one card somebody waits for.

## Words

jutpatti-word-jutpatti = Jutpatti
jutpatti-word-jutpatti-meaning = The game: cards in pairs. Also written Jut Patti or Jute Patti.
jutpatti-word-jut = jut, a pair
jutpatti-word-jut-meaning = Two cards of the same rank, of whatever suits.
jutpatti-word-joker = joker
jutpatti-word-joker-meaning = Any card of this hand’s wild rank, one above the turned card. It pairs with everything.
jutpatti-word-taas = taas
jutpatti-word-taas-meaning = Playing cards; the pack, and the pastime.
jutpatti-word-patti = patti
jutpatti-word-patti-meaning = One card.
jutpatti-word-gaddi = gaddi, the deck
jutpatti-word-gaddi-meaning = The face-down cards that are still to be taken.
jutpatti-word-ekka = ekka
jutpatti-word-ekka-meaning = The ace, lowest card in this game.
jutpatti-word-courts = gulam, bibi, badshah
jutpatti-word-courts-meaning = Jack, queen and king.
jutpatti-word-suits = chidi, int, pan, hukum
jutpatti-word-suits-meaning = Clubs, diamonds, hearts and spades.
jutpatti-word-baji = baji
jutpatti-word-baji-meaning = One hand, from the deal until somebody has won it.
jutpatti-word-palo = palo
jutpatti-word-palo-meaning = A turn. “Kasko palo?” asks whose turn it is.

## Questions

jutpatti-page-question-how-many = How many cards are dealt in Jutpatti?
jutpatti-page-answer-how-many = Usually seven each. Here a table may also play with five, nine or eleven.
jutpatti-page-question-joker = What is the joker?
jutpatti-page-answer-joker = No printed card. After the deal one card is turned up, and for that hand all four cards one rank higher are jokers; above the king come the aces.
jutpatti-page-question-pick-up = May I pick up what somebody threw?
jutpatti-page-answer-pick-up = Only what the player just before you threw, and only in place of a card from the deck. You may not throw that same card again in the turn in which you took it.
jutpatti-page-question-win = How does one win?
jutpatti-page-answer-win = By taking the card that puts all of one’s cards into pairs, before anyone else does. With seven cards dealt that makes four pairs.
jutpatti-page-question-name = Is Jut Patti the same game?
jutpatti-page-answer-name = Yes. Jutpatti, Jut Patti and Jute Patti are spellings of one name. It is played all over Nepal and in parts of India.
jutpatti-page-question-friends = Can we play from different places?
jutpatti-page-answer-friends = Yes. Open a table and send its link or its code; nobody needs an account. One person can also play with the computer, and one phone can go round the room.

## Sources

jutpatti-page-source-amarnepal = The standard here follows this table’s page: seven cards, jokers in all four suits, winning at the moment of taking, hands to three or five, and the ban on throwing back.
jutpatti-page-source-catsatcards = The source of most options: nine cards, drawing for seats, the cut, announcing the win, and a tally without end. Also for dealing to the right, the turned card that stays out, and the reshuffle.
jutpatti-page-source-bhoos = Read for the number of players, seven cards with five, nine or eleven as house rules, the winner dealing next, and taking from the deck or from the player before.
jutpatti-page-source-onlinekhabar = Read for seven cards and winning with four pairs on the card taken.
jutpatti-page-source-hamropatro = The listing of this app, as another source cites it, has five, seven, nine and eleven cards.

## Elsewhere

jutpatti-page-elsewhere-nine = Cats at Cards deals nine to two, three or four players, so that five pairs win.
jutpatti-page-elsewhere-call = There the winner announces the win; here that is the option **call it yourself**.
jutpatti-page-elsewhere-seats = There seats and the first deal are drawn for, and the pack is cut; here both are options.
jutpatti-page-elsewhere-session = Some count the hands won over an evening. Choose **no end set** for that.
jutpatti-page-elsewhere-suit = One guide says in passing that jokers are of the turned card’s suit only; its own example, and every other source, has all four suits.
jutpatti-page-elsewhere-throw-back = Where nothing forbids throwing back, a player can take the thrown card, return it, and so skip a turn. The option **throw back** allows it.
