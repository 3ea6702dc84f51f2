# तीन पत्तीका शब्द। Keys and their order follow en.ftl.

teen_patti-name = तीन पत्ती
teen_patti-about = तीन पत्ती र हिम्मत: ब्लाइन्ड वा सिन भएर टिक्नुहोस्, एक जना बाँकी नरहेसम्म वा हात नपल्टिएसम्म।

## Its choices

teen_patti-option-hands = खेल
teen_patti-option-hands-help = यति बाजीपछि सबैभन्दा धेरै गिट्टी हुनेले जित्छ। सबै गिट्टी एकै जनाको हातमा पुगे खेल पहिले नै सकिन्छ।
teen_patti-option-hands-10 = १० बाजी
teen_patti-option-hands-20 = २० बाजी
teen_patti-option-hands-30 = ३० बाजी
teen_patti-option-boot = बुट
teen_patti-option-boot-help = बाँड्नुअघि सबैले हाल्ने गिट्टी। दर त्यहीँबाट सुरु हुन्छ र आठ बुटमा अडिन्छ; पोट सय बुट पुगे सबैले देखाउँछन्।
teen_patti-option-boot-5 = ५ गिट्टी
teen_patti-option-boot-10 = १० गिट्टी
teen_patti-option-boot-20 = २० गिट्टी
teen_patti-option-boot-50 = ५० गिट्टी
teen_patti-option-muflis = मुफ्लिस
teen_patti-option-muflis-help = हातको क्रम उल्टिन्छ: सबैभन्दा सानोले जित्छ, र नमिलेका रङको ५-३-२ सबैभन्दा राम्रो। एक्का ठूलै रहन्छ।
teen_patti-option-wild = जोकर पत्ती
teen_patti-option-wild-help = जोकर पत्ती जुनसुकै पत्तीको सट्टा लाग्छ, र हात जति राम्रो हुन सक्छ त्यति गनिन्छ। पल्टेको पत्ती छाने त्यस दर्जाका सबै पत्ती त्यो बाजीका जोकर हुन्छन्।
teen_patti-option-wild-none = छैन
teen_patti-option-wild-AK47 = एक्का, बादशाह, चौका र सत्ता
teen_patti-option-wild-rank = पल्टेको पत्तीको दर्जा
teen_patti-option-two-three-five = २-३-५ ले ट्रायल जित्ने
teen_patti-option-two-three-five-help = एउटै रङका नभएका २-३-५ ले सबै ट्रायल जित्छन्। मुफ्लिसमा भने यो सबैभन्दा कमजोर।
teen_patti-option-blind-limit = ब्लाइन्ड पालो
teen_patti-option-blind-limit-help = एक बाजीमा यति पटक ब्लाइन्ड तिरेपछि फेरि तिर्नुअघि पत्ती हेर्नुपर्छ।
teen_patti-option-blind-limit-0 = जति पनि
teen_patti-option-blind-limit-1 = १
teen_patti-option-blind-limit-2 = २
teen_patti-option-blind-limit-3 = ३
teen_patti-option-blind-limit-4 = ४
teen_patti-option-blind-limit-5 = ५
teen_patti-option-blind-limit-6 = ६
teen_patti-option-suits-break-ties = बराबरीमा रङ हेर्ने
teen_patti-option-suits-break-ties-help = हात बराबर भए ठूलो पत्तीबाट रङ दाँजिन्छ: हुकुम, पान, इँट, चिडी। त्यसपछि कुनै हात बराबर हुँदैन।
teen_patti-option-show-price = शोको दर
teen_patti-option-show-price-help = दुई जना बाँकी हुँदा शो माग्न तिर्नुपर्ने।
teen_patti-option-show-price-1 = आफ्नो चाल
teen_patti-option-show-price-4 = दरको चार गुणा
teen_patti-option-show-tie = शोमा हात बराबर भए
teen_patti-option-show-tie-help = हात बराबर भए शो माग्नेले हार्छ, नत्र पोट बाँडिन्छ।
teen_patti-option-show-tie-asker-loses = माग्नेले हार्छ
teen_patti-option-show-tie-split = पोट बाँडिन्छ

