# The rule page of Teen Patti. [text|word] leads to a word of the glossary; **text** is said with weight. Gaps with
# names of hands are filled with chances counted over all hands.

teen_patti-page-about = The rules of Teen Patti, clause by clause: the hands and their chances, blind and seen, show and side show, every house rule, and where each rule comes from. For play chips only.
teen_patti-page-intro = Teen Patti, called [Flush|flush] in most of Nepal, is the game of Dashain evenings: three cards each, and the nerve to stay in. You decide how long, with your cards seen or unseen, until one player is left or the hands are turned up.

## The rules

teen_patti-page-players = Players and cards
teen_patti-page-players-lead = One pack of 52 cards, no jokers. The game is at its best with four to six.
teen_patti-page-t1 = Two to six people play. The deal and the turns both go round to the right, against the clock.
teen_patti-page-t2 = Everybody begins every game with 1,000 play chips. They keep the score and nothing else: they have no value, cannot be bought, sold, given or carried over, and start afresh with the next game.
teen_patti-page-t3 = A game is twenty hands, or ten or thirty. The [boot|boot] is 10 chips, or 5, 20 or 50.
teen_patti-page-t4 = The first dealer is picked at random. After every hand the deal moves one seat on, past those who are out.

teen_patti-page-ranking = The hands, best first
teen_patti-page-ranking-lead = There are { $hands } hands of three cards, of { $strengths } different strengths. The chances are counted over all of them.
teen_patti-page-t5 = [Trail|trial]: three of a rank, three aces best. [Pure sequence|double-run]: a run in one suit. [Sequence|run]: a run in mixed suits. [Colour|colour]: three of one suit that are no run. [Pair|jute]: two of a rank. High card: anything else.
teen_patti-page-hand-trail = 1 · Trail
teen_patti-page-hand-trail-end = { $trail } of { $hands } hands: **{ $trail_percent } %**, one in { $trail_in }.
teen_patti-page-hand-pure = 2 · Pure sequence
teen_patti-page-hand-pure-end = { $pure_sequence } hands: **{ $pure_sequence_percent } %**, one in { $pure_sequence_in }.
teen_patti-page-hand-sequence = 3 · Sequence
teen_patti-page-hand-sequence-end = { $sequence } hands: **{ $sequence_percent } %**, one in { $sequence_in }.
teen_patti-page-hand-colour = 4 · Colour
teen_patti-page-hand-colour-end = { $colour } hands: **{ $colour_percent } %**, one in { $colour_in }.
teen_patti-page-hand-pair = 5 · Pair
teen_patti-page-hand-pair-end = { $pair } hands: **{ $pair_percent } %**, one in { $pair_in }.
teen_patti-page-hand-high = 6 · High card
teen_patti-page-hand-high-end = { $high_card } hands: **{ $high_card_percent } %**, three in four.
teen_patti-page-t6 = Of the runs A-K-Q is best and A-2-3 second; then come K-Q-J, Q-J-10 and so on down to 4-3-2. K-A-2 is no run.
teen_patti-page-t7 = Of hands of one kind the higher card decides, then the next, then the last. Pairs count by the pair first, then by the odd card. The ace is high outside A-2-3. Suits never break a tie: hands can be equal.

teen_patti-page-boot = The boot and the deal
teen_patti-page-t8 = At the start of a hand everybody who has chips puts the [boot|boot] in the pot. Who has less puts in what there is.
teen_patti-page-t9 = The dealer gives three cards each, face down, one at a time from the player on the right, who also acts first. Those without chips are not in the hand.

teen_patti-page-blind = Blind and seen
teen_patti-page-t10 = Everybody starts [blind|blind]: the cards are hidden from their own player too, and the server does not send them. The stake begins at the boot.
teen_patti-page-t11 = On your turn you may look at your cards. You are then [seen|seen] for the rest of the hand, and your turn goes on. There is no way back.

teen_patti-page-paying = Chaal, raise and pack
teen_patti-page-t12 = [Chaal|chaal]: a blind player pays the stake, a seen player twice the stake.
teen_patti-page-t13 = Raise: pay twice your chaal, and the stake doubles for all that follows. It never goes above eight boots: with a boot of 10 a blind chaal is at most 80 and a seen one at most 160.
teen_patti-page-t14 = [Pack|pack]: you are out of the hand, and what you paid stays in the pot.
teen_patti-page-t15 = When all others have packed, the last player takes the pot and shows nothing.

teen_patti-page-show = The show
teen_patti-page-t16 = With exactly two players in, the one to act may pay the chaal and ask for a [show|show]. Both hands are turned up, and the better one takes the pot.
teen_patti-page-t17 = When the hands are equal, the one who asked loses.
teen_patti-page-t17-note = one source shares the pot; here that is a house rule, T39
teen_patti-page-hand-equal = Equal hands: who asked for the show?
teen_patti-page-hand-equal-end = **That player loses.** King, queen and nine are the same, and suits do not count.
teen_patti-page-t18 = A blind player may ask anybody. A seen player may ask only a seen one; against a blind player it is chaal, raise or pack.

