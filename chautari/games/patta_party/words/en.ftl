# The words of Patta Party.
#
# In the sentences of events: $who the name of who did it, $you "yes" where the reader did it; $card a card in words;
# $team "ours" or "theirs" as the reader sees it, to those who look on "even" (the dealer's side of seat 0) or "odd";
# $suit c, d, h or s; $winners names joined, $count how many; numbers are numbers.

patta_party-name = Patta Party
patta_party-about = Two teams, three deals with bids between them, and thirteen tricks.

## Its choices

patta_party-option-jokers = Joker mode
patta_party-option-jokers-help = One joker for each pack. A joker turns a trick over to the other team; it can be played only when you cannot follow suit.
patta_party-option-length = Game
patta_party-option-length-help = A lead of 52 wins at once. Otherwise the team ahead after the last hand wins; if the score is level there, one more hand decides.
patta_party-option-length-normal = 10 hands
patta_party-option-length-quick = 6 hands
patta_party-option-length-full = to a lead of 52
patta_party-option-show-all = Show all hands at the end
patta_party-option-show-all-help = When a hand is over, the cards that are left are turned up.

## What the table says before the deal

patta_party-notice-pack-4-jokers = One pack with a joker in place of the 2♣.
patta_party-notice-pack-6 = Two packs without 2s, 3s, 4s and both 5♦: 78 cards.
patta_party-notice-pack-6-jokers = Two packs without 2s, 3s and 4s, two jokers in place of one 5 of each suit: 78 cards.
patta_party-notice-pack-8 = Two packs: 104 cards.
patta_party-notice-pack-8-jokers = Two packs with two jokers in place of both 2♣: 104 cards.

## What is to be done

patta_party-phase-bid = { $you ->
    [yes] Your turn: bid or pass
   *[no] { $who } is to bid
  }
patta_party-phase-trump = { $you ->
    [yes] Your bid: call trump
   *[no] { $who } is to call trump
  }
patta_party-phase-play = { $you ->
    [yes] Your turn: play a card
   *[no] { $who } is to play
  }
patta_party-phase-between = The hand is over
patta_party-phase-over = The game is over

## Moves, as one presses or says them

patta_party-move-pass = Pass
patta_party-move-bid = Bid { $n }
patta_party-move-trump = Trump { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }
patta_party-move-play = Play the { $card }

## Places and what lies there

patta_party-place-deck = Not dealt yet
patta_party-place-trick = The trick
patta_party-place-last = The last trick

## Bids, trump and tricks on the table

patta_party-sort-trump = Trump first
patta_party-press-pass = Pass
patta_party-press-trump = { $card } { $suit ->
    [c] Clubs
    [d] Diamonds
    [h] Hearts
   *[s] Spades
  }
patta_party-press-play = Play { $card }
patta_party-passed = pass
patta_party-no-bid = no bid yet
patta_party-trump = trump
patta_party-bid = bid
patta_party-is-trump = trump
patta_party-deal-number = Deal { $deals } of 3
patta_party-led-by = { $you ->
    [yes] You led
   *[no] { $who } led
  } { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }
patta_party-joker-in = Joker in: the best card’s side loses
patta_party-jokers-in = Two jokers: the best card takes it
patta_party-tricks = { $team ->
    [ours] ours { $tricks } of { $needed }
    [theirs] theirs { $tricks } of { $needed }
    [even] first { $tricks } of { $needed }
   *[odd] second { $tricks } of { $needed }
  }
patta_party-tricks-short = { $team ->
    [ours] { $tricks }/{ $needed }
   *[theirs] { $tricks }/{ $needed }
  }
patta_party-say-lead = Your turn: lead a card
patta_party-say-follow = { $suit ->
    [c] Your turn: follow clubs
    [d] Your turn: follow diamonds
    [h] Your turn: follow hearts
   *[s] Your turn: follow spades
  }
patta_party-say-any = { $suit ->
    [c] Your turn: no clubs, so any card
    [d] Your turn: no diamonds, so any card
    [h] Your turn: no hearts, so any card
   *[s] Your turn: no spades, so any card
  }

## How it stands, and how a hand ended

patta_party-hand-number = { $limit ->
    [0] Hand { $number }
   *[other] Hand { $number }/{ $limit }
  }
