# Chautari in English. The words of one game are in its own folder.
# A message is named for the room that says it. $who is a name; $you is "yes" or "no"; $card is a card in words.

## The house

app-name = Chautari
app-line = cards under the pipal tree
language-en = English
language-ne = नेपाली
language-switch = Change the language
list-and = { $names } and { $last }

## Cards in words

card-name = { $rank } of { $suit }
card-joker = joker
card-hidden = a card face down
rank-a = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-8 = eight
rank-9 = nine
rank-t = ten
rank-j = jack
rank-q = queen
rank-k = king
ranks-a = aces
ranks-2 = twos
ranks-3 = threes
ranks-4 = fours
ranks-5 = fives
ranks-6 = sixes
ranks-7 = sevens
ranks-8 = eights
ranks-9 = nines
ranks-t = tens
ranks-j = jacks
ranks-q = queens
ranks-k = kings
suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

## The animals that lend their names

animal-danphe = Danphe
animal-habre = Habre
animal-gaida = Gaida
animal-chituwa = Chituwa
animal-yak = Yak
animal-saras = Saras
animal-langur = Langur
animal-hatti = Hatti

## Why something was not done: the codes of rules and table

refused-not-your-turn = It is not your turn.
refused-unknown-option = This game has no such choice: { $option }. It has: { $known }.
refused-unknown-option-value = { $option } cannot be { $value }; choose from: { $allowed }.
refused-unknown-game = There is no game called “{ $game }”. There are: { $known }.
refused-unknown-player = There is no player called { $player }. There are: { $known }.
refused-unknown-key = { $key } is nothing that this game knows.
refused-no-such-seat = There is no seat { $seat }; the seats are 0 to { $last }.
refused-another-seats-turn = It is the turn of seat { $seat }.
refused-game-over = The game is over.
refused-not-dealt = The next hand is not dealt yet.
refused-not-a-move = This game has no move “{ $words }”.
refused-not-a-card = { $words } is no card; a card is rank then suit, as in 9c or Th.
refused-not-in-hand = That card is not in the hand.
refused-no-order-wanted = No cards are to be put in order now.
refused-other-cards-wanted = These are not the cards that are to be put in order.
refused-dealer-follows = Who deals follows from the rules here: seat { $dealer }.
refused-not-seated = Only those who sit at the table can do this.
refused-host-only = Only the host of the table can do this.
refused-stale = The table has moved on since. Look again, then choose.
refused-no-hand = No hand is being played now.
refused-hand-in-play = A hand is still being played.
refused-no-game = No game is being played now.
refused-game-in-play = This can be changed when the game is over.
refused-computer-finishes = The computer finishes this turn for you; the next one is yours.
refused-wrong-token = This seat is yours no more: it was given away, or left.
refused-hints-off = Hints are switched off at this table.
refused-no-hint = No hint can be given just now.
refused-computer-sits-there = The computer sits there already.
refused-person-sits-there = Somebody sits there. Their seat goes to the computer first.
refused-too-few-seats = The game needs at least this many seats.
refused-wrong-seats = { $seats } cannot play this game; it takes { $allowed }.
refused-one-person-opens = Here one person opens the table; others come by its link.
refused-name-empty = A name needs a letter at least.
refused-not-open = Nobody else can sit down at this table.
refused-busy = The table is busy. Please try again.
refused-friends-only = Only a table of friends, each with a phone of their own, can do this.
refused-too-many-people = { $people } people sit here, and the game takes { $most } at most. Somebody has to give up a seat first.
refused-seat-between-hands = At this table one sits down between hands. Please wait until this one is over.
refused-no-spectators = Only those who sit at this table may see its cards.
refused-phrases-off = At this table nothing is said.
refused-too-chatty = { $seconds ->
    [one] Please wait a second before you say more.
   *[other] Please wait { $seconds } seconds before you say more.
}
refused-secret-in-use = This link already leads to a seat here. Please make another.
refused-asked-already = This is being asked already.
refused-asked-lately = { $seconds ->
    [one] Not everybody agreed. It can be asked again in a second.
   *[other] Not everybody agreed. It can be asked again in { $seconds } seconds.
}
refused-not-asked = This is not asked any more.
refused-answered-already = You have answered this already.
refused-no-clock = No clock runs at this table.
refused-nothing-to-undo = This move can no longer be taken back.
refused-person-is-here = Whoever sits there is here.
refused-person-thinks = { $seconds ->
    [one] They may well be thinking. You can ask in { $seconds } second.
   *[other] They may well be thinking. You can ask in { $seconds } seconds.
  }
