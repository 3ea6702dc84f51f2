# The words of Teen Patti.
#
# In the sentences of events: $who the name of who did it, $you "yes" where the reader did it; $other a name, $otheryou
# "yes" where the reader is meant; $chips, $pot, $boot, $stake numbers of play chips; $blind 1 for a blind seat;
# $hand a kind of hand, $high the plural of its deciding rank, $spelt its three ranks; $winners names joined.

teen_patti-name = Teen Patti
teen_patti-about = Three cards and nerve: stay in blind or seen until one player is left, or the hands are turned up.

## Its choices

teen_patti-option-hands = Game
teen_patti-option-hands-help = After this many hands the player with the most chips wins. It ends earlier when one player holds every chip.
teen_patti-option-hands-10 = 10 hands
teen_patti-option-hands-20 = 20 hands
teen_patti-option-hands-30 = 30 hands
teen_patti-option-boot = Boot
teen_patti-option-boot-help = What everybody puts in before the deal. The stake begins there and stops at eight boots; the pot is shown at a hundred.
teen_patti-option-boot-5 = 5 chips
teen_patti-option-boot-10 = 10 chips
teen_patti-option-boot-20 = 20 chips
teen_patti-option-boot-50 = 50 chips
teen_patti-option-muflis = Muflis
teen_patti-option-muflis-help = The order of the hands is turned round: the lowest wins, and 5-3-2 in mixed suits is the best. The ace stays high.
teen_patti-option-wild = Wild cards
teen_patti-option-wild-help = A wild card stands for any card, and the hand counts as the best it can be. With a turned card, all cards of its rank are wild for that hand.
teen_patti-option-wild-none = none
teen_patti-option-wild-AK47 = A, K, 4 and 7
teen_patti-option-wild-rank = rank of a turned card
teen_patti-option-two-three-five = 2-3-5 beats a trail
teen_patti-option-two-three-five-help = 2-3-5, not all in one suit, beats every trail. With muflis, which turns the order round, it loses to every other hand.
teen_patti-option-blind-limit = Blind turns
teen_patti-option-blind-limit-help = Who has paid blind this many times in a hand looks at the cards before paying again.
teen_patti-option-blind-limit-0 = no limit
teen_patti-option-blind-limit-1 = 1
teen_patti-option-blind-limit-2 = 2
teen_patti-option-blind-limit-3 = 3
teen_patti-option-blind-limit-4 = 4
teen_patti-option-blind-limit-5 = 5
teen_patti-option-blind-limit-6 = 6
teen_patti-option-suits-break-ties = Suits break ties
teen_patti-option-suits-break-ties-help = Of equal hands the suits are compared, highest card first: spades, hearts, diamonds, clubs. No two hands are equal then.
teen_patti-option-show-price = A show costs
teen_patti-option-show-price-help = What one pays to ask for a show when two are left.
teen_patti-option-show-price-1 = one’s chaal
teen_patti-option-show-price-4 = four times the stake
teen_patti-option-show-tie = Equal hands in a show
teen_patti-option-show-tie-help = Who asked for the show loses when the two hands are equal, or else they share the pot.
teen_patti-option-show-tie-asker-loses = the asker loses
teen_patti-option-show-tie-split = the pot is shared

## What is to be done

teen_patti-phase-turn = { $you ->
    [yes] Your turn
   *[no] It is { $who }’s turn
  }
teen_patti-phase-asked = { $you ->
    [yes] You are asked for a side show
   *[no] { $who } is asked for a side show
  }
teen_patti-phase-between = The hand is over
teen_patti-phase-over = The game is over

## Moves, as one presses or says them; $n the chips they cost

teen_patti-move-see = See cards
teen_patti-move-chaal = Chaal { $n }
teen_patti-move-raise = Raise { $n }
teen_patti-move-pack = Pack
teen_patti-move-show = Show { $n }
teen_patti-move-sideshow = Side show { $n }
teen_patti-move-accept = Side show
teen_patti-move-decline = Decline
teen_patti-move-allin = { $n ->
    [0] All in, with nothing
   *[other] All in { $n }
  }

## On the table

teen_patti-place-turned = Turned card
teen_patti-play-chips = play chips only
teen_patti-hand-of = hand { $n } of { $all }
teen_patti-pot = Pot
teen_patti-stake = stake { $n }
teen_patti-boot = boot { $n }
teen_patti-seen-pays = seen pays { $n }
teen_patti-blind-pays = blind { $n }
teen_patti-limit = shown at { $n }
teen_patti-lowest-wins = lowest hand wins
teen_patti-wild = wild: { $ranks }
teen_patti-blind = blind
teen_patti-seen = seen
teen_patti-packed = packed
teen_patti-all-in = all in
teen_patti-out = out
teen_patti-your-cards = Your cards are face down, also for you.
teen_patti-asks-you = { $who } asks you for a side show
teen_patti-asks-help = Only you two see both hands. The lower one packs; if they are equal, { $who } packs.
teen_patti-asks-waits = { $who } asks { $other } for a side show
teen_patti-story = Chips over the game
teen_patti-story-of = { $who }: { $n } chips after hand { $hand }
teen_patti-last-hands = The last hands
teen_patti-last-hand = Hand { $n }: { $who }

