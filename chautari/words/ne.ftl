# चौतारी नेपालीमा। Keys and their order follow en.ftl.

## The house

app-name = चौतारी
app-line = पीपलको छहारीमा तास
language-en = English
language-ne = नेपाली
language-switch = भाषा बदल्नुहोस्
list-and = { $first } र { $last }

## Cards in words

card-name = { $suit }को { $rank }
card-joker = छापिएको जोकर
card-hidden = घोप्टो पत्ती
rank-a = एक्का
rank-2 = दुरी
rank-3 = तिरी
rank-4 = चौका
rank-5 = पञ्जा
rank-6 = छक्का
rank-7 = सत्ता
rank-8 = अट्ठा
rank-9 = नहला
rank-t = दहला
rank-j = गुलाम
rank-q = बिबी
rank-k = बादशाह
ranks-a = एक्का
ranks-2 = दुरी
ranks-3 = तिरी
ranks-4 = चौका
ranks-5 = पञ्जा
ranks-6 = छक्का
ranks-7 = सत्ता
ranks-8 = अट्ठा
ranks-9 = नहला
ranks-t = दहला
ranks-j = गुलाम
ranks-q = बिबी
ranks-k = बादशाह
suit-c = चिडी
suit-d = इँट
suit-h = पान
suit-s = हुकुम

## The animals that lend their names

animal-danphe = डाँफे
animal-habre = हाब्रे
animal-gaida = गैँडा
animal-chituwa = चितुवा
animal-yak = याक
animal-saras = सारस
animal-langur = लङ्गुर
animal-hatti = हात्ती

## Why something was not done: the codes of rules and table

refused-not-your-turn = अहिले तपाईंको पालो होइन।
refused-unknown-option = यो खेलमा यस्तो छनोट छैन: { $option }।
refused-unknown-option-value = यहाँ { $value } छान्न मिल्दैन।
refused-unknown-game = { $game } नामको खेल छैन।
refused-unknown-key = यो खेलमा { $key } भन्ने केही छैन।
refused-seats-not-allowed = यो खेल { $fewest } देखि { $most } जनासम्मको हो, { $seats } जनाको होइन।
refused-no-such-seat = { $seat } नम्बरको ठाउँ छैन; ठाउँहरू 0 देखि { $last } सम्म छन्।
refused-game-over = खेल सकियो।
refused-not-dealt = अर्को बाजी बाँडिएको छैन।
refused-not-a-move = यो खेलमा यस्तो चाल छैन।
refused-not-a-card = { $words } पत्ती होइन; पत्ती अङ्क र रङले लेखिन्छ, जस्तै 9c वा Th।
refused-no-order-wanted = अहिले पत्ती मिलाउनुपर्ने छैन।
refused-other-cards-wanted = मिलाउनुपर्ने पत्ती यी होइनन्।
refused-dealer-follows = बाँड्ने खेलाडी नियमले तोक्छ: ठाउँ { $dealer }।

## Home

home-title = चौतारी: नेपाली तासका खेल
home-about = साथीसँग, कम्प्युटरसँग वा एउटै फोन पालैपालो चलाएर जुटपत्ती खेल्नुहोस्। खाता खोल्नु पर्दैन, पैसा लाग्दैन, विज्ञापन छैन।
home-games = खेल छान्नुहोस्
home-players = { $least }–{ $most } जना
home-minutes = करिब { $minutes } मिनेट
home-tables = तपाईंका टेबल
home-table = तपाईंको टेबल
home-table-with = { $names }सँग
home-sit = { $game } खेल्न बस्नुहोस्
home-sit-now = { $others ->
    [1] अहिल्यै, एक कम्प्युटर खेलाडीसँग
    [2] अहिल्यै, दुई कम्प्युटर खेलाडीसँग
    [3] अहिल्यै, तीन कम्प्युटर खेलाडीसँग
    [4] अहिल्यै, चार कम्प्युटर खेलाडीसँग
   *[other] अहिल्यै, पाँच कम्प्युटर खेलाडीसँग
  }
home-invite = साथी बोलाउनुहोस्
home-pass = एउटै फोनमा
home-join = कोडबाट बस्नुहोस्
home-how = कसरी खेल्ने
home-fair = निष्पक्ष बाँडाइ
home-choices = खेलाडी र स्तर
home-people-at-table = तपाईंसहित कति जना
home-level = कम्प्युटरको खेल
home-level-easy = सजिलो
home-level-steady = ठिक्क
home-level-sharp = तिखो
home-credits = श्रेय
home-words = शब्दहरू
home-picture = पीपलको रूख। वरिपरिको चौतारीमा चार जना हातमा तास लिएर बसेका छन्; सयपत्री रङको एउटा चकटी खाली छ।
home-look = रूपरङ
home-look-system = यो यन्त्रजस्तै
home-look-light = उज्यालो
home-look-dark = अँध्यारो
home-table-lobby = अझै बाँडिएको छैन
home-table-playing = खेल चल्दै छ
home-table-between = दुई बाजीको बीचमा
home-table-over = खेल सकियो

