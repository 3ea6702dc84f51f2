# पत्ता पार्टीका शब्द। Keys and their order follow en.ftl.

patta_party-name = पत्ता पार्टी
patta_party-about = दुई टोली, बोलीसहित तीन बाँडाइ, र तेह्र हात।

## Its choices

patta_party-option-jokers = जोकर खेल
patta_party-option-jokers-help = हरेक गड्डीमा एउटा जोकर। जोकरले हात उल्ट्याएर अर्को टोलीलाई दिन्छ; रङ नमिल्दा मात्र खेल्न पाइन्छ।
patta_party-option-length = खेल
patta_party-option-length-help = ५२ ले अघि पुगे तुरुन्त जित। नभए अन्तिम बाजीपछि अघि रहेको टोलीले जित्छ; बराबर भए अर्को एक बाजीले टुङ्ग्याउँछ।
patta_party-option-length-normal = १० बाजी
patta_party-option-length-quick = ६ बाजी
patta_party-option-length-full = ५२ ले अघि नपुगेसम्म
patta_party-option-show-all = अन्त्यमा सबैको हात देखाउने
patta_party-option-show-all-help = बाजी सकिएपछि बाँकी पत्ती पल्टाइन्छन्।

## What the table says before the deal

patta_party-notice-pack-4-jokers = एउटा गड्डी, २♣ को ठाउँमा एउटा जोकर।
patta_party-notice-pack-6 = दुई गड्डी, २, ३, ४ र दुवै ५♦ नराखी: ७८ पत्ती।
patta_party-notice-pack-6-jokers = दुई गड्डी, २, ३ र ४ नराखी, हरेक रङको एउटा ५ को ठाउँमा दुई जोकर: ७८ पत्ती।
patta_party-notice-pack-8 = दुई गड्डी: १०४ पत्ती।
patta_party-notice-pack-8-jokers = दुई गड्डी, दुवै २♣ को ठाउँमा दुई जोकर: १०४ पत्ती।

## What is to be done

patta_party-phase-bid = { $you ->
    [yes] तपाईंको पालो: बोल्नुहोस् वा पास
   *[no] { $who }ले बोल्ने पालो
  }
patta_party-phase-trump = { $you ->
    [yes] तपाईंको बोली: तुरुप रोज्नुहोस्
   *[no] { $who }ले तुरुप रोज्ने पालो
  }
patta_party-phase-play = { $you ->
    [yes] तपाईंको पालो: पत्ती खेल्नुहोस्
   *[no] { $who }ले खेल्ने पालो
  }
patta_party-phase-between = बाजी सकियो
patta_party-phase-over = खेल सकियो

## Moves, as one presses or says them

patta_party-move-pass = पास
patta_party-move-bid = बोली { $n }
patta_party-move-trump = तुरुप { $suit ->
    [c] चिडी
    [d] इँट
    [h] पान
   *[s] हुकुम
  }
patta_party-move-play = { $card } खेल्नुहोस्

## Places and what lies there

patta_party-place-deck = बाँड्न बाँकी
patta_party-place-trick = हात
patta_party-place-last = अघिल्लो हात

## Bids, trump and tricks on the table

patta_party-sort-trump = तुरुप पहिले
patta_party-press-pass = पास
patta_party-press-trump = { $card } { $suit ->
    [c] चिडी
    [d] इँट
    [h] पान
   *[s] हुकुम
  }
patta_party-press-play = { $card } खेल्ने
patta_party-passed = पास
patta_party-no-bid = बोली छैन
patta_party-trump = तुरुप
patta_party-bid = बोली
patta_party-is-trump = तुरुप
patta_party-deal-number = 3 मध्ये { $deals } बाँडाइ
patta_party-led-by = { $you ->
    [yes] तपाईंले
   *[no] { $who }ले
  } { $suit ->
    [c] चिडी
    [d] इँट
    [h] पान
   *[s] हुकुम
  }बाट सुरु
