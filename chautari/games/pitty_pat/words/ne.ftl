# पिटी प्याटका शब्द। Keys and their order follow en.ftl.

pitty_pat-name = पिटी प्याट
pitty_pat-about = माथिको पत्ती मिलाउनुहोस्, अर्को एउटा फाल्नुहोस्, र सबैभन्दा पहिले हात खाली गर्नुहोस्।

## Its choices

pitty_pat-option-version = खेल्ने तरिका
pitty_pat-option-version-help = साधारण खेलमा हात खाली भएपछि मात्र जितिन्छ। बेलिजको तरिकामा हातमै रहेको जोडी पनि गनिन्छ: टेबलमा मिलाएका र हातमा राखेका गरी तीन जोडी पुगे जित।
pitty_pat-option-version-standard = साधारण
pitty_pat-option-version-belize = बेलिजको
pitty_pat-option-match = हातमा मिल्ने पत्ती भए
pitty_pat-option-match-help = स्रोतहरू यसमा मिल्दैनन्। चलन अनुसार मिल्ने पत्ती छ भने खेल्नैपर्छ, टेबलले अरू केही गर्न दिँदैन। अर्को छनोटमा बरु पल्टाउन, र पल्टाएपछि छोड्न पनि पाइन्छ।
pitty_pat-option-match-must = खेल्नैपर्छ
pitty_pat-option-match-may = खेल्न पाइन्छ
pitty_pat-option-next-dealer = अर्को बाँड्ने
pitty_pat-option-next-dealer-help = अर्को बाजी कसले बाँड्ने: गोलाले जो परे ऊ, वा पालैपालो अर्को खेलाडी। बाँड्नेको पालो सबैभन्दा पछि आउँछ।
pitty_pat-option-next-dealer-random = गोलाले
pitty_pat-option-next-dealer-passes = पालैपालो
pitty_pat-option-hands = खेल
pitty_pat-option-hands-help = हरेक बाजी आफैँमा एक खेल हुन सक्छ, वा पहिले तीन, पाँच वा दस बाजी जित्नेले खेल जित्छ।
pitty_pat-option-hands-1 = एक बाजी
pitty_pat-option-hands-3 = पहिले तीन बाजी जित्ने
pitty_pat-option-hands-5 = पहिले पाँच बाजी जित्ने
pitty_pat-option-hands-10 = पहिले दस बाजी जित्ने

## What is to be done

pitty_pat-phase-match = { $you ->
    [yes] तपाईंको पालो: मिलाउनुहोस् वा पल्टाउनुहोस्
   *[no] { $who }ले मिलाउने वा पल्टाउने पालो
  }
pitty_pat-phase-must = तपाईंको पालो: माथिको पत्ती मिलाउनुहोस्
pitty_pat-phase-must-flip = तपाईंको पालो: मिल्दैन, पल्टाउनुहोस्
pitty_pat-phase-may = तपाईंको पालो: मिलाउनुहोस्, वा पल्टाउनुहोस्
pitty_pat-phase-flipped = { $you ->
    [yes] पल्टाएको पत्ती मिल्छ: खेल्नुहोस्
   *[no] { $who }ले पल्टाएको पत्ती मिलाउन सक्छ
  }
pitty_pat-phase-flipped-may = पल्टाएको पत्ती मिल्छ: खेल्नुहोस्, वा छोड्नुहोस्
pitty_pat-phase-throw = { $you ->
    [yes] मिल्यो: अब एउटा पत्ती फाल्नुहोस्
   *[no] { $who }ले फाल्ने पालो
  }
pitty_pat-phase-shuffle = गड्डी फेरि फिटिँदै छ
pitty_pat-phase-between = बाजी सकियो
pitty_pat-phase-over = खेल सकियो

## Moves, as one presses or says them