teen_patti-tally = Chips
teen_patti-this-hand = this hand
teen_patti-with = with { $hand }
teen_patti-took-pot = { $count ->
    [one] { $you ->
        [yes] You take
       *[no] { $who } takes
    } { $n } { $with }
   *[other] { $who } share { $n } { $with }
  }
teen_patti-took-main = { $count ->
    [one] { $you ->
        [yes] You take
       *[no] { $who } takes
    } the main pot of { $n } { $with }
   *[other] { $who } share the main pot of { $n } { $with }
  }
teen_patti-took-side = { $count ->
    [one] { $you ->
        [yes] You take
       *[no] { $who } takes
    } a side pot of { $n } { $with }
   *[other] { $who } share a side pot of { $n } { $with }
  }
teen_patti-took-back = { $you ->
    [yes] You take back
   *[no] { $who } takes back
  } { $n } that nobody matched

teen_patti-kind = { $hand ->
    [trail] three { $high }
    [pure_sequence] pure sequence { $spelt }
    [sequence] sequence { $spelt }
    [colour] colour { $spelt }
    [pair] a pair of { $high }
    [two_three_five] 2-3-5
   *[high_card] high card { $spelt }
  }

## What happened

teen_patti-event-boots = Everybody put in the boot of { $boot }; the pot is { $pot }.
teen_patti-event-short-boot = { $you ->
    [yes] You had only { $chips } for the boot.
   *[no] { $who } had only { $chips } for the boot.
  }
teen_patti-event-dealt = { $you ->
    [yes] You dealt { $each } cards each, face down.
   *[no] { $who } dealt { $each } cards each, face down.
  }
teen_patti-event-turned = The { $card } was turned up: { $rank } are wild.
teen_patti-event-saw = { $you ->
    [yes] You looked at your cards.
   *[no] { $who } looked at the cards.
  }
teen_patti-event-chaal = { $you ->
    [yes] { $blind ->
        [1] You played blind for { $chips }.
       *[0] You played a chaal of { $chips }.
      }
   *[no] { $blind ->
        [1] { $who } played blind for { $chips }.
       *[0] { $who } played a chaal of { $chips }.
      }
  }
teen_patti-event-raised = { $you ->
    [yes] { $blind ->
        [1] You raised blind with { $chips }: the stake is { $stake }.
       *[0] You raised with { $chips }: the stake is { $stake }.
      }
   *[no] { $blind ->
        [1] { $who } raised blind with { $chips }: the stake is { $stake }.
       *[0] { $who } raised with { $chips }: the stake is { $stake }.
      }
  }
teen_patti-event-packed = { $you ->
    [yes] You packed.
   *[no] { $who } packed.
  }
teen_patti-event-asked-show = { $you ->
    [yes] You paid { $chips } and asked { $other } for a show.
   *[no] { $otheryou ->
        [yes] { $who } paid { $chips } and asked you for a show.
       *[no] { $who } paid { $chips } and asked { $other } for a show.
      }
  }
teen_patti-event-asked-side-show = { $you ->
    [yes] You paid { $chips } and asked { $other } for a side show.
   *[no] { $otheryou ->
        [yes] { $who } paid { $chips } and asked you for a side show.
       *[no] { $who } paid { $chips } and asked { $other } for a side show.
      }
  }
teen_patti-event-declined = { $you ->
    [yes] You declined the side show.
   *[no] { $who } declined the side show.
  }
teen_patti-event-side-show = { $you ->
    [yes] You and { $other } looked at each other’s hands.
   *[no] { $otheryou ->
        [yes] { $who } and you looked at each other’s hands.
       *[no] { $who } and { $other } looked at each other’s hands.
      }
  }
teen_patti-event-packed-in-side-show = { $you ->
    [yes] You packed after the side show.
   *[no] { $who } packed after the side show.
  }
teen_patti-event-all-in = { $you ->
    [yes] { $chips ->
        [0] You went all in with nothing left.
       *[other] You went all in with { $chips }.
      }
   *[no] { $chips ->
        [0] { $who } went all in with nothing left.
       *[other] { $who } went all in with { $chips }.
      }
  }
teen_patti-event-limit = The pot has reached { $limit }: everybody still in shows.
teen_patti-event-shown = { $hand ->
    [trail] { $who } showed three { $high }.
    [pure_sequence] { $who } showed a pure sequence, { $spelt }.
    [sequence] { $who } showed a sequence, { $spelt }.
    [colour] { $who } showed a colour, { $spelt }.
    [pair] { $who } showed a pair of { $high }.
    [two_three_five] { $who } showed 2-3-5.
   *[high_card] { $who } showed { $spelt }.
  }