patta_party-joker-in = जोकर पर्‍यो: ठूलो पत्तीको टोलीले हार्छ
patta_party-jokers-in = दुई जोकर: ठूलो पत्तीले नै लिन्छ
patta_party-tricks = { $team ->
    [ours] हाम्रो { $tricks }/{ $needed }
    [theirs] उनीहरूको { $tricks }/{ $needed }
    [even] पहिलो { $tricks }/{ $needed }
   *[odd] दोस्रो { $tricks }/{ $needed }
  }
patta_party-tricks-short = { $team ->
    [ours] { $tricks }/{ $needed }
   *[theirs] { $tricks }/{ $needed }
  }
patta_party-say-lead = तपाईंको पालो: पहिलो पत्ती खेल्नुहोस्
patta_party-say-follow = { $suit ->
    [c] तपाईंको पालो: चिडी दिनुहोस्
    [d] तपाईंको पालो: इँट दिनुहोस्
    [h] तपाईंको पालो: पान दिनुहोस्
   *[s] तपाईंको पालो: हुकुम दिनुहोस्
  }
patta_party-say-any = { $suit ->
    [c] तपाईंको पालो: चिडी छैन, जुनसुकै पत्ती
    [d] तपाईंको पालो: इँट छैन, जुनसुकै पत्ती
    [h] तपाईंको पालो: पान छैन, जुनसुकै पत्ती
   *[s] तपाईंको पालो: हुकुम छैन, जुनसुकै पत्ती
  }

## How it stands, and how a hand ended

patta_party-hand-number = { $limit ->
    [0] बाजी { $number }
   *[other] बाजी { $number }/{ $limit }
  }
patta_party-decider = निर्णायक बाजी
patta_party-lead = { $team ->
    [level] बराबर
    [ours] हामी { $most } मध्ये { $lead } ले अघि
    [theirs] उनीहरू { $most } मध्ये { $lead } ले अघि
    [even] पहिलो टोली { $most } मध्ये { $lead } ले अघि
   *[odd] दोस्रो टोली { $most } मध्ये { $lead } ले अघि
  }
patta_party-goes-on = { $limit ->
    [0] { $number ->
        [one] एक बाजी खेलियो। { $most } ले अघि पुगे जित।
       *[other] { $number } बाजी खेलियो। { $most } ले अघि पुगे जित।
      }
   *[other] { $limit } मध्ये { $number } बाजी। { $most } ले अघि पुगे तुरुन्त जित; अन्तिम बाजीपछि जति अघि भए पनि जित।
  }
patta_party-decider-next = अन्तिम बाजीपछि बराबर: अर्को एक बाजीले टुङ्ग्याउँछ।
patta_party-game-over = { $number ->
    [one] एक बाजीमै खेल सकियो।
   *[other] { $number } बाजीमा खेल सकियो।
  }
patta_party-tricks-of = { $needed } मध्ये { $tricks } हात
patta_party-bid-was = बोली { $bid }
patta_party-won-game = { $team ->
    [ours] तपाईंको टोलीले खेल जित्यो!
    [theirs] अर्को टोलीले खेल जित्यो
    [even] पहिलो टोलीले खेल जित्यो
   *[odd] दोस्रो टोलीले खेल जित्यो
  }
patta_party-result = { $made ->
    [yes] { $team ->
        [ours] तपाईंको टोलीले { $bid } पुर्‍यायो: तपाईंहरूलाई { $points }
        [theirs] अर्को टोलीले { $bid } पुर्‍यायो: उनीहरूलाई { $points }
       *[other] { $bid } को बोली पुग्यो: { $points }
      }
   *[no] { $team ->
        [ours] तपाईंको टोलीले { $bid } बोल्यो र पुगेन: अर्को टोलीलाई { $points }
        [theirs] अर्को टोलीले { $bid } बोल्यो र पुगेन: तपाईंहरूलाई { $points }
       *[other] { $bid } को बोली पुगेन: { $points }
      }
  }
