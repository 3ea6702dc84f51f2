# जुटपत्तीका शब्द। Keys and their order follow en.ftl.

jutpatti-name = जुटपत्ती
jutpatti-about = पत्ती तान्नुहोस्, पत्ती फाल्नुहोस्, र सबैभन्दा पहिले हातभरि जुट मात्र पार्नुहोस्।

## Its choices

jutpatti-option-cards = जनही पत्ती
jutpatti-option-cards-help = चलन सातको हो। पाँचमा बाजी छिटो सकिन्छ र भाग्य धेरै चल्छ; नौ र एघारमा बढी समय लाग्छ। नौका लागि बढीमा पाँच जना, एघारका लागि बढीमा चार जना चाहिन्छ; खेलाडी बढी भए अटाउने सबैभन्दा ठूलो सङ्ख्या बाँडिन्छ।
jutpatti-option-cards-5 = ५
jutpatti-option-cards-7 = ७
jutpatti-option-cards-9 = ९
jutpatti-option-cards-11 = ११
jutpatti-option-hands = खेल
jutpatti-option-hands-help = हरेक बाजी आफैँमा एक खेल हुन सक्छ, वा पहिले तीन वा पाँच बाजी जित्नेले खेल जित्छ। अन्त्य नतोके टेबल नरोकिएसम्म जितेका बाजी गनिन्छन्।
jutpatti-option-hands-1 = एक बाजी
jutpatti-option-hands-3 = पहिले तीन बाजी जित्ने
jutpatti-option-hands-5 = पहिले पाँच बाजी जित्ने
jutpatti-option-hands-open = अन्त्य नतोकिएको
jutpatti-option-call = जित आफैँ भन्ने
jutpatti-option-call-help = हात सबै जुट भयो भनेर टेबलले भन्दैन: आफैँ देख्नुपर्छ, आफैँ भन्नुपर्छ। नभनी पत्ती फाले खेल चलिरहन्छ।
jutpatti-option-throw-back = टिपेको पत्ती फाल्न पाइने
jutpatti-option-throw-back-help = फालेकाबाट भर्खर टिपेको पत्ती त्यही पालोमा फेरि फाल्न पाइन्छ।
jutpatti-option-draw-for-seats = पत्ती तानेर ठाउँ छान्ने
jutpatti-option-draw-for-seats-help = पहिलो बाँडाइअघि सबैले एक-एक पत्ती तान्छन्। ठूलोदेखि सानोको क्रममा बसिन्छ, र सबैभन्दा ठूलोले बाँड्छ। बराबर परे फेरि तानिन्छ।
jutpatti-option-cut = तास काट्ने
jutpatti-option-cut-help = हरेक बाँडाइअघि बाँड्नेभन्दा अघिल्लो खेलाडीले तास काट्छ।
jutpatti-option-show-all = अन्त्यमा सबैको हात देखाउने
jutpatti-option-show-all-help = बाजी जितिएपछि अरूका हात पनि पल्टाइन्छन्।

## What the table says before the deal

jutpatti-notice-fewer-cards = { $seats } जनालाई जनही { $asked } पत्ती पुग्दैन: जनही { $each } बाँडिन्छ।

## What is to be done

jutpatti-phase-cut = { $you ->
    [yes] तपाईंको पालो: तास काट्नुहोस्
   *[no] { $who }ले तास काट्ने पालो
  }
jutpatti-phase-take = { $you ->
    [yes] तपाईंको पालो: एउटा पत्ती लिनुहोस्
   *[no] { $who }ले पत्ती लिने पालो
  }
jutpatti-phase-throw = { $you ->
    [yes] तपाईंको पालो: एउटा पत्ती फाल्नुहोस्
   *[no] { $who }ले फाल्ने पालो
  }
jutpatti-phase-shuffle = गड्डी फेरि फिटिँदै छ
jutpatti-phase-between = बाजी सकियो
jutpatti-phase-over = खेल सकियो

## Moves, as one presses or says them

jutpatti-move-deck = गड्डीबाट तान्नुहोस्
jutpatti-move-pile = { $card } टिप्नुहोस्
jutpatti-move-throw = { $card } फाल्नुहोस्
jutpatti-move-call = सबै जुट!
jutpatti-move-cut = { $n } मा काट्नुहोस्

## Places and what lies there

jutpatti-place-deck = गड्डी
jutpatti-place-pile = फालेका
jutpatti-place-turned = पल्टेको पत्ती

## The hand and the turned card on the table

jutpatti-turned-is = पल्टेको: { $turned }
jutpatti-jokers-are = { $jokers } सबै जोकर
jutpatti-pairs-so-far = { $needed } मध्ये { $pairs } जुट
jutpatti-pairs-with = { $card }सँग जुट
jutpatti-is-joker = जोकर
jutpatti-sort-pairs = जुट
jutpatti-press-pile = { $card } टिप्ने
jutpatti-press-throw = { $card } फाल्ने

## What happened

jutpatti-event-cut = { $you ->
    [yes] तपाईंले { $place } मा तास काट्नुभयो।
   *[no] { $who }ले { $place } मा तास काट्यो।
  }
jutpatti-event-dealt = { $you ->
    [yes] तपाईंले जनही { $each } पत्ती बाँड्नुभयो।
   *[no] { $who }ले जनही { $each } पत्ती बाँड्यो।
  }
jutpatti-event-turned = { $card } पल्टियो: { $joker } सबै जोकर।
jutpatti-event-took-deck = { $you ->
    [yes] तपाईंले गड्डीबाट { $card } तान्नुभयो।
   *[no] { $who }ले गड्डीबाट तान्यो।
  }
