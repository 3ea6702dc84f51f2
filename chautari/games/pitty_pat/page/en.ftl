# The rule page of Pitty Pat. [text|word] leads to a word of the glossary; **text** is said with weight.

pitty_pat-page-about = The rules of Pitty Pat, row by row: the standard game, how a hand goes out, rulings a table asks about, the version from Belize, and where each rule comes from.
pitty_pat-page-intro = Pitty Pat takes a minute to learn: match the card that lies open, throw one more, and be the first whose hand is empty. Belize calls it its national card game.

## The rules

pitty_pat-page-standard = The standard game
pitty_pat-page-standard-lead = One pack of 52 cards. Suits mean nothing, and no rank is worth more than another.
pitty_pat-page-y1 = Two to four people play, five if the table likes. The deal and the turns go round to the left, with the clock. Everybody is dealt five cards, face down and one at a time, the player on the dealer’s left first.
pitty_pat-page-y1-note = two sources seat two to four, a third two to five; five players take 25 cards, so one pack is enough
pitty_pat-page-y2 = What is left is the [stock|stock], face down. Its top card is turned up beside it: that is the [upcard|upcard], and the beginning of the [discard pile|discard-pile].
pitty_pat-page-y3 = The player on the dealer’s left begins, so the dealer is the last to play.
pitty_pat-page-y4 = If you hold a card of the upcard’s rank, lay it on the upcard. That is a [match|match]. Then throw any other card on top; it is the new upcard, and your turn is over.
pitty_pat-page-y5 = If you hold none, [flip|flip] the top card of the stock onto the discard pile, once in a turn. Does your hand match that one? Then match it and throw a card, just as in Y4. If not, your turn is over.
pitty_pat-page-y6 = Whichever way it went, the next player plays against the newest upcard.
pitty_pat-page-y7 = The first player without a card wins the hand, and play stops. Whoever holds one last card and matches it is out: there is nothing to throw after it.

pitty_pat-page-three-pairs = Three pairs: how a hand goes out
pitty_pat-page-p1 = Each match takes two cards out of your hand, the one you lay and the one you throw. Five become three, and three become one.
pitty_pat-page-p2 = The third match takes the last card. So from five cards it is always three matches, and each is a [pair|pair]: a card of yours and the upcard under it. Pagat puts the aim in those words, three pairs from a hand of five.
pitty_pat-page-p3 = A hand from beginning to end: you are dealt a 4, a 7, a 9, a jack and a king.
pitty_pat-page-hand-first = The upcard is a jack
pitty_pat-page-hand-first-end = **First match.** Your jack goes on it, and you throw the 4. Three cards are left: 7, 9 and king.
pitty_pat-page-hand-second = In your next turn nothing matches, and you flip a 9
pitty_pat-page-hand-second-end = **Second match.** Your 9 goes on the 9, and you throw the king. You hold the 7 alone.
pitty_pat-page-hand-third = Two turns later a 7 lies there
pitty_pat-page-hand-third-end = **Third match, and out.** The last card is laid, and no other is thrown.
pitty_pat-page-y8 = Two cards of one rank in your hand do not go together: each needs a match of its own. You may lay one and throw the other.
pitty_pat-page-y8-note = the sources are silent
pitty_pat-page-hand-twins = You hold two jacks, and the upcard is a third
pitty_pat-page-hand-twins-end = **One of them goes.** The other now waits for the only jack that is left: throw it.