patta_party-because-made = बोली जति, अङ्क उति।
patta_party-because-made-clean = अर्को टोलीले एक हात पनि नलिँदै पुग्यो, त्यसैले बोलीको दोब्बर।
patta_party-because-broken = बोलीको दोब्बर अर्को टोलीलाई जान्छ।
patta_party-because-broken-clean = बोल्ने टोलीले एक हात पनि नलिँदै टुट्यो, त्यसैले बोलीको चौबर।

## What happened

patta_party-event-dealt = { $you ->
    [yes] तपाईंले जनही { $deal ->
        [1] { $each } पत्ती बाँड्नुभयो।
       *[other] थप { $each } पत्ती बाँड्नुभयो।
      }
   *[no] { $who }ले जनही { $deal ->
        [1] { $each } पत्ती बाँड्यो।
       *[other] थप { $each } पत्ती बाँड्यो।
      }
  }
patta_party-event-bid = { $you ->
    [yes] तपाईंले { $bid } बोल्नुभयो।
   *[no] { $who }ले { $bid } बोल्यो।
  }
patta_party-event-passed = { $you ->
    [yes] तपाईंले पास गर्नुभयो।
   *[no] { $who }ले पास गर्‍यो।
  }
patta_party-event-forced = { $you ->
    [yes] सबैले पास गरे, त्यसैले तपाईंले { $bid } बोल्नैपर्छ।
   *[no] सबैले पास गरे, त्यसैले { $who }ले { $bid } बोल्नैपर्छ।
  }
patta_party-event-trump = { $you ->
    [yes] तपाईंले { $suit ->
        [c] चिडी
        [d] इँट
        [h] पान
       *[s] हुकुम
      }लाई तुरुप रोज्नुभयो।
   *[no] { $who }ले { $suit ->
        [c] चिडी
        [d] इँट
        [h] पान
       *[s] हुकुम
      }लाई तुरुप रोज्यो।
  }
patta_party-event-played = { $you ->
    [yes] तपाईंले { $card } खेल्नुभयो।
   *[no] { $who }ले { $card } खेल्यो।
  }
patta_party-event-trick = { $you ->
    [yes] तपाईंले { $card }ले हात लिनुभयो।
   *[no] { $who }ले { $card }ले हात लियो।
  }
patta_party-event-turned = { $team ->
    [ours] जोकरले हात उल्ट्यायो: { $card } सबैभन्दा ठूलो, त्यसैले हात हाम्रो।
    [theirs] जोकरले हात उल्ट्यायो: { $card } सबैभन्दा ठूलो, त्यसैले हात उनीहरूको।
   *[other] जोकरले हात उल्ट्यायो: { $card } सबैभन्दा ठूलो, र हात गुम्यो।
  } { $you ->
    [yes] पहिलो पत्ती तपाईंको।
   *[no] पहिलो पत्ती { $who }को।
  }
patta_party-event-cancelled = { $team ->
    [ours] दुई जोकर काटिए: { $card }ले हात हामीलाई दियो।
    [theirs] दुई जोकर काटिए: { $card }ले हात उनीहरूलाई दियो।
   *[other] दुई जोकर काटिए: { $card }ले हात लियो।
  } { $you ->
    [yes] पहिलो पत्ती तपाईंको।
   *[no] पहिलो पत्ती { $who }को।
  }
patta_party-event-stuck = { $you ->
    [yes] पहिलो पत्ती तपाईंले खेल्नुपर्ने, तर हातमा
   *[no] पहिलो पत्ती { $who }ले खेल्नुपर्ने, तर हातमा
  } { $jokers ->
    [one] जोकर मात्र छ: अर्को टोलीलाई एक हात।
   *[other] { $jokers } जोकर मात्र छन्: अर्को टोलीलाई { $jokers } हात।
  }