teen_patti-page-side-show = The side show
teen_patti-page-t19 = With three or more in, a seen player may ask for a [side show|side-show] of the player still in who is nearest before, if that one is seen too. Asking costs a seen chaal.
teen_patti-page-t19-note = one source allows it only when everybody is seen; most need only the two
teen_patti-page-t20 = The asked player accepts or declines; no answer in time is a decline. Declined, the asker has made a chaal. Accepted, only those two see both hands, and the lower one packs; when they are equal, the asker packs. Either way play goes on after the asker.
teen_patti-page-t21 = What the two saw, they go on seeing until the hand ends. Nobody else learns either hand from it, only who packed.

teen_patti-page-limit = The pot limit
teen_patti-page-t22 = When the pot reaches a hundred boots by a chaal, a raise or a side show’s payment, nobody pays any more and all who are still in show at once. The best hand takes the pot; equal best hands share it.
teen_patti-page-t22-note = a side show that reaches the limit is not held; a show that was asked for stays that show, with T17
teen_patti-page-t23 = In a show among all, every hand still in is turned up for everybody. Packed hands are never shown, also not after the game.

teen_patti-page-short = Running short
teen_patti-page-t24 = Who cannot pay the chaal may go **all in** with whatever is left, also with nothing, instead of packing. All still in then show at once, blind or seen, and equal best hands share. Chips that are just enough for the chaal are an ordinary chaal; that player goes all in at the next turn.
teen_patti-page-t25 = When a pot cannot be shared evenly, the odd chips go one each to those who share it, in order from the player after the dealer.
teen_patti-page-t25-note = the sources do not say
teen_patti-page-t26 = Who is all in, or had too little for the boot, wins from each player at most as many chips as they put in themselves. The pot falls into layers: each goes to the best hand among those who paid that far, and what lies above the last cap goes to the best of the others. A layer that nobody still in may win joins the one below. Nobody else is capped, however differently blind and seen players paid.
teen_patti-page-t27 = Who could pay only part of the boot is in the hand. At their turn they may go all in with nothing, or pack. If all others pack, they take the whole pot, like anyone.
teen_patti-page-t27-note = the sources count such a player in, but do not say when the hands are shown
teen_patti-page-t28 = A raise, a show or a side show needs its full price. With less it is not offered.

teen_patti-page-winning = Winning the game
teen_patti-page-t29 = Who has no chips left after a hand sits out the rest of the game. The game ends early when one player holds every chip.
teen_patti-page-t30 = After the last hand the most chips win; equal stacks share the win.
teen_patti-page-t31 = When a game is stopped in the middle of a hand, that hand does not count: chips are as they were before its boot.
teen_patti-page-t31-note = the sources do not say
teen_patti-page-t32 = No chip is ever lost or made: stacks and pot together are always 1,000 for every seat.

teen_patti-page-house-rules = House rules
teen_patti-page-house-rules-lead = Each is a choice of the table, and none is on unless somebody switches it on.
teen_patti-page-t33 = [Muflis|muflis]: the order is turned round and the lowest hand wins. The ace stays high; runs and colours stay what they are.
teen_patti-page-hand-muflis = The best hand in muflis
teen_patti-page-hand-muflis-end = **5-3-2 in mixed suits.** 4-3-2 would be a run.
teen_patti-page-t34 = **Wild cards**: all aces, kings, fours and sevens, or all cards of the rank of a card turned up after the deal, stand for any card. The hand counts as the best it can be, in muflis as the lowest, and equals the same hand without a wild card.
teen_patti-page-hand-wild = Sevens are wild
teen_patti-page-hand-wild-end = **A trail of nines**, equal to three real ones.
teen_patti-page-t35 = **2-3-5**, not in one suit, beats every trail. In muflis, which turns the order round, it loses to every other hand.
teen_patti-page-hand-235 = 2-3-5 in mixed suits
teen_patti-page-hand-235-end = **Better than three aces**, where the table plays so.
teen_patti-page-t36 = **A limit on blind turns**: who has paid blind so many times in a hand looks at the cards before paying again. Going all in with nothing left pays nothing, and may be done blind.
teen_patti-page-t37 = **Suits break ties**: of equal hands the suits are compared, highest card first, in the order spades, hearts, diamonds, clubs. The ace of A-2-3 is the lowest there, and a wild card counts as the card it is. Nothing is equal then.
teen_patti-page-t38 = **A dear show**: asking for a show costs four times the stake, blind or seen.
teen_patti-page-t39 = **A shared show**: equal hands in a show that was asked for share the pot.

## Sections without numbers

teen_patti-page-sources-lead = The rules were checked against these pages. The sentences are ours; so are the rules marked as such.

teen_patti-page-tip-blind = Stay blind for a round or two. It costs half, tells nobody anything, and three hands in four are only a high card anyway.
teen_patti-page-tip-pair = Only { $pair_or_better } hands in a hundred are a pair or better, and { $colour_or_better } a colour or better. At a table of four a pair is good, and a colour is strong.
teen_patti-page-tip-raise = Whoever looks and then raises usually has something. Give more weight to the raise than to the face.
teen_patti-page-tip-pack = Pack weak hands early. A chaal not paid is a chaal won.
teen_patti-page-tip-side-show = With a fair hand, a side show can put one player out for the price of a chaal, and tells you where you stand.
teen_patti-page-tip-show = A blind player may ask for a show for half of what a seen one pays. Against somebody who has looked that is often the cheapest way out.