pitty_pat-move-match = { $card }ले मिलाउनुहोस्
pitty_pat-move-throw = { $card } फाल्नुहोस्
pitty_pat-move-flip = एउटा पल्टाउनुहोस्
pitty_pat-move-pass = छोड्नुहोस्
pitty_pat-press-match = { $card } मिलाउने
pitty_pat-press-throw = { $card } फाल्ने
pitty_pat-press-flip = पल्टाउने

## Places and what lies there

pitty_pat-place-stock = गड्डी
pitty_pat-place-pile = माथिको पत्ती
pitty_pat-to-match = मिलाउने: { $ranks }
pitty_pat-flipped = पल्टियो: { $ranks }
pitty_pat-matches = मिल्छ
pitty_pat-pairs-with = { $card }सँग जोडी
pitty_pat-last-card = अन्तिम पत्ती
pitty_pat-your-last-card = तपाईंको अन्तिम पत्ती
pitty_pat-made = ३ मध्ये { $made } पटक मिल्यो
pitty_pat-pairs = ३ मध्ये { $pairs } जोडी
pitty_pat-sort-pairs = जोडी

## The end of a hand

pitty_pat-match-number = जोडी { $number }
pitty_pat-kept = हातको
pitty_pat-won-empty = हात खाली
pitty_pat-won-pairs = तीन जोडी
pitty_pat-dead = { $ranks } चारै हातमै छन्, र कसैले तान्दैन
pitty_pat-cards-left = बाँकी पत्ती

## What happened

pitty_pat-event-dealt = { $you ->
    [yes] तपाईंले जनही { $each } पत्ती बाँड्नुभयो।
   *[no] { $who }ले जनही { $each } पत्ती बाँड्यो।
  }
pitty_pat-event-upcard = { $card } पल्टियो: यही मिलाउने पत्ती हो।
pitty_pat-event-matched = { $you ->
    [yes] तपाईंले { $upcard }सँग { $card } मिलाउनुभयो।
   *[no] { $who }ले { $upcard }सँग { $card } मिलायो।
  }
pitty_pat-event-threw = { $you ->
    [yes] { $left ->
        [1] तपाईंले { $card } फाल्नुभयो, हातमा अन्तिम पत्ती छ।
       *[other] तपाईंले { $card } फाल्नुभयो।
      }
   *[no] { $left ->
        [1] { $who }ले { $card } फाल्यो, हातमा एउटै पत्ती बाँकी छ।
       *[other] { $who }ले { $card } फाल्यो।
      }
  }
pitty_pat-event-flipped = { $you ->
    [yes] { $ends ->
        [1] तपाईंले { $card } पल्टाउनुभयो: मिलेन।
       *[0] तपाईंले { $card } पल्टाउनुभयो: मिल्छ।
      }
   *[no] { $ends ->
        [1] { $who }ले { $card } पल्टायो: मिलेन।
       *[0] { $who }ले { $card } पल्टायो, र मिल्छ।
      }
  }
pitty_pat-event-passed = { $you ->
    [yes] तपाईंले छोड्नुभयो।
   *[no] { $who }ले छोड्यो।
  }
pitty_pat-event-reshuffled = गड्डी सकियो: { $count ->
    [one] फालेको एउटा पत्ती
   *[other] फालेका { $count } पत्ती
  } फिटेर नयाँ गड्डी बन्यो।
pitty_pat-event-won = { $you ->
    [yes] { $pairs ->
        [0] तपाईंको हात खाली भयो, बाजी जित्नुभयो।
       *[other] तपाईंले तीन जोडीले बाजी जित्नुभयो, { $pairs } जोडी हातकै।
      }
   *[no] { $pairs ->
        [0] { $who }को हात खाली भयो, बाजी जित्यो।
       *[other] { $who }ले तीन जोडीले बाजी जित्यो, { $pairs } जोडी हातकै।
      }
  }
pitty_pat-event-dead = अब केही मिल्न सक्दैन: { $ranks } चारै हातमै छन्। यो बाजी रद्द भयो, फेरि बाँडिन्छ।
pitty_pat-event-stopped = टेबलले खेल रोक्यो।
pitty_pat-event-game-over = { $count ->
    [1] { $you ->
        [yes] तपाईंले खेल जित्नुभयो।
       *[no] { $winners }ले खेल जित्यो।
      }
   *[other] { $winners } बराबरीमा जिते।
  }