refused-played-for-already = The computer plays there already.
refused-no-such-table = There is no such table.
refused-no-such-record = This table has no game of that number.
refused-table-closed = This table was cleared away, for nobody had played here for long. Its games can still be saved.
refused-unknown-rules = This table was played under rules that this server no longer has. Nothing is lost: whoever runs the server can save its games (chautari tables export).
refused-newer-table = This table goes on with a newer Chautari than this server has. Nothing is lost; please try again in a moment.
refused-too-many = Too much was asked for at once. Please wait a moment.
refused-store-locked = The table could not be written just now. Please try again.
refused-store-disk-full = The server has no room left to write. Nothing that was played is lost.
refused-store-read-only = The server may not write its tables. Nothing that was played is lost.
refused-store-damaged = The server's file of tables is damaged. Whoever runs it must look after it.
refused-store-closed = The server is stopping. The table goes on when it is back.
refused-store-broken = The server cannot write its tables. Nothing that was played is lost.

## Home

home-title = Chautari: card games from Nepal
home-about = Play cards with friends, with the computer, or with one phone passed round. No account, no money, no advertising.
home-games = Choose a game
home-players = { $least }–{ $most } players
home-players-only = { $numbers } players
home-minutes = { $minutes } minutes
home-minutes-short = { $minutes } min
home-chips = play chips
home-tables = Your tables
home-table = Your table
home-table-with = with { $names }
home-sit = Sit down to { $game }
home-sit-now = { $others ->
    [1] now, with one computer player
    [2] now, with two computer players
    [3] now, with three computer players
    [4] now, with four computer players
    [5] now, with five computer players
   *[other] now, with { $others } computer players
  }
home-invite = Invite friends
home-pass = Pass one phone
home-join = Join with a code
home-how = How to play
home-fair = Fair deal
home-choices = Players and level
home-people-at-table = At the table, with you
home-level = Computer players
home-credits = Credits
home-words = Words
home-picture = A pipal tree. Four people sit on the stone seat round it with cards in their hands; one marigold cushion is free.
home-table-mine = your turn
home-table-lobby = not dealt yet
home-table-playing = in play
home-table-between = between hands
home-table-over = game over
home-install = Put Chautari on the home screen
home-install-safari = To have Chautari on the home screen, press Share, then Add to Home Screen.

## Pages: what they share

page-home = Home
page-skip = Skip to the text
page-footer = No account, no money, no advertising, and nobody looking over your shoulder.
page-not-found-title = Nobody sits here
page-not-found = There is no such page or table. Perhaps the link was cut short on its way.
page-wrong-form-title = That did not work
page-wrong-form = The table could not be opened with what the form said. Please go back and try again.
page-too-many-title = A moment, please
page-too-many = Too much was asked for from this place just now. Please try again in a minute.
page-store-failed-title = The table is stuck
page-store-failed = The server cannot read or write its tables just now. Nothing that was played is lost; please try again in a moment.
page-other-rules-title = This table is from another time
page-other-rules = It began under rules that this server no longer has, so it cannot be played on here. It is kept as it is: whoever runs the server can save its games (chautari tables export).
page-newer-table-title = This table is ahead of this server
page-newer-table = It goes on with a newer Chautari than this server has. Nothing that was played is lost; please try again in a moment.
page-table-closed-title = This table was cleared away
page-table-closed = Nobody had played here for a while. A new table is open in a moment, for as many as you like.
page-table-closed-records = The games that were played here can still be saved. A record shows what you saw, and no hand that was never shown.
page-table-closed-none = No game was played here.
page-back-home = Back to the tree
page-away = There is no network just now. What you see is as it was.
page-offline-title = No network just now
page-offline-tables = Your tables are kept by the server, and wait for you: your seat and your cards are safe.
page-offline-works = The first page and the rules that you have read before can be opened without a network.
page-offline-again = Try again
page-picture = Cards of { $game } on the stone seat under the pipal tree.
page-noscript = The table with its pictures needs JavaScript. Without it the same table is here as text, and can be played.
page-table-about = { $free ->
    [0] { $game }. Every seat is taken; you may look on.
    [one] { $game }. One seat is free: sit down.
   *[other] { $game }. { $free } seats are free: sit down.
  }