patta_party-decider = Decider
patta_party-lead = { $team ->
    [level] level
    [ours] we lead by { $lead } of { $most }
    [theirs] they lead by { $lead } of { $most }
    [even] first team leads by { $lead } of { $most }
   *[odd] second team leads by { $lead } of { $most }
  }
patta_party-goes-on = { $limit ->
    [0] { $number ->
        [one] One hand played. A lead of { $most } wins.
       *[other] { $number } hands played. A lead of { $most } wins.
      }
   *[other] Hand { $number } of { $limit }. A lead of { $most } wins at once; after the last hand any lead wins.
  }
patta_party-decider-next = Level after the last hand: one more hand decides.
patta_party-game-over = { $number ->
    [one] The game is over after one hand.
   *[other] The game is over after { $number } hands.
  }
patta_party-tricks-of = { $tricks } of { $needed } tricks
patta_party-bid-was = bid { $bid }
patta_party-won-game = { $team ->
    [ours] Your team won the game!
    [theirs] The others won the game
    [even] The first team won the game
   *[odd] The second team won the game
  }
patta_party-result = { $made ->
    [yes] { $team ->
        [ours] Your team made { $bid }: { $points } to you
        [theirs] The others made { $bid }: { $points } to them
       *[other] The bid of { $bid } was made: { $points }
      }
   *[no] { $team ->
        [ours] Your team bid { $bid } and was broken: { $points } to the others
        [theirs] The others bid { $bid } and were broken: { $points } to you
       *[other] The bid of { $bid } was broken: { $points }
      }
  }
patta_party-because-made = The bid itself is the score.
patta_party-because-made-clean = Before the other side won a trick, so twice the bid.
patta_party-because-broken = Twice the bid goes to the other side.
patta_party-because-broken-clean = Before the bidders won a trick, so four times the bid.

## What happened

patta_party-event-dealt = { $you ->
    [yes] You dealt { $deal ->
        [1] { $each } cards each.
       *[other] { $each } more cards each.
      }
   *[no] { $who } dealt { $deal ->
        [1] { $each } cards each.
       *[other] { $each } more cards each.
      }
  }
patta_party-event-bid = { $you ->
    [yes] You bid { $bid }.
   *[no] { $who } bid { $bid }.
  }
patta_party-event-passed = { $you ->
    [yes] You passed.
   *[no] { $who } passed.
  }
patta_party-event-forced = { $you ->
    [yes] Everyone passed, so you have to bid { $bid }.
   *[no] Everyone passed, so { $who } has to bid { $bid }.
  }
patta_party-event-trump = { $you ->
    [yes] You called
   *[no] { $who } called
  } { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  } as trump.
patta_party-event-played = { $you ->
    [yes] You played the { $card }.
   *[no] { $who } played the { $card }.
  }
patta_party-event-trick = { $you ->
    [yes] You took the trick with the { $card }.
   *[no] { $who } took the trick with the { $card }.
  }
patta_party-event-turned = { $team ->
    [ours] The joker turned the trick over: the { $card } is best, so the trick is ours.
    [theirs] The joker turned the trick over: the { $card } is best, so the trick is theirs.
   *[other] The joker turned the trick over: the { $card } is best and loses it.
  } { $you ->
    [yes] You lead.
   *[no] { $who } leads.
  }
patta_party-event-cancelled = { $team ->
    [ours] Two jokers cancel out: the { $card } takes the trick for us.
    [theirs] Two jokers cancel out: the { $card } takes the trick for them.
   *[other] Two jokers cancel out: the { $card } takes the trick.
  } { $you ->
    [yes] You lead.
   *[no] { $who } leads.
  }
patta_party-event-stuck = { $you ->
    [yes] You have to lead and hold only
   *[no] { $who } has to lead and holds only
  } { $jokers ->
    [one] a joker: the other team takes a trick.
   *[other] { $jokers } jokers: the other team takes { $jokers } tricks.
  }
patta_party-event-made = { $team ->
    [ours] Your team bid { $bid } and made it: { $points } to you.
    [theirs] The others bid { $bid } and made it: { $points } to them.
   *[other] The bid of { $bid } by { $who } was made: { $points }.
  }
patta_party-event-made-clean = { $team ->
    [ours] Your team bid { $bid } and made it before the others won a trick: { $points } to you.
    [theirs] The others bid { $bid } and made it before you won a trick: { $points } to them.
   *[other] The bid of { $bid } by { $who } was made before the others won a trick: { $points }.
  }