## Pages: what they share

page-home = सुरुको पाना
page-skip = सीधै मूल पाठमा जानुहोस्
page-footer = खाता छैन, पैसा छैन, विज्ञापन छैन, पछाडिबाट चियाउने कोही छैन।
page-not-found-title = यहाँ कोही बसेको छैन
page-not-found = यस्तो पाना वा टेबल छैन। अन्तिम चालको केही दिनपछि टेबल हटाइन्छ।
page-back-home = रूखमुनि फर्कनुहोस्
page-noscript = टेबल चल्न जाभास्क्रिप्ट चाहिन्छ: पत्ती चल्छन्, र तपाईंको हात तपाईंले मात्र देख्नुपर्छ। कृपया यसलाई खोल्नुहोस्, वा यो लिङ्क अर्को ब्राउजरमा खोल्नुहोस्। नियम र अरू सबै पाना यसबिना पनि पढ्न मिल्छ।
page-table-title = { $game }को टेबल
page-table-about = { $free ->
    [0] { $game }। सबै ठाउँ भरिए; हेर्न मिल्छ।
    [one] { $game }। एक ठाउँ खाली छ: आउनुहोस्, बस्नुहोस्।
   *[other] { $game }। { $free } ठाउँ खाली छन्: आउनुहोस्, बस्नुहोस्।
  }
page-table-loading = टेबल तयार हुँदै छ …
page-rules-title = { $game }का नियम
page-rules-sub = नम्बरसहित, स्रोतसहित
page-rules-on-page = यो पानामा
page-house = घरको नियम
page-house-silent = स्रोतहरू यसमा मौन छन्
page-house-differ = स्रोतहरूको कुरा मिल्दैन
page-words = शब्द
page-questions = प्रश्न
page-try = एक हात खेलौँ
page-rule-link = नियम { $rule } को लिङ्क
page-word = शब्द
page-word-ne = नेपालीमा
page-word-en = अङ्ग्रेजीमा
page-wild = जोकर
page-links = अरू काम
page-links-more = अरू पढ्ने कुरा
page-bad-title = यो भएन
page-word-meaning = अर्थ
page-words-title = खेलमा सुनिने शब्द
page-words-about = तास खेल्दा मानिसहरू के भन्छन्, र त्यसको अर्थ के हो।
page-words-game = { $game }का शब्द
page-standard = चलनको

## Pages: joining with a code

join-title = कोडबाट बस्नुहोस्
join-help = टेबल खोल्नेसँग कोड माग्नुहोस्: छ वटा अक्षर र अङ्क।
join-code = कोड
join-go = टेबलमा जानुहोस्
join-unknown = अहिले यो कोडको टेबल छैन। कोड केही घण्टापछि सकिन्छ; नयाँ कोड वा लिङ्क माग्नुहोस्।
join-wait = धेरै कोड प्रयास भए। कृपया एक मिनेट पर्खनुहोस्।

## Pages: one phone for everybody

pass-page-title = एउटै फोनमा खेल्ने
pass-page-help = एउटै फोन सबैकहाँ पालैपालो जान्छ। पालो फेरिँदा पर्दाले पत्ती छोप्छ, र अर्को खेलाडीले हेर्छु नभनेसम्म खुल्दैन।
pass-page-how-many = कति जना हुनुहुन्छ?
pass-page-people = { $n } जना
pass-page-names = मन लागे नाम लेख्नुहोस्
pass-page-name = खेलाडी { $n }
pass-page-names-help = खाली छोडे कुनै जनावरले आफ्नो नाम सापटी दिन्छ। नाम टेबलसँगै मेटिन्छ।
pass-page-start = टेबल खोल्नुहोस्

## Pages: the fair deal