page-table-loading = Laying the table …
page-rules-title = { $game } rules
page-rules-sub = Numbered, with sources
page-rules-on-page = On this page
page-rules-options = What a table may choose
page-rules-tips = Tips
page-rules-words = Words you will hear
page-rules-questions = Questions
page-rules-sources = Where these rules come from
page-rules-elsewhere = What differs elsewhere
page-house = house rule
page-words = Words
page-questions = Questions
page-try = Try a hand
page-rule-link = Link to rule { $rule }
page-word = Word
page-word-ne = In Nepali
page-word-en = In English
page-wild = joker
page-links = More to do
page-links-more = More to read
page-word-meaning = Meaning
page-words-title = Words you will hear
page-words-about = What people at the table say, and what they mean by it.
page-words-game = Words of { $game }
page-standard = standard

## Pages: joining with a code

join-title = Join with a code
join-help = Ask whoever opened the table for its code: six letters and digits.
join-code = Code
join-go = Go to the table
join-unknown = No table has this code now. Codes run out after some hours; ask for a new one, or for the link.
join-wait = Too many codes tried. Please wait a minute.

## Pages: one phone for everybody

pass-page-title = Pass one phone
pass-page-help = One phone goes round the table. Between turns a cover hides the cards until the next player asks to see them.
pass-page-how-many = How many of you?
pass-page-people = { $n } people
pass-page-names = Names, if you like
pass-page-name = Player { $n }
pass-page-names-help = Left empty, an animal lends its name. A name belongs to this table alone.
pass-page-start = Start the table

## Pages: the fair deal

fair-title = Fair deal
fair-lead = How cards are shuffled here, who can see what, and what this house does not do.
fair-shuffle-title = The shuffle
fair-shuffle-1 = Every pack is put in order with random numbers from the server's operating system, the same source that protects passwords and keys. Nothing about you, the table or earlier hands goes into it.
fair-shuffle-2 = Each of the possible orders is as likely as any other. The numbers are drawn so that none is favoured even by a little, which cannot be said of the usual shortcut of taking a remainder.
fair-shuffle-3 = There is no seed from which the order could be worked out again. The order itself is written into the table's log before the first card is dealt, and is never changed afterwards.
fair-shuffle-4 = When a deck runs out in the middle of a hand, the thrown cards are shuffled in the same way, at that moment.
fair-eyes-title = Who sees what
fair-eyes-1 = Your browser is sent only what you would see if you sat at a real table. The cards in other hands and in the deck are not hidden on the page: they are not there.
fair-eyes-2 = Somebody who looks on without a seat sees what a stranger walking past would see: the cards that lie open, and how many each player holds.
fair-eyes-3 = A finished game can be saved as a record. It shows what you saw, and no hand that was never shown.
fair-computer-title = Computer players
fair-computer-1 = A computer player is given the same view that a person in its seat would get, by the same part of the program. It does not know the deck, and it does not know your hand.
fair-computer-2 = It plays to win its own hand. It does not help other computers, and it is not made stronger or weaker because you are winning.
chips-title = Play chips only
chips-words = Everyone starts every game with the same 1,000 chips. They are a way of keeping score: they have no value, and cannot be bought, sold, given, won or carried over. Please do not play for money.
chips-understood = Understood
fair-log-title = Nothing is lost
fair-log-1 = A move is written down for good before anyone is told of it. If the server stops in the middle of a hand, the hand goes on with the same cards when it comes back.
fair-log-2 = A name typed at a table belongs to that table alone. No visitor is counted or followed, and no page here asks any other server for anything.

