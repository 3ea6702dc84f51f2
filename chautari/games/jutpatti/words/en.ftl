# The words of Jutpatti.
#
# In the sentences of events: $who the name of who did it, $you "yes" where the reader did it; $card a card in words;
# $joker the plural of a rank (ranks-6); $called 0 or 1; $winners names joined, $count how many; numbers are numbers.

jutpatti-name = Jutpatti
jutpatti-about = Take a card, throw a card, and be first with nothing but pairs.

## Its choices

jutpatti-option-cards = Cards each
jutpatti-option-cards-help = Seven is usual. Five make quick, lucky hands; nine and eleven take longer. Nine need five players or fewer, eleven need four or fewer; with more, the table deals the largest number that fits.
jutpatti-option-cards-5 = 5
jutpatti-option-cards-7 = 7
jutpatti-option-cards-9 = 9
jutpatti-option-cards-11 = 11
jutpatti-option-hands = Game
jutpatti-option-hands-help = Each hand can be a game of its own, or the first to win three or five hands wins the game. With no end set, hands won are counted until the table stops.
jutpatti-option-hands-1 = one hand
jutpatti-option-hands-3 = first to 3 hands
jutpatti-option-hands-5 = first to 5 hands
jutpatti-option-hands-open = no end set
jutpatti-option-call = Call it yourself
jutpatti-option-call-help = The table does not say when your hand is all pairs: you must see it and say so. Throw a card instead, and play goes on.
jutpatti-option-throw-back = Throw back what you took
jutpatti-option-throw-back-help = The card just taken from the pile may be thrown again in the same turn.
jutpatti-option-draw-for-seats = Draw for seats
jutpatti-option-draw-for-seats-help = Before the first deal everybody draws a card. Players sit from the highest to the lowest, and the highest deals. Equal cards are drawn again.
jutpatti-option-cut = Cut the pack
jutpatti-option-cut-help = The player before the dealer cuts the pack before each deal.
jutpatti-option-show-all = Show all hands at the end
jutpatti-option-show-all-help = When a hand is won, the other hands are turned up too.

## What the table says before the deal

jutpatti-notice-fewer-cards = { $asked } cards each do not go round with { $seats } players: { $each } each are dealt.

## What is to be done

jutpatti-phase-cut = { $you ->
    [yes] Your turn: cut the pack
   *[no] { $who } is to cut the pack
  }
jutpatti-phase-take = { $you ->
    [yes] Your turn: take a card
   *[no] { $who } is to take a card
  }
jutpatti-phase-throw = { $you ->
    [yes] Your turn: throw a card
   *[no] { $who } is to throw a card
  }
jutpatti-phase-shuffle = The deck is being remade
jutpatti-phase-between = The hand is over
jutpatti-phase-over = The game is over

## Moves, as one presses or says them

jutpatti-move-deck = Take from the deck
jutpatti-move-pile = Take the { $card }
jutpatti-move-throw = Throw the { $card }
jutpatti-move-call = All pairs!
jutpatti-move-cut = Cut at { $n }

## Places and what lies there

jutpatti-place-deck = Deck
jutpatti-place-pile = Thrown
jutpatti-place-turned = Turned card

## The hand and the turned card on the table

jutpatti-turned-is = Turned up: { $turned }
jutpatti-jokers-are = { $jokers } are jokers
jutpatti-pairs-so-far = { $pairs } of { $needed } pairs
jutpatti-pairs-with = pairs with { $card }
jutpatti-is-joker = joker
jutpatti-sort-pairs = Pairs
jutpatti-press-pile = Take { $card }
jutpatti-press-throw = Throw { $card }

## What happened

jutpatti-event-cut = { $you ->
    [yes] You cut the pack at { $place }.
   *[no] { $who } cut the pack at { $place }.
  }
jutpatti-event-dealt = { $you ->
    [yes] You dealt { $each } cards each.
   *[no] { $who } dealt { $each } cards each.
  }