## Words

teen_patti-word-teen-patti = teen patti
teen_patti-word-teen-patti-meaning = Three cards: the name of the game.
teen_patti-word-flush = flush
teen_patti-word-flush-meaning = What most players in Nepal call the game; also flash.
teen_patti-word-boot = boot
teen_patti-word-boot-meaning = The chips that everybody puts in before the deal.
teen_patti-word-chaal = chaal
teen_patti-word-chaal-meaning = The payment for staying in: the stake when blind, twice the stake when seen.
teen_patti-word-blind = blind
teen_patti-word-blind-meaning = Playing without having looked at one’s cards.
teen_patti-word-seen = seen
teen_patti-word-seen-meaning = Having looked. A seen chaal costs twice a blind one.
teen_patti-word-pack = pack
teen_patti-word-pack-meaning = To give up the hand. What one paid stays in the pot.
teen_patti-word-show = show
teen_patti-word-show-meaning = Turning up both hands when two are left.
teen_patti-word-side-show = side show
teen_patti-word-side-show-meaning = Comparing hands in private with the player before; the lower one packs.
teen_patti-word-trial = trial
teen_patti-word-trial-meaning = A trail: three cards of one rank.
teen_patti-word-double-run = double run
teen_patti-word-double-run-meaning = A pure sequence: three in a row in one suit.
teen_patti-word-run = run
teen_patti-word-run-meaning = A sequence: three in a row in mixed suits.
teen_patti-word-colour = colour
teen_patti-word-colour-meaning = Three cards of one suit that are not in a row.
teen_patti-word-jute = jute
teen_patti-word-jute-meaning = A pair: two cards of one rank.
teen_patti-word-muflis = muflis
teen_patti-word-muflis-meaning = The game turned round: the lowest hand wins.

## Questions

teen_patti-page-question-highest = What is the highest hand?
teen_patti-page-answer-highest = Three aces. Any three of a rank beat every other kind of hand.
teen_patti-page-question-a23 = Is A-2-3 better than K-Q-J?
teen_patti-page-answer-a23 = Yes. A-K-Q is the best run, A-2-3 the second, and K-Q-J comes after them. K-A-2 is no run at all.
teen_patti-page-question-blind = What is the difference between blind and seen?
teen_patti-page-answer-blind = Who is blind has not looked and pays the stake. Who is seen has looked and pays twice the stake. On your turn you may go from blind to seen, never back.
teen_patti-page-question-equal = Who wins a show when the hands are equal?
teen_patti-page-answer-equal = The player who did not ask for it. A table may choose to share the pot instead.
teen_patti-page-question-side-show = How does a side show work?
teen_patti-page-answer-side-show = With three or more in, a seen player asks the seen player just before to compare hands. Only those two look. The lower hand packs; when they are equal, the one who asked does.
teen_patti-page-question-friends = Can we play from different places?
teen_patti-page-answer-friends = Yes. Open a table and send its link or its code; nobody needs an account, and computers keep the empty seats. One phone can also go round the room: a blind player needs no cover.
teen_patti-page-question-chips = Are the chips worth anything?
teen_patti-page-answer-chips = No. Everybody gets the same 1,000 at the start of every game. They cannot be bought, sold, given, won or carried over. Please do not play for money: in Nepal that is against the law.
teen_patti-page-question-flush = Is Teen Patti the same as Flush?
teen_patti-page-answer-flush = Yes. Flush or flash is its name in most of Nepal. It is a cousin of three-card brag.

## Sources

teen_patti-page-source-amarnepal = The standard here follows this table’s page: 1,000 chips, twenty hands, the boot, blind and seen, the stake up to eight boots, the pot limit, all in and the side pot.
teen_patti-page-source-wikipedia = Read for the order of hands and runs, and for blind players paying half; it shares equal shows, which is a house rule here.
teen_patti-page-source-pagat = Read for the pack, the comparison card by card, and that 2-A-K is no run.
teen_patti-page-source-bhoos = Read for the boot, the seen payment, the show of two, and equal hands in a side show going against the asker.
teen_patti-page-source-gather = Read for a seen player not asking a blind one, equal shows going to the one who did not ask, and how a side show is settled.

## Elsewhere

teen_patti-page-elsewhere-split = Some tables share the pot when a show finds equal hands: the house rule **equal hands in a show**.
teen_patti-page-elsewhere-side-show = Some allow a side show only once everybody has looked.
teen_patti-page-elsewhere-wild = Many groups play with wild cards of all sorts; two kinds are house rules here.
teen_patti-page-elsewhere-muflis = Some play a round of muflis now and then; here a whole game is played one way or the other.
teen_patti-page-elsewhere-blind = Some end blind play after three or four rounds: the house rule **blind turns**.
teen_patti-page-elsewhere-price = In some places a show costs four times the stake, so that it is asked for less often.