## Pages: credits

credits-title = Credits
credits-about = Chautari is free software under the MIT licence. It stands on the work of many others.
credits-drawings-title = Drawings and sounds
credits-drawings = The cards, suits, courts, backs, animals, icons and the tree were drawn for Chautari, and its sounds are made by the program. All are our own, under the same licence.
credits-texts-title = Texts
credits-texts = The rules are facts that belong to everyone. Their wording here is our own, and every rule page names the sources it was checked against.
credits-server-title = On the server
credits-browser-title = In the browser
credits-name = Name
credits-version = Version
credits-licence = Licence

## The table

table-menu = Menu
table-close = Close
table-your-turn = Your turn
table-not-dealt = Nothing is dealt yet.
table-field = Table
table-seats = Round the table
table-actions = What you can do
table-hand = { $n ->
    [one] Your hand, one card
   *[other] Your hand, { $n } cards
  }
table-watching = You are looking on. Hands stay hidden.
table-move-lost = No answer yet: the move may be lost. Try it again.
table-not-now = That card cannot be played now.
table-acts = to act
table-side-ours = our side:
table-side-theirs = other side:
table-last-trick = Last trick
table-standing = Score
table-computer = computer
table-dealer = dealer
table-you-deal = You are the dealer
table-you = You
table-thinking = thinking
table-away = away { $time }
table-takeover = away, and the computer plays soon
table-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
table-cards-next = { $n } · next
table-count = { $n }
table-score = { $you ->
    [yes] you { $score }
   *[no] { $who } { $score }
  }
table-sort = Sort:
table-sort-suit = Suit
table-sort-rank = Rank
table-sort-mine = Mine
table-sorted = Sorted: { $how }
table-just-taken = just taken
table-choose = Choose a card
table-choose-first = Touch a card first: it is lifted, and this button plays it.
table-deal-again = Deal again
table-rematch = Play again
table-other-game = Another game
table-watch = Watch again
table-record = Save the game
table-sound-on = Sound is on
table-sound-off = Sound is off
table-won-hand = { $you ->
    [yes] You won the hand!
   *[no] { $who } won the hand
  }
table-won-game = { $you ->
    [yes] You won the game!
   *[no] { $count ->
        [one] { $who } won the game
       *[other] { $who } share the game
      }
  }
table-laid = { $n ->
    [one] The winning cards
   *[other] The winning cards, laid out in { $n } groups
  }
table-hold = hold to look
table-hold-plain = { $move }, without holding
table-looked = I have seen it
table-answer = { $seconds } s, then: { $move }
table-answer-soon = Little time is left to answer.
table-laying = Laying the table …

level-easy = easy
level-steady = steady
level-sharp = sharp

newer-version = A new version of Chautari is ready.
newer-take = Use it now
newer-later = Later

menu-invite = Invite friends
menu-seats = Seats and levels
menu-rules = House rules of this table
menu-records = Save finished games
menu-records-help = A record is a text file that plays the game back. It shows what you saw, and no hand that was never shown.
menu-watch = Watch game { $n }
menu-record = Game { $n }
menu-record-failed = The record could not be fetched. Please try again.
menu-hint = Hint
menu-keys = Keys
menu-text = The table as text
menu-device = Your seat on another device
menu-device-help = Open this link on another phone or computer and go on there with the same hand. Whoever has it sits in your seat: keep it to yourself.
menu-device-qr = QR code of your own link
menu-stop = Stop the game
menu-stop-sure = The game ends here for everybody. A hand in play counts for nobody.
menu-leave = Leave the table
menu-leave-sure = The computer plays on in your seat, and a friend may sit down there. Your link to the seat stops working.
menu-hand-over = Give my seat to a friend
menu-clock-off = Ask to switch the clock off
menu-back = Go back

keys-off = The letters are switched off in the settings.
keys-draw = take from the deck
keys-play = play the lifted card
keys-sort = sort the hand another way
keys-undo = ask for your last move back
keys-say = say something
keys-arrows = go along the hand
keys-enter = lift a card, or play the lifted one
keys-escape = put the lifted card down
keys-pick = lift a card by its place
keys-hand = to the hand
keys-take = to the deck and the thrown cards, where Enter takes
keys-hint = a hint: what a good player would do, and why
keys-last = the last turn again
keys-turn = say whose turn it is
keys-score = say the score
keys-help = this list