## What is to be done

teen_patti-phase-turn = { $you ->
    [yes] तपाईंको पालो
   *[no] { $who }को पालो
  }
teen_patti-phase-asked = { $you ->
    [yes] तपाईंसँग साइड शो मागिएको छ
   *[no] { $who }सँग साइड शो मागिएको छ
  }
teen_patti-phase-between = बाजी सकियो
teen_patti-phase-over = खेल सकियो

## Moves, as one presses or says them; $n the chips they cost

teen_patti-move-see = पत्ती हेर्ने
teen_patti-move-chaal = चाल { $n }
teen_patti-move-raise = बढाउने { $n }
teen_patti-move-pack = प्याक
teen_patti-move-show = शो { $n }
teen_patti-move-sideshow = साइड शो { $n }
teen_patti-move-accept = साइड शो
teen_patti-move-decline = मान्दिनँ
teen_patti-move-allin = { $n ->
    [0] अल इन, रित्तो हात
   *[other] अल इन { $n }
  }

## On the table

teen_patti-place-turned = पल्टेको पत्ती
teen_patti-play-chips = खेल्ने गिट्टी मात्र
teen_patti-hand-of = बाजी { $n } / { $all }
teen_patti-pot = पोट
teen_patti-stake = दर { $n }
teen_patti-boot = बुट { $n }
teen_patti-seen-pays = सिनको { $n }
teen_patti-blind-pays = ब्लाइन्डको { $n }
teen_patti-limit = { $n } मा सबैले देखाउने
teen_patti-lowest-wins = सानो हातले जित्छ
teen_patti-wild = जोकर: { $ranks }
teen_patti-blind = ब्लाइन्ड
teen_patti-seen = सिन
teen_patti-packed = प्याक
teen_patti-all-in = अल इन
teen_patti-out = बाहिर
teen_patti-your-cards = तपाईंका पत्ती घोप्टा छन्, तपाईंलाई पनि।
teen_patti-asks-you = { $who }ले तपाईंसँग साइड शो माग्यो
teen_patti-asks-help = दुवैको हात तपाईं दुई जनाले मात्र देख्नुहुन्छ। सानो हातले प्याक गर्छ; बराबर भए { $who }ले प्याक गर्छ।
teen_patti-asks-waits = { $who }ले { $other }सँग साइड शो माग्यो
teen_patti-story = खेलभरिका गिट्टी
teen_patti-story-of = { $who }: बाजी { $hand } पछि { $n } गिट्टी
teen_patti-last-hands = पछिल्ला बाजी
teen_patti-last-hand = बाजी { $n }: { $who }

teen_patti-tally = गिट्टी
teen_patti-this-hand = यो बाजी
teen_patti-with = { $hand } लिएर
teen_patti-took-pot = { $count ->
    [one] { $you ->
        [yes] तपाईंले { $with } { $n } लिनुभयो
       *[no] { $who }ले { $with } { $n } लियो
    }
   *[other] { $who }ले { $with } { $n } बाँडे
  }
teen_patti-took-main = { $count ->
    [one] { $you ->
        [yes] तपाईंले { $with } { $n } को मूल पोट लिनुभयो
       *[no] { $who }ले { $with } { $n } को मूल पोट लियो
    }
   *[other] { $who }ले { $with } { $n } को मूल पोट बाँडे
  }
teen_patti-took-side = { $count ->
    [one] { $you ->
        [yes] तपाईंले { $with } { $n } को छेउको पोट लिनुभयो
       *[no] { $who }ले { $with } { $n } को छेउको पोट लियो
    }
   *[other] { $who }ले { $with } { $n } को छेउको पोट बाँडे
  }
teen_patti-took-back = कसैले नभेटेका { $n } { $you ->
    [yes] तपाईंलाई
   *[no] { $who }लाई
  } फर्के