jutpatti-event-turned = The { $card } was turned up: { $joker } are jokers.
jutpatti-event-took-deck = { $you ->
    [yes] You took the { $card } from the deck.
   *[no] { $who } took from the deck.
  }
jutpatti-event-took-pile = { $you ->
    [yes] You took the thrown { $card }.
   *[no] { $who } took the thrown { $card }.
  }
jutpatti-event-threw = { $you ->
    [yes] You threw the { $card }.
   *[no] { $who } threw the { $card }.
  }
jutpatti-event-reshuffled = The deck ran out: { $count ->
    [one] one thrown card is
   *[other] { $count } thrown cards are
  } the new deck.
jutpatti-event-won = { $you ->
    [yes] { $called ->
        [1] You called it and won the hand with { $pairs } pairs.
       *[0] You won the hand with { $pairs } pairs.
      }
   *[no] { $called ->
        [1] { $who } called it and won the hand with { $pairs } pairs.
       *[0] { $who } won the hand with { $pairs } pairs.
      }
  }
jutpatti-event-shown = The other hands were turned up.
jutpatti-event-void = The deck was used up too often: the hand is void, and the same dealer deals again.
jutpatti-event-stopped = The table stopped the game.
jutpatti-event-game-over = { $count ->
    [0] The game ended without a winner.
    [1] { $you ->
        [yes] You won the game.
       *[no] { $winners } won the game.
      }
   *[other] { $winners } share the game.
  }

## How a hand ended

jutpatti-reason-pairs = All pairs
jutpatti-reason-dead = Void: the deck was used up too often

## Why a move is not allowed

refused-cut-first = The pack is to be cut first.
refused-nothing-to-cut = Nothing is to be cut now.
refused-cut-place = The pack can be cut at a place from 1 to 51.
refused-take-first = Take a card first, then throw one.
refused-nothing-thrown = Nothing has been thrown yet: take from the deck.
refused-already-taken = A card has been taken already: throw one.
refused-just-taken = The card just taken from the pile may not be thrown in the same turn.
refused-not-all-pairs = The hand is not all pairs yet.
refused-nothing-to-call = Nothing is called at this table: it spots a winning hand by itself.
refused-deck-being-shuffled = The deck is being remade.

## Why a computer player chose so; $who is the player in question

jutpatti-why-any = Any move will do.
jutpatti-why-cut = Any place is as good as another.
jutpatti-why-take-first = Nothing has been thrown, so the deck it is.
jutpatti-why-take-wins = The { $card } makes the whole hand pairs.
jutpatti-why-take-joker = The { $card } is a joker: it pairs with anything.
jutpatti-why-take-pairs = The { $card } makes a pair.
jutpatti-why-take-blind = The { $card } makes no pair; the deck may.
jutpatti-why-take-odds = The { $card } makes no pair. Of { $unseen } cards not seen yet, { $good } would.
jutpatti-why-call = Every card is in a pair: say so.
jutpatti-why-throw-any = The { $card } has no partner.
jutpatti-why-throw-spare = Of three alike the { $card } is to spare.
jutpatti-why-throw-odd = The { $card } has no partner, and few can still come.
jutpatti-why-throw-safe = { $who } has let this rank go by, so the { $card } is safe to throw.
jutpatti-why-throw-few = { $left ->
    [one] Only one partner of the { $card } is still out there.
   *[other] Only { $left } partners of the { $card } are still out there.
  }
jutpatti-why-throw-dead = No partner of the { $card } is left.

## As text

jutpatti-text-joker = Jokers: { $value }
jutpatti-text-pairs = Pairs in your hand: { $length } of { $pairs_needed }

## The first hand

jutpatti-walk-hand = These are your cards. A line joins two that pair; a star marks a joker, which pairs with anything.
jutpatti-walk-goal = Make your whole hand pairs, with one card more than you hold now. Whoever does so first wins.
jutpatti-walk-take = Take a card: unseen from the deck, or the last one thrown if it makes a pair.
jutpatti-walk-throw = Now throw one that has no partner. Touch it: it is lifted, and the button throws it.