jutpatti-event-took-pile = { $you ->
    [yes] तपाईंले फालेको { $card } टिप्नुभयो।
   *[no] { $who }ले फालेको { $card } टिप्यो।
  }
jutpatti-event-threw = { $you ->
    [yes] तपाईंले { $card } फाल्नुभयो।
   *[no] { $who }ले { $card } फाल्यो।
  }
jutpatti-event-reshuffled = गड्डी सकियो: { $count ->
    [one] फालेको एउटा पत्ती
   *[other] फालेका { $count } पत्ती
  } फिटेर नयाँ गड्डी बन्यो।
jutpatti-event-won = { $you ->
    [yes] { $called ->
        [1] तपाईंले आफैँ भनेर { $pairs } जुटले बाजी जित्नुभयो।
       *[0] तपाईंले { $pairs } जुटले बाजी जित्नुभयो।
      }
   *[no] { $called ->
        [1] { $who }ले आफैँ भनेर { $pairs } जुटले बाजी जित्यो।
       *[0] { $who }ले { $pairs } जुटले बाजी जित्यो।
      }
  }
jutpatti-event-shown = अरूका हात पनि पल्टाइए।
jutpatti-event-void = गड्डी धेरै पटक सकियो: यो बाजी रद्द भयो, उही खेलाडीले फेरि बाँड्छ।
jutpatti-event-stopped = टेबलले खेल रोक्यो।
jutpatti-event-game-over = { $count ->
    [0] कसैले नजिती खेल सकियो।
    [1] { $you ->
        [yes] तपाईंले खेल जित्नुभयो।
       *[no] { $winners }ले खेल जित्यो।
      }
   *[other] { $winners } बराबरीमा जिते।
  }

## How a hand ended

jutpatti-reason-pairs = सबै जुट
jutpatti-reason-dead = रद्द: गड्डी धेरै पटक सकियो

## Why a move is not allowed

refused-cut-first = पहिले तास काट्नुपर्छ।
refused-nothing-to-cut = अहिले तास काट्नुपर्ने छैन।
refused-cut-place = तास 1 देखि 51 सम्मको ठाउँमा काट्न मिल्छ।
refused-take-first = पहिले एउटा पत्ती लिनुहोस्, अनि फाल्नुहोस्।
refused-nothing-thrown = अहिलेसम्म केही फालिएको छैन: गड्डीबाट तान्नुहोस्।
refused-already-taken = पत्ती लिइसकियो: अब एउटा फाल्नुहोस्।
refused-just-taken = फालेकाबाट भर्खर टिपेको पत्ती त्यही पालोमा फाल्न मिल्दैन।
refused-not-all-pairs = हात अझै सबै जुट भएको छैन।
refused-nothing-to-call = यो टेबलमा भन्नु पर्दैन: जितेको हात टेबलले आफैँ चिन्छ।
refused-deck-being-shuffled = गड्डी फेरि फिटिँदै छ।

## Why a computer player chose so; $who is the player in question

jutpatti-why-any = जुनसुकै चाल भए पनि हुन्छ।
jutpatti-why-cut = जहाँ काटे पनि उस्तै हो।
jutpatti-why-take-first = अझै केही फालिएको छैन, त्यसैले गड्डीबाटै।
jutpatti-why-take-wins = { $card } लिए पूरै हात जुट हुन्छ।
jutpatti-why-take-joker = { $card } जोकर हो: जेसँग पनि मिल्छ।
jutpatti-why-take-pairs = { $card } लिए एउटा जुट बन्छ।
jutpatti-why-take-blind = { $card }ले जुट बन्दैन; गड्डीको पत्तीले बन्न सक्छ।
jutpatti-why-take-odds = { $card }ले जुट बन्दैन। नदेखिएका { $unseen } पत्तीमध्ये { $good } वटाले बन्छ।
jutpatti-why-call = सबै पत्ती जुट परे: अब भन्ने बेला हो।
jutpatti-why-throw-any = { $card }को जुट छैन।
jutpatti-why-throw-spare = एउटै दर्जाका तीनमध्ये { $card } फाल्तु हो।
jutpatti-why-throw-odd = { $card }को जुट छैन, र आउन सक्ने पनि थोरै छन्।
jutpatti-why-throw-safe = { $who }ले यो दर्जा छोडिसक्यो, त्यसैले { $card } फाल्दा डर छैन।
jutpatti-why-throw-few = { $left ->
    [one] { $card }सँग जुट बन्ने अब एउटा मात्र बाँकी छ।
   *[other] { $card }सँग जुट बन्ने अब { $left } वटा मात्र बाँकी छन्।
  }
jutpatti-why-throw-dead = { $card }सँग जुट बन्ने कुनै पत्ती बाँकी छैन।

## As text

jutpatti-text-joker = जोकर: { $value }
jutpatti-text-pairs = तपाईंको हातमा जुट: { $pairs_needed } मध्ये { $length }

## The first hand

jutpatti-walk-hand = यी तपाईंका पत्ती हुन्। रेखाले जुट मिलेका दुई देखाउँछ; तारा भएको जोकर हो, त्यो जोसँग पनि मिल्छ।
jutpatti-walk-goal = अहिलेभन्दा एउटा बढी पत्ती लिएर पूरै हात जुट बनाउनुहोस्। जसले पहिले बनाउँछ, उसैले जित्छ।
jutpatti-walk-take = एउटा पत्ती लिनुहोस्: गड्डीबाट नहेरी, वा जुट मिल्छ भने भर्खरै फालेको।
jutpatti-walk-throw = अब जुट नभएको एउटा फाल्नुहोस्। छुँदा त्यो उठ्छ, अनि बटनले फाल्छ।