patta_party-event-made = { $team ->
    [ours] तपाईंको टोलीले { $bid } बोलेर पुर्‍यायो: तपाईंहरूलाई { $points }।
    [theirs] अर्को टोलीले { $bid } बोलेर पुर्‍यायो: उनीहरूलाई { $points }।
   *[other] { $who }को { $bid } को बोली पुग्यो: { $points }।
  }
patta_party-event-made-clean = { $team ->
    [ours] तपाईंको टोलीले अरूले एक हात पनि नलिँदै { $bid } पुर्‍यायो: तपाईंहरूलाई { $points }।
    [theirs] अर्को टोलीले तपाईंहरूले एक हात पनि नलिँदै { $bid } पुर्‍यायो: उनीहरूलाई { $points }।
   *[other] { $who }को { $bid } को बोली अरूले एक हात पनि नलिँदै पुग्यो: { $points }।
  }
patta_party-event-broken = { $team ->
    [ours] तपाईंको टोलीको { $bid } को बोली टुट्यो: अर्को टोलीलाई { $points }।
    [theirs] अर्को टोलीको { $bid } को बोली टुट्यो: तपाईंहरूलाई { $points }।
   *[other] { $who }को { $bid } को बोली टुट्यो: अर्को टोलीलाई { $points }।
  }
patta_party-event-broken-clean = { $team ->
    [ours] तपाईंको टोलीको { $bid } को बोली एक हात पनि नलिँदै टुट्यो: अर्को टोलीलाई { $points }।
    [theirs] अर्को टोलीको { $bid } को बोली एक हात पनि नलिँदै टुट्यो: तपाईंहरूलाई { $points }।
   *[other] { $who }को { $bid } को बोली एक हात पनि नलिँदै टुट्यो: अर्को टोलीलाई { $points }।
  }
patta_party-event-shown = बाँकी पत्ती पल्टाइए।
patta_party-event-decider = अन्तिम बाजीपछि बराबर: अर्को एक बाजीले टुङ्ग्याउँछ।
patta_party-event-stopped = टेबलले खेल रोक्यो।
patta_party-event-game-over = { $count ->
    [0] खेल बराबरीमा सकियो।
   *[other] { $you ->
        [yes] तपाईंको टोलीले खेल जित्यो।
       *[no] { $winners }ले खेल जिते।
      }
  }

## How a hand ended

patta_party-reason-made = बोली पुग्यो
patta_party-reason-made-clean = अरूले एक हात पनि नलिँदै बोली पुग्यो
patta_party-reason-broken = बोली टुट्यो
patta_party-reason-broken-clean = बोल्नेले एक हात पनि नलिँदै बोली टुट्यो

## Why a move is not allowed

refused-bid-range = बोली { $least } देखि { $most } सम्म हुन्छ।
refused-bid-first = अहिले बोल्ने बेला हो; पत्ती तेस्रो बोलीपछि खेलिन्छ।
refused-bid-higher = बोली { $bid } मा छ: माथि बोल्नुहोस्, वा पास गर्नुहोस्।
refused-first-round-bid = पहिलो पटक बढीमा { $most } बोल्न पाइन्छ।
refused-trump-not-yet = बोली सकिएपछि तुरुप रोजिन्छ।
refused-call-trump-first = पहिले तुरुप रोज्नुपर्छ।
refused-bidding-over = बोली सकियो: पत्ती खेल्नुहोस्।
refused-trump-stays = तुरुप रोजिसकियो, अब फेरिँदैन।
refused-joker-led = जोकर पहिलो पत्ती हुन सक्दैन।
refused-follow-suit = { $suit ->
    [c] तपाईंसँग चिडी छ; चिडी नै दिनुहोस्।
    [d] तपाईंसँग इँट छ; इँट नै दिनुहोस्।
    [h] तपाईंसँग पान छ; पान नै दिनुहोस्।
   *[s] तपाईंसँग हुकुम छ; हुकुम नै दिनुहोस्।
  }