fair-title = निष्पक्ष बाँडाइ
fair-lead = यहाँ तास कसरी फिटिन्छ, कसले के देख्छ, र यो घरले के गर्दैन।
fair-shuffle-title = तास फिट्ने तरिका
fair-shuffle-1 = हरेक गड्डीको क्रम सर्भरको अपरेटिङ सिस्टमले दिने जथाभावी अङ्कबाट बन्छ, पासवर्ड र साँचो जोगाउने पनि यही स्रोत हो। तपाईं, टेबल वा अघिका बाजीको कुनै कुरा यसमा मिसिँदैन।
fair-shuffle-2 = हरेक सम्भव क्रम पर्ने सम्भावना बराबर छ। अङ्क यसरी निकालिन्छ कि कुनै पनि क्रमले अलिकति पनि काखापाखा पाउँदैन; शेष मात्र लिने चल्तीको छोटो बाटोमा त्यसो भन्न मिल्दैन।
fair-shuffle-3 = क्रम फेरि निकाल्न मिल्ने कुनै बीउ अङ्क छैन। पहिलो पत्ती बाँड्नुअघि नै पूरै क्रम टेबलको बहीमा लेखिन्छ, र पछि कहिल्यै फेरिँदैन।
fair-shuffle-4 = बाजीको बीचमा गड्डी सकियो भने फालेका पत्ती त्यही बेला, त्यही तरिकाले फिटिन्छन्।
fair-eyes-title = कसले के देख्छ
fair-eyes-1 = साँच्चैको टेबलमा बस्दा जे देखिन्थ्यो, तपाईंको ब्राउजरमा त्यति मात्र पठाइन्छ। अरूको हात र गड्डीका पत्ती पानामा लुकाइएका होइनन्: त्यहाँ छँदै छैनन्।
fair-eyes-2 = ठाउँ नलिई हेर्नेले बाटोमा हिँड्ने मानिसले देख्नेजति मात्र देख्छ: खुला पत्ती, र कसको हातमा कति छन्।
fair-eyes-3 = सकिएको खेल अभिलेखका रूपमा राख्न मिल्छ। त्यसमा तपाईंले देखेको कुरा मात्र हुन्छ, कहिल्यै नदेखाइएको हात हुँदैन।
fair-computer-title = कम्प्युटर खेलाडी
fair-computer-1 = कम्प्युटर खेलाडीले त्यही ठाउँमा बसेको मान्छेले देख्नेजति मात्र देख्छ, कार्यक्रमको उही भागबाट। उसलाई गड्डी थाहा छैन, तपाईंको हात पनि थाहा छैन।
fair-computer-2 = ऊ आफ्नै हात जित्न खेल्छ। अरू कम्प्युटरलाई सघाउँदैन, र तपाईंले जित्दै हुनुहुन्छ भनेर उसलाई बलियो वा कमजोर बनाइँदैन।
fair-chips-title = खेल्ने गिट्टी मात्र
fair-chips = सबैले हरेक खेल उही १००० गिट्टीबाट सुरु गर्छन्। यो अङ्क राख्ने तरिका मात्र हो: यसको मोल छैन, यो किन्न, बेच्न, दिन, जितेर लैजान वा अर्को खेलमा सार्न मिल्दैन। कृपया पैसामा नखेल्नुहोस्।
fair-log-title = केही हराउँदैन
fair-log-1 = चाल सधैँका लागि लेखिएपछि मात्र अरूलाई सुनाइन्छ। बाजीको बीचमा सर्भर रोकियो भने, फर्केपछि उही पत्तीले उही बाजी अघि बढ्छ।
fair-log-2 = टेबल र त्यहाँ लेखिएका नाम अन्तिम चालको केही दिनपछि मेटिन्छन्। आउनेजाने कसैलाई गनिँदैन, पछ्याइँदैन, र यहाँको कुनै पानाले अरू सर्भरसँग केही माग्दैन।

## Pages: credits

credits-title = श्रेय
credits-about = चौतारी MIT इजाजतपत्रको स्वतन्त्र सफ्टवेयर हो। यो धेरै जनाको कामको टेकोमा उभिएको छ।
credits-drawings-title = चित्र र आवाज
credits-drawings = पत्ती, रङ, गुलाम-बिबी-बादशाह, पछाडिको बुट्टा, जनावर, चिह्न र रूख चौतारीकै लागि कोरिएका हुन्, आवाज कार्यक्रम आफैँले बनाउँछ। सबै हाम्रै हुन्, उही इजाजतपत्रमा।
credits-texts-title = पाठ
credits-texts = नियम सबैका हुन्। यहाँका वाक्य हाम्रै हुन्, र हरेक नियमको पानाले आफूलाई जाँचेका स्रोतको नाम लिन्छ।
credits-server-title = सर्भरमा
credits-browser-title = ब्राउजरमा
credits-name = नाम
credits-version = संस्करण
credits-licence = इजाजतपत्र

## The table

## The lobby

## Passing one phone

## Settings

## History

## Links and sharing