teen_patti-event-won = { $you ->
    [yes] { $part ->
        [main] You took { $chips } from the main pot.
        [side] You took { $chips } from a side pot.
        [back] You took back { $chips } that nobody matched.
       *[pot] { $sharing ->
            [1] You took the pot of { $chips }.
           *[other] You took { $chips } of the pot.
          }
      }
   *[no] { $part ->
        [main] { $who } took { $chips } from the main pot.
        [side] { $who } took { $chips } from a side pot.
        [back] { $who } took back { $chips } that nobody matched.
       *[pot] { $sharing ->
            [1] { $who } took the pot of { $chips }.
           *[other] { $who } took { $chips } of the pot.
          }
      }
  }
teen_patti-event-out = { $you ->
    [yes] You have no chips left and sit out the rest of the game.
   *[no] { $who } has no chips left and sits out the rest of the game.
  }
teen_patti-event-stopped = The table stopped the game.
teen_patti-event-game-over = { $count ->
    [1] { $you ->
        [yes] You won the game.
       *[no] { $winners } won the game.
      }
   *[other] { $winners } share the game.
  }

## How a hand ended

teen_patti-reason-last-in = All others packed
teen_patti-reason-show = The hands were shown
teen_patti-show-asked = Shown on request
teen_patti-show-all-in = Shown after an all in
teen_patti-show-limit = Shown at the pot limit

## Why a move is not allowed

refused-answer-first = You are asked for a side show: accept or decline it first.
refused-nothing-asked = Nobody has asked for a side show.
refused-already-seen = You have seen your cards already.
refused-see-first = You have paid blind as often as this table allows: see your cards first.
refused-not-short = You can pay for a chaal, so there is no all in yet.
refused-show-needs-two = A show can be asked for when two are left.
refused-show-of-blind = Who has seen the cards may not ask a blind player for a show.
refused-side-show-needs-three = With two left, ask for a show.
refused-side-show-blind = A blind player cannot ask for a side show.
refused-side-show-of-blind = The player before you is blind: no side show.
refused-stake-at-top = The stake cannot go higher than eight boots.
refused-too-few-chips = You have too few chips for that.
refused-stacks-not-allowed = The chips at the start are to be whole numbers, one for each of the { $seats } seats, and at least two seats need some.

## Why a computer player chose so; $chance in percent, $players those still in beside the one who chooses

teen_patti-why-any = Any move will do.
teen_patti-why-only = Nothing else can be done.
teen_patti-why-look = It is time to know the cards.
teen_patti-why-blind = Without having looked, one hand is as good as another.
teen_patti-why-blind-cheap = Staying blind costs half, and tells nobody anything.
teen_patti-why-blind-raise = A blind raise makes those who have looked pay twice as much.
teen_patti-why-blind-show = A blind show is cheap, and an even chance.
teen_patti-why-raise-good = The best hand in about { $chance } cases of a hundred: let the pot grow.
teen_patti-why-raise-bluff = Best in only { $chance } of a hundred, but a raise may make others pack.
teen_patti-why-stay-good = { $players ->
    [one] Best against one player in about { $chance } cases of a hundred: worth staying.
   *[other] Best against { $players } players in about { $chance } cases of a hundred: worth staying.
  }
teen_patti-why-stay-price = Best in about { $chance } of a hundred: for this pot the price is right.
teen_patti-why-pack = Best in only { $chance } of a hundred: too little for the price.
teen_patti-why-show = { $chance } chances of a hundred, and the pot is worth the price of a show.
teen_patti-why-sideshow = A side show may put one player out for the price of a chaal.
teen_patti-why-accept = Better than that hand more often than not: accept.
teen_patti-why-decline = Too uncertain to risk the hand on one comparison.
teen_patti-why-allin = The last chips go in: { $chance } chances of a hundred.

## As text

teen_patti-text-pot = Pot { $value }, stake { $stake }, boot { $boot }. Play chips only.
teen_patti-text-wild = Wild: { $value }
teen_patti-text-lowest-wins = The lowest hand wins.
teen_patti-text-asker = { $asker_name } asks for a side show.
teen_patti-text-seat-standing = { $value ->
    [blind] blind
    [seen] has seen the cards
    [packed] packed
   *[out] out
  }

## The first hand

teen_patti-walk-hand = Your three cards lie face down, for you too. That is playing blind, and it costs half.
teen_patti-walk-goal = Have the best three cards of those who stay in, or make everybody else pack: the pot is yours.
teen_patti-walk-turn = Chaal pays and stays in. See cards looks at them, and everything costs double from then on. Pack gives up.
teen_patti-walk-asked = Somebody wants to compare hands with you alone. The lower one packs; you may decline.