## The lobby

lobby-home = To the first page
lobby-how = How to play { $game }
lobby-title = { $game } table
lobby-way-friends = Friends may come now or later
lobby-way-computer = You and the computer
lobby-way-pass = One phone for everybody
lobby-invite = Invite friends
lobby-qr = QR code of the table's link
lobby-code-minutes = { $minutes ->
    [one] Code, good for one minute
   *[other] Code, good for { $minutes } minutes
  }
lobby-code-hours = Code, good for { $hours } hours
lobby-or-link = or the link
lobby-link = The link
lobby-share = Share link
lobby-share-text = A seat is free at our table of { $game }.
lobby-copy = Copy
lobby-copied = Copied
lobby-marked = The link is marked: copy it with your phone's own menu.
lobby-only-here = Phones cannot open this address: started with { $command }, the table is open to the same Wi-Fi.
lobby-seats = Seats
lobby-team-yours = your team
lobby-sit-with = Play together with
lobby-team-others = the others
lobby-seats-nepali = ठाउँ
lobby-count = { $people ->
    [one] one person
   *[other] { $people } people
  }, { $computers ->
    [0] no computer
    [one] one computer
   *[other] { $computers } computers
  }
lobby-you = (you)
lobby-this-device = this device
lobby-this-device-host = this device · host
lobby-here = here
lobby-away = away
lobby-host = host
lobby-computer = computer,
lobby-level-only = { $level }
lobby-level-free = { $level } · a friend may sit here
lobby-add-seat = Add a seat
lobby-up-to = (up to { $most })
lobby-rename = Rename
lobby-rename-of = Rename { $who }
lobby-name = Name
lobby-save = Save
lobby-change = Change
lobby-change-of = Change the seat of { $who }
lobby-level = The computer plays
lobby-remove-seat = Take this seat away
lobby-free-help = The computer will play for { $who }, whose link to the seat stops working. A friend may then sit here.
lobby-free-seat = Give the seat to the computer
lobby-rules = House rules
lobby-rules-nepali = घरको नियम
lobby-rules-host = The host chooses these, between games.
lobby-rules-locked = These can be changed when this game is over.
lobby-see-all = See all
lobby-on = yes
lobby-off = no
lobby-clock = Clock
lobby-clock-off = off
lobby-clock-help = Nobody is hurried without it. With it, the computer plays one turn for whoever lets the time run out. The table can agree to switch it off.
lobby-when-away = Away
lobby-away-waits = the table waits
lobby-away-steps-in = computer steps in after { $seconds } s
lobby-joining = Friends may sit down
lobby-joining-help = In a computer's place, with the hand that it holds; or only when the next hand is dealt.
lobby-joining-at-once = at once
lobby-joining-between = between hands
lobby-spectators = People may look on
lobby-spectators-help = They see what lies open, and no hand. Without it a stranger sees who sits here and nothing else.
lobby-phrases = Phrases
lobby-phrases-help = Sixteen fixed phrases and eight pictures; nothing can be typed.
lobby-away-help = Nobody is hurried. When somebody is away, the computer plays for them after this time, and they go on when they are back.
lobby-away-seconds = { $seconds ->
    [0] at once
   *[other] { $seconds } s
  }
lobby-away-never = never
lobby-pace = Computer players think
lobby-pace-help = How long a computer takes for a move, so that people can follow.
lobby-pace-quick = briefly
lobby-pace-human = as people do
lobby-pace-slow = slowly
lobby-hints = Hints
lobby-hints-help = Who is to play may ask what a good player would do, and why. It is worked out from what that player sees.
lobby-deal = Deal now
lobby-deal-friends = others take their seats as they come
lobby-deal-help = everybody is here
lobby-host-deals = { $who } deals when everybody is ready
lobby-nobody-deals = The table waits for its host
lobby-sit-title = There is a seat for you
lobby-sit-running = A computer keeps a seat for you
lobby-sit-name = Your name, if you like
lobby-sit = Sit down
lobby-sit-later = Sit down after this hand
lobby-sit-waits = You sit down when this hand is over
lobby-sit-watch = You may also just look on: you see what lies open.
lobby-full = All seats are taken. You are looking on, and see what lies open.
lobby-full-curtained = All seats are taken.
refused-seat-taken = Somebody has just sat down there. Please choose again.
refused-table-full = All seats are taken now.
refused-no-line = The server cannot be reached just now. Please try again.
refused-no-seat = No seat could be had. Please try again.