pitty_pat-page-rulings = Rulings a table asks about
pitty_pat-page-y9 = Nobody ever draws. A flipped card stays on the discard pile; it goes into no hand, cannot be swapped, and nobody picks anything up from the pile. Two players may make a match of the same rank in one hand.
pitty_pat-page-y10 = Here a match that you hold **must** be played, on the upcard and on the flipped card alike, and the table offers nothing else. If the table chooses that it **may** be played, you can flip although you hold a match, and pass after the flip although you hold one.
pitty_pat-page-y10-note = one source says that it must be played, another that it can be
pitty_pat-page-y11 = When a flip is wanted and the stock is empty, the discard pile is shuffled into a new stock, all but the upcard, and the flip is made in the same turn.
pitty_pat-page-y11-note = no source says what to do
pitty_pat-page-y12 = The first dealer is chosen at random, and so is a new one for each further hand. A table may let the deal pass on to the next player instead.
pitty_pat-page-y12-note = a source has a dealer chosen at random and a new one for the next hand; how to choose is left to the table
pitty_pat-page-y13 = Nothing is scored: when a hand is won, deal again. A table may keep a tally, and then the first to win three, five or ten hands wins the game.
pitty_pat-page-y13-note = the tally; the sources know single hands only
pitty_pat-page-r1 = One source ranks the ace high. It makes no difference in play, since a card matches its own rank only.
pitty_pat-page-y16 = A hand can come to a point at which no match is possible any more: every rank that is still held has all its four cards in hands, none in the stock or the discard pile. As nobody draws, it would never end. The table looks after every turn, says so, and the hand is [void|dead-hand]: nobody wins it, it counts as a hand played, and a new dealer deals again.
pitty_pat-page-y16-note = no source mentions it; it makes sure that every hand ends
pitty_pat-page-hand-dead = You hold three sixes, the last opponent the fourth
pitty_pat-page-hand-dead-end = **Void.** No six can turn up, whatever is flipped.

pitty_pat-page-belize = The version from Belize
pitty_pat-page-b1 = Pitty Pat is known as the national card game of Belize. A page from there says that it has many forms, and describes one; a table may choose it here.
pitty_pat-page-b2 = The deal and the turns are the same. The open pile is called the heap there, and a player who flips in vain passes.
pitty_pat-page-y14 = What differs is the end: a [pair|pair] that you hold counts already. You win as soon as you have laid a match and the cards left in your hand are nothing but pairs, or none at all. Together with the pairs made on the table that is three. Four of a rank are two pairs; three are a pair and a [spare|spare]. A hand just dealt cannot win before its first match.
pitty_pat-page-y14-note = beyond one pair; the source’s page has a single pair in hand
pitty_pat-page-hand-kings = You hold two kings, an 8, a 5 and a 2, and the upcard is an 8
pitty_pat-page-hand-kings-end = **First match.** The 8 is laid, the 2 thrown. Left are the kings and the 5.
pitty_pat-page-hand-kings-won = Then a 5 turns up
pitty_pat-page-hand-kings-won-end = **Second match: won.** Only the pair of kings is left. The standard game takes three matches.
pitty_pat-page-hand-two-pairs = You hold two kings, two 5s and an 8, and the upcard is an 8
pitty_pat-page-hand-two-pairs-end = **Won with one match.** Two pairs in hand and one made are three.
pitty_pat-page-hand-three-kings = You hold three kings, a 5 and an 8, and the upcard is an 8
pitty_pat-page-hand-three-kings-end = **Not yet.** The third king is a spare, and the 5 is alone.
pitty_pat-page-y15 = A card of a pair that you hold need not be matched, even where a match must be played: if all your cards that match are held as a pair, you may flip instead, and pass after the flip. The third of three alike is a spare and must be played.
pitty_pat-page-y15-note = the source says that the pair need not be matched, and this is what it would mean

pitty_pat-page-gathered = How these rules were gathered
pitty_pat-page-g1 = Pitty Pat has no governing body, and the pages that describe it are short. The standard game is what two of them agree on; where they part, the row says so.
pitty_pat-page-g2 = Pagat gives no rules of play. It was read for the number of players, for Belize, and for the aim of three pairs.
pitty_pat-page-g3 = The version from Belize follows the page that Pagat points to. It describes the game as played for a wager; we took the play and left the wager out.
pitty_pat-page-g4 = Rows marked as a house rule are our own, where the sources are silent or differ. The worked hands are ours too.

## Sections without numbers

pitty_pat-page-sources-lead = The rules were checked against these pages. The sentences are ours; so are the rules marked as such.

