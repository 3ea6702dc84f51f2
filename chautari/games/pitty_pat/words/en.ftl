# The words of Pitty Pat.
#
# In the sentences of events: $who the name of who did it, $you "yes" where the reader did it; $card and $upcard a card
# in words; $ranks the plural of one rank or of several (sixes and kings); $left how many cards the hand still has;
# $ends 1 where a flip ended the turn; $winners names joined, $count how many; numbers are numbers.

pitty_pat-name = Pitty Pat
pitty_pat-about = Match the upcard, throw another, and be first with an empty hand.

## Its choices

pitty_pat-option-version = Version
pitty_pat-option-version-help = In the standard game only an empty hand wins. In the version from Belize a pair held in hand counts as well: three pairs win, made on the table or kept in hand.
pitty_pat-option-version-standard = standard
pitty_pat-option-version-belize = from Belize
pitty_pat-option-match = A match in hand
pitty_pat-option-match-help = Sources differ. Usually a match that you hold must be played, and the table offers nothing else. With the other choice you may flip instead, and pass after the flip.
pitty_pat-option-match-must = must be played
pitty_pat-option-match-may = may be played
pitty_pat-option-next-dealer = Next dealer
pitty_pat-option-next-dealer-help = Who deals the next hand: somebody by lot, or the next player in turn. Whoever deals plays last.
pitty_pat-option-next-dealer-random = by lot
pitty_pat-option-next-dealer-passes = the next player
pitty_pat-option-hands = Game
pitty_pat-option-hands-help = Each hand can be a game of its own, or the first to win three, five or ten hands wins the game.
pitty_pat-option-hands-1 = one hand
pitty_pat-option-hands-3 = first to 3 hands
pitty_pat-option-hands-5 = first to 5 hands
pitty_pat-option-hands-10 = first to 10 hands

## What is to be done

pitty_pat-phase-match = { $you ->
    [yes] Your turn: match the upcard or flip
   *[no] { $who } is to match the upcard or flip
  }
pitty_pat-phase-must = Your turn: match the upcard
pitty_pat-phase-must-flip = Your turn: no match, so flip
pitty_pat-phase-may = Your turn: match, or flip
pitty_pat-phase-flipped = { $you ->
    [yes] The flipped card matches: play it
   *[no] { $who } can match the flipped card
  }
pitty_pat-phase-flipped-may = The flipped card matches: play it, or pass
pitty_pat-phase-throw = { $you ->
    [yes] Matched: now throw a card
   *[no] { $who } is to throw a card
  }
pitty_pat-phase-shuffle = The stock is being made anew
pitty_pat-phase-between = The hand is over
pitty_pat-phase-over = The game is over

## Moves, as one presses or says them

pitty_pat-move-match = Match with the { $card }
pitty_pat-move-throw = Throw the { $card }
pitty_pat-move-flip = Flip a card
pitty_pat-move-pass = Pass
pitty_pat-press-match = Match { $card }
pitty_pat-press-throw = Throw { $card }
pitty_pat-press-flip = Flip

## Places and what lies there

pitty_pat-place-stock = Stock
pitty_pat-place-pile = Upcard
pitty_pat-to-match = Match: { $ranks }
pitty_pat-flipped = Flipped: { $ranks }
pitty_pat-matches = matches
pitty_pat-pairs-with = pair with the { $card }
pitty_pat-last-card = last card
pitty_pat-your-last-card = Your last card
pitty_pat-made = { $made } of 3 matches
pitty_pat-pairs = { $pairs } of 3 pairs
pitty_pat-sort-pairs = Pairs

## The end of a hand

pitty_pat-match-number = match { $number }
pitty_pat-kept = kept in hand
pitty_pat-won-empty = The hand is empty
pitty_pat-won-pairs = Three pairs
pitty_pat-dead = All four { $ranks } are in hands, and nobody draws
pitty_pat-cards-left = cards left

## What happened

pitty_pat-event-dealt = { $you ->
    [yes] You dealt { $each } cards each.
   *[no] { $who } dealt { $each } cards each.
  }
pitty_pat-event-upcard = The { $card } was turned up: it is the upcard.
pitty_pat-event-matched = { $you ->
    [yes] You matched the { $upcard } with the { $card }.
   *[no] { $who } matched the { $upcard } with the { $card }.
  }