## Watching a finished game

watch-title = Watch a game
watch-help = Choose a record: the file that “Save the game” gave you, or one that you wrote. It is played through for you, step by step.
watch-none-yet = No record yet? When a game at a table here is over, “Watch again” shows it at once, and its page is a link to share.
watch-file = Record
watch-go = Watch
watch-not-kept = The file is read, shown to you, and forgotten. Nothing of it is kept.
watch-too-large = That file is too large to be a game.
watch-refused = This record cannot be played: { $why }
watch-about = A finished game of { $game }, step by step.
watch-hand = Hand { $n }

## Watching a finished game step by step

replay-title = A game of { $game }
replay-back = Back
replay-where = Hand { $hand }, step { $step } of { $count }
replay-open = Open cards
replay-eyes = Seen by
replay-eyes-help = What nobody of these saw is not in this record, and cannot be shown.
replay-onlooker = an onlooker
replay-controls = Watching
replay-place = Place in the game
replay-hand-back = The hand before
replay-step-back = One step back
replay-play = Play
replay-pause = Stop
replay-step-on = One step on
replay-hand-on = The next hand
replay-speed = Speed { $speed }
replay-left-out = { $hands ->
    [one] One more hand is not shown: the game is too long.
   *[other] { $hands } more hands are not shown: the game is too long.
  }
replay-not-there = This game cannot be watched here.
replay-key-step = one step back or on
replay-key-hand = the hand before, the next hand
replay-key-play = play or stop
replay-key-speed = another speed
replay-key-open = open cards, where they may be seen
replay-key-ends = to the beginning, to the end

## A table as text

text-recent = What happened
text-you = you
text-score = { $score } points
text-chips = { $score } chips
text-place = { $place }: { $count }
text-number = Choose
text-do-it = Do it
text-looks-again = This page looks again by itself.
text-still = Let it stand still.
text-look = Look again
text-code = Code for friends:
text-drawn = The table with pictures
text-back = Back to the cards
text-table-title = Seats, house rules and more
text-ways = How this table goes
text-own-seat = Your seat
text-played-for = the computer plays
text-link-title = I have a link to a seat
text-link = The whole link, with what stands after #
text-link-go = Take that seat
text-link-wrong = That is no link to a seat. One has #seat= or #friend= in it.
text-link-elsewhere = That link leads to another table. Open it, and paste it there.
text-ready = Your table is ready
text-ready-help = The next page is your table as text. It needs no script. Your seat is kept in a cookie that only this table’s pages see.
text-to-table = To the table

## The first hand

walk-title = Your first hand
walk-wait = { $who } is to play now. The flower marks whose turn it is; you need do nothing.
walk-end = That was a hand. The rules are in the menu, and a hint tells you at your turn what a good player would do.
walk-next = Next
walk-skip = Skip this
walk-done = Understood

## Hints

hint-says = { $move }. { $why }
hint-close = Put the hint away

## Passing one phone

pass-give = Give the phone to { $who }
pass-i-am = I am { $who }
pass-hold = hold to show my cards
pass-show = Show my cards without holding
pass-happened = What happened before
pass-undo = { $who } takes the move back

## Settings