pitty_pat-page-tip-spare = In the standard game two of a rank are a burden: throw one. In the version from Belize they are a treasure: keep them.
pitty_pat-page-tip-left = Count what has gone by. A rank of which three cards lie in the pile hardly ever comes again before the stock is made anew.
pitty_pat-page-tip-next = Watch what the next player flips over. Where a match must be played, whoever flips holds none of that rank, and never will: nobody draws. Such a rank is safe to throw.
pitty_pat-page-tip-last = Think of the last card when you still have three. The one you keep should have the most of its kind still out.
pitty_pat-page-tip-keep = In the version from Belize a pair in hand saves you a whole match. Break it only when a lone card has nothing left to match it.

## Words

pitty_pat-word-pitty-pat = Pitty Pat
pitty_pat-word-pitty-pat-meaning = The game. Also written Pittypat.
pitty_pat-word-upcard = upcard
pitty_pat-word-upcard-meaning = The open card that is to be matched, the top of the discard pile.
pitty_pat-word-stock = stock
pitty_pat-word-stock-meaning = The face-down cards from which one flips.
pitty_pat-word-discard-pile = discard pile
pitty_pat-word-discard-pile-meaning = All that was turned up, matched and thrown. In Belize: the heap.
pitty_pat-word-match = match
pitty_pat-word-match-meaning = To lay a card on the upcard that has the same rank; also that card.
pitty_pat-word-flip = flip
pitty_pat-word-flip-meaning = To turn the stock’s top card up onto the discard pile.
pitty_pat-word-pair = pair
pitty_pat-word-pair-meaning = Two cards of one rank: a match and the card under it, or, in the version from Belize, two that are held.
pitty_pat-word-spare = spare
pitty_pat-word-spare-meaning = The third of three cards of one rank: it belongs to no pair.
pitty_pat-word-dead-hand = dead hand
pitty_pat-word-dead-hand-meaning = One in which no match can come any more. It is void.

## Questions

pitty_pat-page-question-how = How does a turn go?
pitty_pat-page-answer-how = Somebody throws a 6, and you hold a 3, a 6 and a queen. Your 6 goes on theirs, and you throw the 3 or the queen for the next player to match. Without a 6 you would flip one card, and match that one or be done.
pitty_pat-page-question-many = How many cards are dealt?
pitty_pat-page-answer-many = Five to each player, however many play. One more is turned up.
pitty_pat-page-question-players = How many can play?
pitty_pat-page-answer-players = Two to four, and five if you like.
pitty_pat-page-question-draw = Does one draw cards?
pitty_pat-page-answer-draw = No. A flipped card goes onto the pile, never into a hand. A hand of five can only shrink.
pitty_pat-page-question-must = Must I play a match that I hold?
pitty_pat-page-answer-must = The sources differ. Here you must, unless the table chooses otherwise, or you keep a pair in the version from Belize.
pitty_pat-page-question-rummy = Is it a kind of rummy?
pitty_pat-page-answer-rummy = Pagat files it there, because three pairs from five cards are the aim as in Conquian. Others call it a shedding game, because the first empty hand wins.

## Sources

pitty_pat-page-source-gamerules = Read for two to four players, a dealer chosen at random and a new one for each hand, a match that must be played, and its answers to readers: nobody takes from the pile, a flipped match counts in full, two players may pair the same rank.
pitty_pat-page-source-denexa = Read for two to five players, five cards each, the stock and the upcard.
pitty_pat-page-source-pagat = Read for the aim of three pairs, two to four players, and Belize.
pitty_pat-page-source-belizeans = The source of the version from Belize.

## Elsewhere

pitty_pat-page-elsewhere-may = Some let a player keep a match back. Choose that a match in hand **may** be played.
pitty_pat-page-elsewhere-dealer = The first dealer may be found in any way, such as cutting the pack. Here the lot decides, and a table may let the deal pass on afterwards.
pitty_pat-page-elsewhere-five = A card maker’s page seats five; others stop at four.
pitty_pat-page-elsewhere-wager = In Belize it is often played for a wager. Here nothing is staked.
pitty_pat-page-elsewhere-heap = Many forms are played in Belize. This house has the one that a page from there describes.