pitty_pat-event-threw = { $you ->
    [yes] { $left ->
        [1] You threw the { $card } and hold your last card.
       *[other] You threw the { $card }.
      }
   *[no] { $left ->
        [1] { $who } threw the { $card } and has one card left.
       *[other] { $who } threw the { $card }.
      }
  }
pitty_pat-event-flipped = { $you ->
    [yes] { $ends ->
        [1] You flipped the { $card }: no match.
       *[0] You flipped the { $card }: you can match it.
      }
   *[no] { $ends ->
        [1] { $who } flipped the { $card }: no match.
       *[0] { $who } flipped the { $card } and can match it.
      }
  }
pitty_pat-event-passed = { $you ->
    [yes] You passed.
   *[no] { $who } passed.
  }
pitty_pat-event-reshuffled = The stock ran out: { $count ->
    [one] one card of the discard pile is
   *[other] { $count } cards of the discard pile are
  } the new stock.
pitty_pat-event-won = { $you ->
    [yes] { $pairs ->
        [0] You are rid of every card and won the hand.
        [one] You won the hand with three pairs, one of them kept.
       *[other] You won the hand with three pairs, { $pairs } of them kept.
      }
   *[no] { $pairs ->
        [0] { $who } is rid of every card and won the hand.
        [one] { $who } won the hand with three pairs, one of them kept.
       *[other] { $who } won the hand with three pairs, { $pairs } of them kept.
      }
  }
pitty_pat-event-dead = No match can ever come: all four { $ranks } are in hands. The hand is void and is dealt again.
pitty_pat-event-stopped = The table stopped the game.
pitty_pat-event-game-over = { $count ->
    [1] { $you ->
        [yes] You won the game.
       *[no] { $winners } won the game.
      }
   *[other] { $winners } share the game.
  }

## How a hand ended

pitty_pat-reason-out = Rid of every card
pitty_pat-reason-dead = Void: no match could ever come

## Why a move is not allowed

refused-match-first = Match the upcard first; then a card is thrown.
refused-does-not-match = That card is not of the upcard’s rank.
refused-must-match = You hold a match, and at this table it must be played.
refused-already-flipped = One flip a turn: the stock has been turned already.
refused-flip-first = Passing is for after the flip.
refused-throw-first = Matched: now throw a card.
refused-stock-being-shuffled = The stock is being made anew.

## Why a computer player chose so; $who is the player in question

pitty_pat-why-any = Any move will do.
pitty_pat-why-flip-nothing = Nothing in hand matches, so the stock it is.
pitty_pat-why-match-must = The { $card } matches, and must be played.
pitty_pat-why-match-may = The { $card } matches: two cards fewer.
pitty_pat-why-overlooks = The { $card } was overlooked.
pitty_pat-why-keep-pair = The { $card } is half of a pair that counts already; another match serves better.
pitty_pat-why-keep-rank = The { $card } can wait; another match serves better.
pitty_pat-why-throw-any = The { $card } is as good as any.
pitty_pat-why-throw-spare = There are two of its rank in hand, and each needs a match of its own: the { $card } goes.
pitty_pat-why-throw-least = Little can still come to match the { $card }.
pitty_pat-why-throw-safe = { $who } can hardly match the { $card }, so it is safe to throw.
pitty_pat-why-throw-few = { $left ->
    [one] Only one card that would match the { $card } is still out there.
   *[other] Only { $left } cards that would match the { $card } are still out there.
  }
pitty_pat-why-throw-none = Nothing that would match the { $card } is left.

## As text

pitty_pat-text-upcard = Card to match: { $value }
pitty_pat-text-dead-ranks = Only in hands: { $value }
pitty_pat-text-seat-made = { $value } of 3 matches

## The first hand

pitty_pat-walk-hand = These are your cards. The card lying open beside the stock is the upcard.
pitty_pat-walk-goal = Match the upcard with a card of its rank, then throw one. Whoever is rid of every card first wins.
pitty_pat-walk-match = Have you a card of the upcard’s rank? It is raised: play it. If not, flip the top card of the stock.
pitty_pat-walk-throw = After a match throw any card. It is the next player’s upcard, so rather not one they can match.