settings-title = Settings
settings-device = Kept on this device only.
settings-language = Language
settings-digits = Digits
settings-digits-auto = as the language
settings-suits = Colours of the suits
settings-suits-two = two
settings-suits-four = four
settings-suits-safe = four, for all eyes
settings-theme = Light or dark
settings-theme-system = as the device
settings-theme-light = light
settings-theme-dark = dark
settings-left = Left-handed
settings-left-help = Buttons under the left thumb.
settings-large = Large cards
settings-one-tap = Play with one tap
settings-one-tap-help = Without it the first tap lifts a card and the second plays it.
settings-motion = Less motion
settings-motion-help = Cards fade instead of flying.
settings-keys = Letters as keys
settings-keys-help = One letter gives a command; the list is in the menu.
settings-hide-chips = Hide games with play chips
settings-hide-chips-help = On this device’s first page. Tables that you have sat down at stay.
settings-sound = Sounds
settings-sound-help = Your turn, ten seconds left, cards on the table, a win. A phone's mute switch silences them too.
settings-vibration = Vibrate on your turn
settings-phrases = Show what others say
settings-phrases-help = Phrases and pictures. One person alone can be silenced at their seat.
settings-awake = Keep the screen on during a hand
settings-awake-plain = This browser cannot keep the screen on here. Your phone's own settings can.

## History

history-title = This hand
history-last = The last turn
history-side = Score and story
history-tally = Hands won
history-you = You
history-log = What happens at the table
history-empty = Nothing has happened in this hand yet.
history-missed = Back. While you were away:
history-seen = Seen
history-draw = Draw for seats: { $draws }.
history-draw-again = Equal ranks drew again: { $draws }.
history-drew = { $you ->
    [yes] you drew the { $card }
   *[no] { $who } drew the { $card }
  }
history-draw-highest = { $you ->
    [yes] You drew highest, sit first and deal.
   *[no] { $who } drew highest, sits first and deals.
  }

## Links and sharing

link-reconnecting = Reconnecting …
link-no-network = No network
link-held = { $seconds ->
    [one] your seat is held for one second
   *[other] your seat is held for { $seconds } seconds
  }
link-played-for = the computer plays for you until you are back
link-refreshed = The table is being refreshed …
link-used-title = This link has been used
link-used = A friend’s link leads to a seat once, and this one has been opened before, or was taken back. You may look on, and sit down where a seat is free.
link-handed-title = Your friend has your seat
link-handed = Whoever opened your link sits there now, with the same hand. You may look on, and sit down again where a seat is free.
link-now = Try now
link-replaced-title = Your seat is open elsewhere
link-replaced = You opened this seat in another window or on another device. There can be only one.
link-take-back = Take it back here
link-freed-title = Your seat went to the computer
link-freed = The host gave your seat to the computer. You may look on, and sit down again where a seat is free.
link-left-title = You left your seat
link-left = The computer plays on in your seat. You may look on, and sit down again where a seat is free.
link-watch = Look on
link-unknown-table-title = There is no such table
link-unknown-table = Perhaps the link was cut short on its way. Ask for it again.

## Clocks, and what people ask of each other

clock-seconds = { $seconds } s
clock-soon = Ten seconds are left for your turn.
status-finishing = You are back. The computer finishes this turn.
undo-ask = Take my move back
ask-title = Something is asked
asked-undo = { $who } asks to take back the last move
asked-clock-off = { $who } asks to play without the clock
asked-play-for = { $who } asks to let the computer play for { $whom }
asked-there = { $who } asks whether { $whom } is there. If nobody says no, the computer plays this turn.
asked-there-you = { $who } asks: are you there? If you say nothing, the computer plays this turn.
ask-yes = Agree
ask-no = No
ask-here = I am here
ask-never-mind = Never mind
ask-waiting = Waiting for { $names }
ask-more = + { $n }
seat-about = About { $who }
seat-mute = Silence here
seat-mute-help = On this device their phrases are neither shown nor spoken. Nobody is told.
seat-finishing = back; the computer finishes this turn
seat-played-for = The computer plays until they are back.
seat-takeover = The computer takes this turn in { $time }.
seat-takes-turn = When it is their turn, the computer waits { $seconds } s and then plays for them.
seat-waits = The table waits for them.
seat-play-for = Let the computer play now
seat-play-for-help = The others at the table are asked. { $who } goes on when back.
seat-there = Ask whether they are there
seat-there-help = If nobody says no within a quarter of a minute, the computer plays this one turn for { $who }.