teen_patti-kind = { $hand ->
    [trail] { $high }को ट्रायल
    [pure_sequence] डबल रन { $spelt }
    [sequence] रन { $spelt }
    [colour] कलर { $spelt }
    [pair] { $high }को जुट
    [two_three_five] २-३-५
   *[high_card] ठूलो पत्ती { $spelt }
  }

## What happened

teen_patti-event-boots = सबैले { $boot } को बुट हाले; पोटमा { $pot } छ।
teen_patti-event-short-boot = { $you ->
    [yes] तपाईंसँग बुटका लागि { $chips } मात्र थियो।
   *[no] { $who }सँग बुटका लागि { $chips } मात्र थियो।
  }
teen_patti-event-dealt = { $you ->
    [yes] तपाईंले जनही { $each } घोप्टा पत्ती बाँड्नुभयो।
   *[no] { $who }ले जनही { $each } घोप्टा पत्ती बाँड्यो।
  }
teen_patti-event-turned = { $card } पल्टियो: { $rank } सबै जोकर।
teen_patti-event-saw = { $you ->
    [yes] तपाईंले आफ्ना पत्ती हेर्नुभयो।
   *[no] { $who }ले पत्ती हेर्‍यो।
  }
teen_patti-event-chaal = { $you ->
    [yes] { $blind ->
        [1] तपाईंले ब्लाइन्ड { $chips } हाल्नुभयो।
       *[0] तपाईंले { $chips } को चाल दिनुभयो।
      }
   *[no] { $blind ->
        [1] { $who }ले ब्लाइन्ड { $chips } हाल्यो।
       *[0] { $who }ले { $chips } को चाल दियो।
      }
  }
teen_patti-event-raised = { $you ->
    [yes] { $blind ->
        [1] तपाईंले ब्लाइन्ड { $chips } ले बढाउनुभयो: दर { $stake } भयो।
       *[0] तपाईंले { $chips } ले बढाउनुभयो: दर { $stake } भयो।
      }
   *[no] { $blind ->
        [1] { $who }ले ब्लाइन्ड { $chips } ले बढायो: दर { $stake } भयो।
       *[0] { $who }ले { $chips } ले बढायो: दर { $stake } भयो।
      }
  }
teen_patti-event-packed = { $you ->
    [yes] तपाईंले प्याक गर्नुभयो।
   *[no] { $who }ले प्याक गर्‍यो।
  }
teen_patti-event-asked-show = { $you ->
    [yes] तपाईंले { $chips } तिरेर { $other }सँग शो माग्नुभयो।
   *[no] { $otheryou ->
        [yes] { $who }ले { $chips } तिरेर तपाईंसँग शो माग्यो।
       *[no] { $who }ले { $chips } तिरेर { $other }सँग शो माग्यो।
      }
  }
teen_patti-event-asked-side-show = { $you ->
    [yes] तपाईंले { $chips } तिरेर { $other }सँग साइड शो माग्नुभयो।
   *[no] { $otheryou ->
        [yes] { $who }ले { $chips } तिरेर तपाईंसँग साइड शो माग्यो।
       *[no] { $who }ले { $chips } तिरेर { $other }सँग साइड शो माग्यो।
      }
  }
teen_patti-event-declined = { $you ->
    [yes] तपाईंले साइड शो मान्नुभएन।
   *[no] { $who }ले साइड शो मानेन।
  }
teen_patti-event-side-show = { $you ->
    [yes] तपाईं र { $other }ले एकअर्काको हात हेर्नुभयो।
   *[no] { $otheryou ->
        [yes] { $who } र तपाईंले एकअर्काको हात हेर्नुभयो।
       *[no] { $who } र { $other }ले एकअर्काको हात हेरे।
      }
  }
teen_patti-event-packed-in-side-show = { $you ->
    [yes] साइड शोपछि तपाईंले प्याक गर्नुभयो।
   *[no] साइड शोपछि { $who }ले प्याक गर्‍यो।
  }