refused-score-of-a-game-over = { $score } ले अघि भएर खेल सुरु हुँदैन; बढीमा { $most }।

## Why a computer player chose so; $who is the player in question

patta_party-why-any = जुनसुकै चाल भए पनि हुन्छ।
patta_party-why-only = अरू कुनै पत्ती खेल्न मिल्दैन।
patta_party-why-bid = करिब { $tricks } हात गन्न सकिन्छ, { $bid } लाई पुग्छ।
patta_party-why-pass = करिब { $tricks } हात मात्र गन्न सकिन्छ, माथि बोल्न पुग्दैन।
patta_party-why-pass-own = { $bid } को बोली जस्तो छ त्यस्तै राम्रो।
patta_party-why-pass-partner = { $who }ले { $bid } बोलेको छ, साथीको बोली नै राख्ने।
patta_party-why-trump = यहाँ { $suit ->
    [c] चिडी
    [d] इँट
    [h] पान
   *[s] हुकुम
  } सबैभन्दा लामो र बलियो छ।
patta_party-why-joker = हात अर्को टोलीको हुँदै थियो, जोकरले उल्ट्याउँछ।
patta_party-why-lead-trump = { $card }ले तुरुप निकाल्छ, अनि काट्ने कोही रहँदैन।
patta_party-why-lead-high = { $card } हात लिन पुग्ने गरी ठूलो छ।
patta_party-why-lead-low = { $card }ले केही गुम्दैन, साथीको ठूलो पत्ती आउन सक्छ।
patta_party-why-ruff = { $card }ले काट्छ, त्योभन्दा माथि कसैले खेल्न सक्दैन।
patta_party-why-takes = { $card }ले हात पक्कै लिन्छ।
patta_party-why-partner-sure = { $who }ले हात लिन्छ, त्यसैले { $card } नै पुग्छ।
patta_party-why-partner = { $who } अघि छ, त्यसैले { $card } नै पुग्छ।
patta_party-why-throw = { $card } नभए पनि खासै फरक पर्दैन।
patta_party-why-tries = { $card }ले हात लिन सक्छ।
patta_party-why-low = यो हात आउँदैन, त्यसैले सबैभन्दा सानो { $card }।

## As text

patta_party-text-bid = बोली: { $bidder_name }को { $value }
patta_party-text-trump = तुरुप: { $value ->
    [c] चिडी
    [d] इँट
    [h] पान
   *[s] हुकुम
  }
patta_party-text-tricks = हात: तपाईंको पक्ष { $mine }, अर्को पक्ष { $others }
patta_party-text-led = { $leader_name }ले { $value ->
    [c] चिडी
    [d] इँट
    [h] पान
   *[s] हुकुम
  }बाट सुरु
patta_party-text-deals = ३ मध्ये { $value } बाँडाइ

## The first hand

patta_party-walk-hand = यी तपाईंका पहिला पत्ती हुन्। बाँकी पत्ती बोलीपछि अरू दुई बाँडाइमा आउँछन्।
patta_party-walk-goal = एक छोडी अर्को खेलाडी तपाईंको साथी हो। बढी बोल्ने टोलीले कम्तीमा त्यति हात लिनुपर्छ।
patta_party-walk-bid = तेह्र हातमध्ये तपाईंको टोलीले कति लिन्छ, बोल्नुहोस्, वा पास गर्नुहोस्। सबैभन्दा बढी बोल्नेले तुरुप रोज्छ।
patta_party-walk-trump = अरू सबैलाई जित्ने रङ रोज्नुहोस्: जुन तपाईंसँग धेरै र बलियो छ।
patta_party-walk-play = सकेसम्म पहिले चलेको रङ नै खेल्नुहोस्। ठूलो पत्तीले हात लिन्छ, र तुरुपले अरू रङलाई जित्छ।