## Phrases

say-title = Say something
say-help = Heard by everybody at this table.
phrase-namaste = Namaste!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-nice-hand = What a hand!
phrase-thank-you = Thank you
phrase-sorry = Sorry
phrase-no-worry = Never mind
phrase-your-turn = Your turn!
phrase-take-your-time = Take your time
phrase-wait-please = One moment
phrase-back-soon = Back soon
phrase-what-luck = What luck!
phrase-oh-no = Oh no!
phrase-tea-break = Tea first?
phrase-one-more = One more?
phrase-good-night = Good night
phrase-emote-smile = a smile
phrase-emote-laugh = a laugh
phrase-emote-wow = wow
phrase-emote-sad = a tear
phrase-emote-think = let me think
phrase-emote-clap = applause
phrase-emote-tea = a glass of tea
phrase-emote-flower = a flower

## What happens round the cards

news-sat = { $you ->
    [yes] You sat down.
   *[no] { $who } sat down.
  }
news-left = { $who } left the table. The computer plays on.
news-freed = The host gave the seat of { $who } to the computer.
news-handed = { $you ->
    [yes] You have the seat of { $who } now.
   *[no] A friend has the seat of { $who } now.
  }
news-away = { $who } is away.
news-took-over = { $you ->
    [yes] The computer played for you.
   *[no] The computer plays for { $who }.
  }
news-returned = { $you ->
    [yes] { $finishes ->
        [yes] You are back; the computer finishes this turn.
       *[no] You are back.
      }
   *[no] { $who } is back.
  }
news-host = { $you ->
    [yes] You are the host now.
   *[no] { $who } is the host now.
  }
news-clock-ran-out = { $you ->
    [yes] Your time ran out: the computer played this turn.
   *[no] Time ran out for { $who }: the computer played this turn.
  }
news-clock-off = The clock is off: everybody agreed.
news-undone = { $you ->
    [yes] You took your move back.
   *[no] { $who } took the last move back.
  }
news-asked-undo = { $you ->
    [yes] You asked for your move back.
   *[no] { $who } asks to take back the last move.
  }
news-asked-clock-off = { $you ->
    [yes] You asked to play without the clock.
   *[no] { $who } asks to play without the clock.
  }
news-asked-play-for = { $you ->
    [yes] You asked to let the computer play for { $whom }.
   *[no] { $who } asks to let the computer play for { $whom }.
  }
news-declined = { $you ->
    [yes] You said no: { $what ->
        [undo] the move stays.
        [clock_off] the clock stays.
       *[other] the table waits.
      }
   *[no] { $who } said no: { $what ->
        [undo] the move stays.
        [clock_off] the clock stays.
       *[other] the table waits.
      }
  }
news-lapsed = { $what ->
    [undo] Not everybody agreed in time: the move stays.
    [clock_off] Not everybody agreed in time: the clock stays.
   *[other] Not everybody agreed in time: the table waits.
  }
news-said = { $you ->
    [yes] You: { $phrase }
   *[no] { $who }: { $phrase }
  }
news-game-changed = Another game: { $game }.
news-stopped-by = { $you ->
    [yes] You stopped the game.
   *[no] { $who } stopped the game.
  }

## Another game, another person

games-title = Play something else
games-help = The same people stay in their seats. House rules begin as usual.
games-here = you are playing this
games-players = { $numbers } players
games-too-many = for { $most } people at most
games-chips = play chips
games-show-chips = Show games with play chips
hand-over-help = Whoever opens this link takes over your seat with your hand. Until then it stays yours.
hand-over-make = Make a link
hand-over-qr = QR code of the link to your seat
hand-over-text = My seat at our table of { $game } is yours.
hand-over-until = Send it to one person alone: it works once. You stay in your seat until it is opened.
hand-over-back = Take it back
in-app-note = This page is open inside { $app }, which may forget your seat. Keep your own link.
in-app-note-some = This page is open inside another app, which may forget your seat. Keep your own link.
in-app-link = My own link
curtain-title = Nobody looks on here
curtain-words = The people at this table play among themselves. You see who sits here, but no cards.