teen_patti-event-all-in = { $you ->
    [yes] { $chips ->
        [0] तपाईं रित्तो हात अल इन हुनुभयो।
       *[other] तपाईं { $chips } सहित अल इन हुनुभयो।
      }
   *[no] { $chips ->
        [0] { $who } रित्तो हात अल इन भयो।
       *[other] { $who } { $chips } सहित अल इन भयो।
      }
  }
teen_patti-event-limit = पोट { $limit } पुग्यो: बाँकी सबैले देखाउँछन्।
teen_patti-event-shown = { $hand ->
    [trail] { $who }ले { $high }को ट्रायल देखायो।
    [pure_sequence] { $who }ले डबल रन देखायो, { $spelt }।
    [sequence] { $who }ले रन देखायो, { $spelt }।
    [colour] { $who }ले कलर देखायो, { $spelt }।
    [pair] { $who }ले { $high }को जुट देखायो।
    [two_three_five] { $who }ले २-३-५ देखायो।
   *[high_card] { $who }ले { $spelt } देखायो।
  }
teen_patti-event-won = { $you ->
    [yes] { $part ->
        [main] तपाईंले मूल पोटबाट { $chips } लिनुभयो।
        [side] तपाईंले छेउको पोटबाट { $chips } लिनुभयो।
        [back] कसैले नभेटेका { $chips } तपाईंलाई फर्के।
       *[pot] { $sharing ->
            [1] { $chips } को पोट तपाईंले लिनुभयो।
           *[other] पोटबाट तपाईंले { $chips } लिनुभयो।
          }
      }
   *[no] { $part ->
        [main] { $who }ले मूल पोटबाट { $chips } लियो।
        [side] { $who }ले छेउको पोटबाट { $chips } लियो।
        [back] कसैले नभेटेका { $chips } { $who }लाई फर्के।
       *[pot] { $sharing ->
            [1] { $chips } को पोट { $who }ले लियो।
           *[other] पोटबाट { $who }ले { $chips } लियो।
          }
      }
  }
teen_patti-event-out = { $you ->
    [yes] तपाईंका गिट्टी सकिए; बाँकी खेल तपाईं बाहिर बस्नुहुन्छ।
   *[no] { $who }का गिट्टी सकिए; बाँकी खेल बाहिर बस्छ।
  }
teen_patti-event-stopped = टेबलले खेल रोक्यो।
teen_patti-event-game-over = { $count ->
    [1] { $you ->
        [yes] तपाईंले खेल जित्नुभयो।
       *[no] { $winners }ले खेल जित्यो।
      }
   *[other] { $winners } बराबरीमा जिते।
  }

## How a hand ended

teen_patti-reason-last-in = अरू सबैले प्याक गरे
teen_patti-reason-show = हात देखाइए
teen_patti-show-asked = मागेर देखाइएको
teen_patti-show-all-in = अल इनपछि देखाइएको
teen_patti-show-limit = पोटको सीमामा देखाइएको

## Why a move is not allowed

refused-answer-first = तपाईंसँग साइड शो मागिएको छ: पहिले मान्नुहोस् वा नमान्नुहोस्।
refused-nothing-asked = कसैले साइड शो मागेको छैन।
refused-already-seen = तपाईंले पत्ती हेरिसक्नुभयो।
refused-see-first = यो टेबलमा पाइने जति ब्लाइन्ड तिरिसक्नुभयो: पहिले पत्ती हेर्नुहोस्।
refused-not-short = तपाईंसँग चालका लागि गिट्टी छन्, त्यसैले अझै अल इन हुँदैन।
refused-show-needs-two = दुई जना बाँकी हुँदा मात्र शो मागिन्छ।
refused-show-of-blind = पत्ती हेरेकाले ब्लाइन्डसँग शो माग्न पाउँदैन।
refused-side-show-needs-three = दुई जना मात्र बाँकी हुँदा शो माग्नुहोस्।
refused-side-show-blind = ब्लाइन्डले साइड शो माग्न पाउँदैन।
refused-side-show-of-blind = तपाईंभन्दा अघिल्लो खेलाडी ब्लाइन्ड छ: साइड शो हुँदैन।
refused-stake-at-top = दर आठ बुटभन्दा माथि जाँदैन।
refused-too-few-chips = त्यसका लागि गिट्टी पुगेनन्।
refused-stacks-not-allowed = सुरुका गिट्टी पूरा अङ्कमा, { $seats } ठाउँका लागि एक-एक हुनुपर्छ, र कम्तीमा दुई ठाउँमा केही हुनुपर्छ।