## How a hand ended

pitty_pat-reason-out = हात खाली
pitty_pat-reason-dead = रद्द: अब केही मिल्न सक्दैनथ्यो

## Why a move is not allowed

refused-match-first = पहिले माथिको पत्ती मिलाउनुहोस्; अनि मात्र फाल्न पाइन्छ।
refused-does-not-match = त्यो पत्ती माथिको पत्तीको दर्जाको होइन।
refused-must-match = हातमा मिल्ने पत्ती छ, र यो टेबलमा त्यो खेल्नैपर्छ।
refused-already-flipped = एक पालोमा एक पटक मात्र: गड्डी पल्टाइसकियो।
refused-flip-first = छोड्न पल्टाएपछि मात्र मिल्छ।
refused-throw-first = मिल्यो: अब एउटा पत्ती फाल्नुहोस्।
refused-stock-being-shuffled = गड्डी फेरि फिटिँदै छ।

## Why a computer player chose so; $who is the player in question

pitty_pat-why-any = जुनसुकै चाल भए पनि हुन्छ।
pitty_pat-why-flip-nothing = हातमा केही मिल्दैन, त्यसैले गड्डीबाटै।
pitty_pat-why-match-must = { $card } मिल्छ, र खेल्नैपर्छ।
pitty_pat-why-match-may = { $card } मिल्छ: दुई पत्ती घट्छन्।
pitty_pat-why-overlooks = { $card } नदेखिएको रहेछ।
pitty_pat-why-keep-pair = { $card } गनिसकिएको जोडीको हो; अर्को मिलाउनु बेस।
pitty_pat-why-keep-rank = { $card } कुर्न सक्छ; अर्को मिलाउनु बेस।
pitty_pat-why-throw-any = { $card } अरूजस्तै हो।
pitty_pat-why-throw-spare = हातमा यस दर्जाका दुई छन्, र हरेकलाई छुट्टै मिलाउनुपर्छ: { $card } जान्छ।
pitty_pat-why-throw-least = { $card }सँग मिल्ने थोरै मात्र आउन सक्छन्।
pitty_pat-why-throw-safe = { $who }ले { $card } मिलाउन गाह्रो छ, त्यसैले फाल्दा डर छैन।
pitty_pat-why-throw-few = { $left ->
    [one] { $card }सँग मिल्ने अब एउटा मात्र बाँकी छ।
   *[other] { $card }सँग मिल्ने अब { $left } वटा मात्र बाँकी छन्।
  }
pitty_pat-why-throw-none = { $card }सँग मिल्ने केही बाँकी छैन।

## As text

pitty_pat-text-upcard = मिलाउनुपर्ने पत्ती: { $value }
pitty_pat-text-dead-ranks = हातमा मात्र भएका: { $value }
pitty_pat-text-seat-made = ३ मध्ये { $value } जोडी मिलेको

## The first hand

pitty_pat-walk-hand = यी तपाईंका पत्ती हुन्। गड्डीको छेउमा खुला रहेको पत्तीसँग मिलाउने हो।
pitty_pat-walk-goal = खुला पत्तीसँग उही दर्जाको पत्ती मिलाउनुहोस्, अनि एउटा फाल्नुहोस्। पहिले हात रित्याउनेले जित्छ।
pitty_pat-walk-match = खुला पत्तीसँग मिल्ने पत्ती छ? त्यो उठेको हुन्छ: खेल्नुहोस्। छैन भने गड्डीको माथिल्लो पत्ती पल्टाउनुहोस्।
pitty_pat-walk-throw = मिलाएपछि कुनै एउटा पत्ती फाल्नुहोस्। अर्कोले त्यहीसँग मिलाउँछ, त्यसैले उसलाई नमिल्ने फाल्नुहोस्।