patta_party-event-broken = { $team ->
    [ours] Your team bid { $bid } and was broken: { $points } to the others.
    [theirs] The others bid { $bid } and were broken: { $points } to you.
   *[other] The bid of { $bid } by { $who } was broken: { $points } to the other team.
  }
patta_party-event-broken-clean = { $team ->
    [ours] Your team bid { $bid } and was broken before it won a trick: { $points } to the others.
    [theirs] The others bid { $bid } and were broken before they won a trick: { $points } to you.
   *[other] The bid of { $bid } by { $who } was broken before that team won a trick: { $points } to the other team.
  }
patta_party-event-shown = The cards that were left are turned up.
patta_party-event-decider = The score is level after the last hand: one more hand decides.
patta_party-event-stopped = The table stopped the game.
patta_party-event-game-over = { $count ->
    [0] The game ended level.
   *[other] { $you ->
        [yes] Your team won the game.
       *[no] { $winners } won the game.
      }
  }

## How a hand ended

patta_party-reason-made = The bid was made
patta_party-reason-made-clean = The bid was made before the others won a trick
patta_party-reason-broken = The bid was broken
patta_party-reason-broken-clean = The bid was broken before the bidders won a trick

## Why a move is not allowed

refused-bid-range = A bid is { $least } to { $most }.
refused-bid-first = Bids are made now; cards are played after the third round.
refused-bid-higher = The bid stands at { $bid }: bid higher, or pass.
refused-first-round-bid = In the first round the highest bid is { $most }.
refused-trump-not-yet = Trump is called when the round of bids is over.
refused-call-trump-first = Trump is to be called first.
refused-bidding-over = The bidding is over: play a card.
refused-trump-stays = Trump was called and stays.
refused-joker-led = A joker can never be led.
refused-follow-suit = { $suit ->
    [c] You hold a club; follow clubs.
    [d] You hold a diamond; follow diamonds.
    [h] You hold a heart; follow hearts.
   *[s] You hold a spade; follow spades.
  }
refused-score-of-a-game-over = A game cannot begin with a lead of { $score }; { $most } is the most.

## Why a computer player chose so; $who is the player in question

patta_party-why-any = Any move will do.
patta_party-why-only = No other card may be played.
patta_party-why-bid = About { $tricks } tricks can be counted, enough for { $bid }.
patta_party-why-pass = About { $tricks } tricks can be counted, too few to bid higher.
patta_party-why-pass-own = The bid of { $bid } stands well as it is.
patta_party-why-pass-partner = { $who } has bid { $bid }, and that is a partner’s bid to keep.
patta_party-why-trump = { $suit ->
    [c] Clubs are
    [d] Diamonds are
    [h] Hearts are
   *[s] Spades are
  } the longest and strongest suit here.
patta_party-why-joker = The trick is lost to the other side, and the joker turns it over.
patta_party-why-lead-trump = The { $card } draws trumps, so that none is left to ruff with.
patta_party-why-lead-high = The { $card } is high enough to take the trick.
patta_party-why-lead-low = The { $card } costs nothing and may reach a partner’s winner.
patta_party-why-ruff = The { $card } ruffs, and nobody can play higher.
patta_party-why-takes = The { $card } takes the trick for sure.
patta_party-why-partner-sure = { $who } takes the trick, so the { $card } is enough.
patta_party-why-partner = { $who } is winning the trick, so the { $card } is enough.
patta_party-why-throw = The { $card } will be missed least.
patta_party-why-tries = The { $card } may take the trick.
patta_party-why-low = The trick is not to be had, so the lowest card, the { $card }.

## As text

patta_party-text-bid = Bid: { $value } by { $bidder_name }
patta_party-text-trump = Trump: { $value ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }
patta_party-text-tricks = Tricks: your side { $mine }, the others { $others }
patta_party-text-led = { $leader_name } led { $value ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
  }
patta_party-text-deals = Deal { $value } of 3

## The first hand

patta_party-walk-hand = These are your first cards. The others come in two more deals, after bids.
patta_party-walk-goal = Every second player is your partner. The team that bids highest must take that many tricks.
patta_party-walk-bid = Bid how many of the thirteen tricks your team will take, or pass. Whoever bids highest calls trump.
patta_party-walk-trump = Call the suit that will beat all others: your longest and strongest.
patta_party-walk-play = Follow the suit that was led, if you can. The highest card takes the trick, and trump beats the other suits.