## Why a computer player chose so; $chance in percent, $players those still in beside the one who chooses

teen_patti-why-any = जुनसुकै चाल भए पनि हुन्छ।
teen_patti-why-only = अरू केही गर्न मिल्दैन।
teen_patti-why-look = अब पत्ती थाहा पाउने बेला भयो।
teen_patti-why-blind = नहेरी सबै हात उस्तै हुन्।
teen_patti-why-blind-cheap = ब्लाइन्ड बस्दा आधा मात्र लाग्छ, र कसैले केही थाहा पाउँदैन।
teen_patti-why-blind-raise = ब्लाइन्ड बढाउँदा पत्ती हेरेकाले दोब्बर तिर्नुपर्छ।
teen_patti-why-blind-show = ब्लाइन्ड शो सस्तो छ, र आधाआधी मौका छ।
teen_patti-why-raise-good = सयमा करिब { $chance } पटक यही हात ठूलो हुन्छ: पोट बढोस्।
teen_patti-why-raise-bluff = सयमा { $chance } पटक मात्र ठूलो, तर बढाउँदा अरूले प्याक गर्न सक्छन्।
teen_patti-why-stay-good = { $players ->
    [one] एक जनासँग सयमा करिब { $chance } पटक ठूलो: टिक्न लायक।
   *[other] { $players } जनासँग सयमा करिब { $chance } पटक ठूलो: टिक्न लायक।
  }
teen_patti-why-stay-price = सयमा करिब { $chance } पटक ठूलो: यो पोटका लागि दर ठीकै छ।
teen_patti-why-pack = सयमा { $chance } पटक मात्र ठूलो: दरका लागि कम भयो।
teen_patti-why-show = सयमा { $chance } मौका, र पोट शोको दर तिर्न लायक छ।
teen_patti-why-sideshow = एक चालको दरमा साइड शोले एक जनालाई बाहिर पार्न सक्छ।
teen_patti-why-accept = त्यो हातभन्दा प्रायः ठूलो: मान्ने।
teen_patti-why-decline = एकै दाँजोमा हात जोखिममा पार्न लायक छैन।
teen_patti-why-allin = अन्तिम गिट्टी पनि: सयमा { $chance } मौका।

## As text

teen_patti-text-pot = पोट { $value }, दर { $stake }, बुट { $boot }। खेल्ने गिट्टी मात्र।
teen_patti-text-wild = जोकर: { $value }
teen_patti-text-lowest-wins = सबैभन्दा सानो हातले जित्छ।
teen_patti-text-asker = { $asker_name }ले साइड शो माग्दै छ।
teen_patti-text-seat-standing = { $value ->
    [blind] ब्लाइन्ड
    [seen] पत्ती हेरिसकेको
    [packed] प्याक
   *[out] बाहिर
  }

## The first hand

teen_patti-walk-hand = तपाईंका तीन पत्ती घोप्टा छन्, तपाईंलाई पनि। यसलाई ब्लाइन्ड खेल्नु भन्छन्, र आधा मात्र तिर्नुपर्छ।
teen_patti-walk-goal = टिकेकामध्ये सबैभन्दा ठूलो हात ल्याउनुहोस्, वा अरू सबैलाई प्याक गराउनुहोस्: पोट तपाईंको।
teen_patti-walk-turn = चाल तिरेर टिकिन्छ। पत्ती हेरेपछि सबै दोब्बर पर्छ। प्याक गरे छोडिन्छ।
teen_patti-walk-asked = कोही तपाईंसँग मात्र हात दाँज्न चाहन्छ। सानो हात प्याक हुन्छ; नमाने पनि हुन्छ।
