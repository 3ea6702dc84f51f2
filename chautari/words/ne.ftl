# चौतारी नेपालीमा। Keys and their order follow en.ftl.

## The house

app-name = चौतारी
app-line = पीपलको छहारीमा तास
language-en = English
language-ne = नेपाली
language-switch = भाषा बदल्नुहोस्
list-and = { $names } र { $last }

## Cards in words

card-name = { $suit }को { $rank }
card-joker = जोकर
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
refused-unknown-option = यो खेलमा यस्तो छनोट छैन: { $option }। भएका: { $known }।
refused-unknown-option-value = { $option } मा { $value } छान्न मिल्दैन; यीमध्ये छान्नुहोस्: { $allowed }।
refused-unknown-game = “{ $game }” नामको खेल छैन। भएका: { $known }।
refused-unknown-player = { $player } नामको खेलाडी छैन। भएका: { $known }।
refused-unknown-key = यो खेलमा { $key } भन्ने केही छैन।
refused-no-such-seat = { $seat } नम्बरको ठाउँ छैन; ठाउँहरू 0 देखि { $last } सम्म छन्।
refused-another-seats-turn = पालो { $seat } नम्बरको ठाउँको हो।
refused-game-over = खेल सकियो।
refused-not-dealt = अर्को बाजी बाँडिएको छैन।
refused-not-a-move = यो खेलमा “{ $words }” चाल छैन।
refused-not-a-card = { $words } पत्ती होइन; पत्ती अङ्क र रङले लेखिन्छ, जस्तै 9c वा Th।
refused-not-in-hand = त्यो पत्ती हातमा छैन।
refused-no-order-wanted = अहिले पत्ती मिलाउनुपर्ने छैन।
refused-other-cards-wanted = मिलाउनुपर्ने पत्ती यी होइनन्।
refused-dealer-follows = बाँड्ने खेलाडी नियमले तोक्छ: ठाउँ { $dealer }।
refused-not-seated = यो काम टेबलमा बसेकाले मात्र गर्न मिल्छ।
refused-host-only = यो काम टेबल खोल्नेले मात्र गर्न मिल्छ।
refused-stale = यसबीच टेबल अघि बढिसक्यो। फेरि हेरेर छान्नुहोस्।
refused-no-hand = अहिले कुनै बाजी चलेको छैन।
refused-hand-in-play = अझै बाजी चल्दै छ।
refused-no-game = अहिले कुनै खेल चलेको छैन।
refused-game-in-play = यो खेल सकिएपछि बदल्न मिल्छ।
refused-computer-finishes = यो पालो कम्प्युटरले सक्छ; अर्को पालो तपाईंको।
refused-wrong-token = यो ठाउँ अब तपाईंको रहेन: अरूलाई दिइयो वा छोडियो।
refused-hints-off = यो टेबलमा सुझाव बन्द छ।
refused-no-hint = अहिले सुझाव दिन सकिएन।
refused-computer-sits-there = त्यहाँ कम्प्युटर नै बसेको छ।
refused-person-sits-there = त्यहाँ कोही बसेको छ। पहिले त्यो ठाउँ कम्प्युटरलाई दिनुपर्छ।
refused-too-few-seats = यो खेललाई कम्तीमा यति ठाउँ त चाहिन्छ।
refused-wrong-seats = { $seats } जनाले यो खेल खेल्न मिल्दैन; { $allowed } जना चाहिन्छ।
refused-one-person-opens = यहाँ एक जनाले टेबल खोल्छ; अरू लिङ्कबाट आउँछन्।
refused-name-empty = नाममा कम्तीमा एउटा अक्षर चाहिन्छ।
refused-not-open = यो टेबलमा अरू कोही बस्न मिल्दैन।
refused-busy = टेबल व्यस्त छ। कृपया फेरि प्रयास गर्नुहोस्।
refused-friends-only = साथीहरू आ-आफ्नै फोनबाट खेल्ने टेबलमा मात्र यो गर्न मिल्छ।
refused-too-many-people = यहाँ { $people } जना बसेका छन्, तर यो खेल बढीमा { $most } जनाले खेल्न मिल्छ। पहिले कसैले ठाउँ छाड्नुपर्छ।
refused-seat-between-hands = यो टेबलमा बाजीको बीचमा बस्न मिल्दैन। यो बाजी सकिएपछि बस्नुहोस्।
refused-no-spectators = यो टेबलको पत्ती यहाँ बसेकाले मात्र हेर्न पाउँछन्।
refused-phrases-off = यो टेबलमा बोल्ने कुरा बन्द छ।
refused-too-chatty = { $seconds ->
    [one] अरू बोल्नुअघि एक सेकेन्ड पर्खनुहोस्।
   *[other] अरू बोल्नुअघि { $seconds } सेकेन्ड पर्खनुहोस्।
}
refused-secret-in-use = यो लिङ्कले यहाँको एउटा ठाउँ खोलिसक्छ। अर्को लिङ्क बनाउनुहोस्।
refused-asked-already = यो कुरा सोधिँदै छ।
refused-asked-lately = { $seconds ->
    [one] सबैको मन्जुरी भएन। एक सेकेन्डपछि फेरि सोध्न मिल्छ।
   *[other] सबैको मन्जुरी भएन। { $seconds } सेकेन्डपछि फेरि सोध्न मिल्छ।
}
refused-not-asked = यो कुरा अब सोधिएको छैन।
refused-answered-already = तपाईंले यसको जवाफ दिइसक्नुभयो।
refused-no-clock = यो टेबलमा घडी चलेको छैन।
refused-nothing-to-undo = यो चाल अब फिर्ता लिन मिल्दैन।
refused-person-is-here = त्यहाँ बस्ने मान्छे यहीँ छ।
refused-person-thinks = सोच्दै हुनुहुन्छ होला। { $seconds } सेकेन्डपछि सोध्न मिल्छ।
refused-played-for-already = त्यहाँ कम्प्युटर खेल्दै छ।
refused-no-such-table = यस्तो टेबल छैन।
refused-no-such-record = यो टेबलमा त्यो नम्बरको खेल छैन।
refused-table-closed = यो टेबल उठिसक्यो, धेरै दिनसम्म कसैले खेलेन। यहाँका खेल अझै सेभ गर्न सकिन्छ।
refused-unknown-rules = यो टेबल अहिले यो सर्भरमा नभएका नियममा खेलिएको थियो। केही हराएको छैन: सर्भर चलाउनेले यसका खेल निकाल्न सक्छन् (chautari tables export)।
refused-newer-table = यो टेबल यो सर्भरमा भएको भन्दा नयाँ चौतारीमा चलिरहेको छ। केही हराएको छैन; एक छिनपछि फेरि प्रयास गर्नुहोस्।
refused-too-many = एकैचोटि धेरै मागियो। कृपया एक छिन पर्खनुहोस्।
refused-store-locked = अहिले टेबल लेख्न सकिएन। कृपया फेरि प्रयास गर्नुहोस्।
refused-store-disk-full = सर्भरमा लेख्ने ठाउँ बाँकी छैन। खेलिसकेको केही हराएको छैन।
refused-store-read-only = सर्भरलाई टेबल लेख्ने अनुमति छैन। खेलिसकेको केही हराएको छैन।
refused-store-damaged = सर्भरको टेबलको फाइल बिग्रेको छ। चलाउनेले हेर्नुपर्छ।
refused-store-closed = सर्भर रोकिँदै छ। फर्केपछि टेबल अघि बढ्छ।
refused-store-broken = सर्भरले टेबल लेख्न सकेन। खेलिसकेको केही हराएको छैन।

## Home

home-title = चौतारी: नेपाली तासका खेल
home-about = साथीसँग, कम्प्युटरसँग वा एउटै फोन पालैपालो चलाएर तास खेल्नुहोस्। खाता खोल्नु पर्दैन, पैसा लाग्दैन, विज्ञापन छैन।
home-games = खेल छान्नुहोस्
home-players = { $least }–{ $most } जना
home-players-only = { $numbers } जना
home-minutes = { $minutes } मिनेट
home-minutes-short = { $minutes } मि.
home-chips = खेल्ने गिट्टी
home-tables = तपाईंका टेबल
home-table = तपाईंको टेबल
home-table-with = { $names }सँग
home-sit = { $game } खेल्न बस्नुहोस्
home-sit-now = { $others ->
    [1] अहिल्यै, एक कम्प्युटर खेलाडीसँग
    [2] अहिल्यै, दुई कम्प्युटर खेलाडीसँग
    [3] अहिल्यै, तीन कम्प्युटर खेलाडीसँग
    [4] अहिल्यै, चार कम्प्युटर खेलाडीसँग
    [5] अहिल्यै, पाँच कम्प्युटर खेलाडीसँग
   *[other] अहिल्यै, { $others } कम्प्युटर खेलाडीसँग
  }
home-invite = साथी बोलाउनुहोस्
home-pass = एउटै फोनमा
home-join = कोडबाट बस्नुहोस्
home-how = कसरी खेल्ने
home-fair = निष्पक्ष बाँडाइ
home-choices = खेलाडी र स्तर
home-people-at-table = तपाईंसहित कति जना
home-level = कम्प्युटर खेलाडी
home-credits = श्रेय
home-words = शब्दहरू
home-picture = पीपलको रूख। वरिपरिको चौतारीमा चार जना हातमा तास लिएर बसेका छन्; सयपत्री रङको एउटा चकटी खाली छ।
home-table-mine = तपाईंको पालो
home-table-lobby = अझै बाँडिएको छैन
home-table-playing = खेल चल्दै छ
home-table-between = दुई बाजीको बीचमा
home-table-over = खेल सकियो
home-install = होम स्क्रिनमा चौतारी राख्नुहोस्
home-install-safari = होम स्क्रिनमा चौतारी राख्न Share थिच्नुहोस्, अनि Add to Home Screen।

## Pages: what they share

page-home = सुरुको पाना
page-skip = सीधै मूल पाठमा जानुहोस्
page-footer = खाता छैन, पैसा छैन, विज्ञापन छैन, पछाडिबाट चियाउने कोही छैन।
page-not-found-title = यहाँ कोही बसेको छैन
page-not-found = यस्तो पाना वा टेबल छैन। लिङ्क बाटोमै काटिएको पो हो कि?
page-wrong-form-title = यो भएन
page-wrong-form = फारममा लेखिएको कुराले टेबल खोल्न मिलेन। कृपया फर्केर फेरि प्रयास गर्नुहोस्।
page-too-many-title = एक छिन पर्खनुहोस्
page-too-many = यहाँबाट एकैचोटि धेरै मागियो। कृपया एक मिनेटपछि फेरि प्रयास गर्नुहोस्।
page-store-failed-title = टेबल अड्कियो
page-store-failed = सर्भरले अहिले टेबल पढ्न वा लेख्न सकेन। खेलिसकेको केही हराएको छैन; एक छिनपछि फेरि प्रयास गर्नुहोस्।
page-other-rules-title = यो टेबल अर्कै बेलाको हो
page-other-rules = यो टेबल अहिले यो सर्भरमा नभएका नियमबाट सुरु भएको थियो, त्यसैले यहाँ अघि बढाउन मिल्दैन। यो जस्ताको तस्तै राखिएको छ: सर्भर चलाउनेले यसका खेल निकाल्न सक्छन् (chautari tables export)।
page-newer-table-title = यो टेबल यो सर्भरभन्दा अगाडि छ
page-newer-table = यो टेबल यो सर्भरमा भएको भन्दा नयाँ चौतारीमा चलिरहेको छ। खेलिसकेको केही हराएको छैन; एक छिनपछि फेरि प्रयास गर्नुहोस्।
page-table-closed-title = यो टेबल उठिसक्यो
page-table-closed = यहाँ धेरै दिनसम्म कसैले खेलेन। नयाँ टेबल जतिखेर पनि, जति जना भए पनि खोल्न सकिन्छ।
page-table-closed-records = यहाँ खेलिएका खेल अझै सेभ गर्न सकिन्छ। रेकर्डले तपाईंले देखेको मात्र देखाउँछ, कहिल्यै नदेखाइएको हात देखाउँदैन।
page-table-closed-none = यहाँ कुनै खेल खेलिएको थिएन।
page-back-home = रूखमुनि फर्कनुहोस्
page-away = अहिले नेटवर्क छैन। यहाँ देखिएको पहिलेको हो।
page-offline-title = अहिले नेटवर्क छैन
page-offline-tables = तपाईंका टेबल सर्भरमै सुरक्षित छन्, तपाईंको ठाउँ र पत्ती पनि। नेटवर्क आएपछि त्यहीँबाट खेल्नुहोस्।
page-offline-works = पहिलो पाना र पहिले पढिसकेका नियम नेटवर्क बिना पनि खुल्छन्।
page-offline-again = फेरि हेर्नुहोस्
page-picture = पीपलको चौतारीमा { $game }का पत्ती।
page-noscript = चित्रसहितको टेबललाई जाभास्क्रिप्ट चाहिन्छ। त्यसबिना पनि यही टेबल पाठका रूपमा छ, र खेल्न मिल्छ।
page-table-about = { $free ->
    [0] { $game }। सबै ठाउँ भरिए; हेर्न मिल्छ।
    [one] { $game }। एक ठाउँ खाली छ: आउनुहोस्, बस्नुहोस्।
   *[other] { $game }। { $free } ठाउँ खाली छन्: आउनुहोस्, बस्नुहोस्।
  }
page-table-loading = टेबल तयार हुँदै छ …
page-rules-title = { $game }का नियम
page-rules-sub = नम्बरसहित, स्रोतसहित
page-rules-on-page = यो पानामा
page-rules-options = टेबलले के-के छान्न सक्छ
page-rules-tips = सुझाव
page-rules-words = खेलमा सुनिने शब्द
page-rules-questions = प्रश्न
page-rules-sources = यी नियम कहाँबाट आए
page-rules-elsewhere = अन्यत्र के फरक छ
page-house = घरको नियम
page-words = शब्द
page-questions = प्रश्न
page-try = एक बाजी खेलौँ
page-rule-link = नियम { $rule } को लिङ्क
page-word = शब्द
page-word-ne = नेपालीमा
page-word-en = अङ्ग्रेजीमा
page-wild = जोकर
page-links = अरू काम
page-links-more = अरू पढ्ने कुरा
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
pass-page-names-help = खाली छोडे कुनै जनावरले आफ्नो नाम सापटी दिन्छ। नाम यही टेबलको मात्र हो।
pass-page-start = टेबल खोल्नुहोस्

## Pages: the fair deal

fair-title = निष्पक्ष बाँडाइ
fair-lead = यहाँ तास कसरी फिटिन्छ, कसले के देख्छ, र यो घरले के गर्दैन।
fair-shuffle-title = तास फिट्ने तरिका
fair-shuffle-1 = हरेक गड्डीको क्रम सर्भरको अपरेटिङ सिस्टमले दिने र्‍यान्डम अङ्कबाट बन्छ; पासवर्ड र साँचो जोगाउने पनि यही स्रोत हो। तपाईं, टेबल वा अघिका बाजीको कुनै कुरा यसमा मिसिँदैन।
fair-shuffle-2 = हरेक सम्भव क्रम पर्ने सम्भावना बराबर छ। अङ्क यसरी निकालिन्छ कि कुनै पनि क्रमले अलिकति पनि काखापाखा पाउँदैन; शेष मात्र लिने चल्तीको छोटो बाटोमा त्यसो भन्न मिल्दैन।
fair-shuffle-3 = क्रम फेरि निकाल्न मिल्ने कुनै सुरुको अङ्क (सिड) छैन। पहिलो पत्ती बाँड्नुअघि नै पूरै क्रम टेबलको बहीमा लेखिन्छ, र पछि कहिल्यै फेरिँदैन।
fair-shuffle-4 = बाजीको बीचमा गड्डी सकियो भने फालेका पत्ती त्यही बेला, त्यही तरिकाले फिटिन्छन्।
fair-eyes-title = कसले के देख्छ
fair-eyes-1 = साँच्चैको टेबलमा बस्दा जे देखिन्थ्यो, तपाईंको ब्राउजरमा त्यति मात्र पठाइन्छ। अरूको हात र गड्डीका पत्ती पानामा लुकाइएका होइनन्: त्यहाँ छँदै छैनन्।
fair-eyes-2 = ठाउँ नलिई हेर्नेले बाटोमा हिँड्ने मानिसले देख्नेजति मात्र देख्छ: खुला पत्ती, र कसको हातमा कति छन्।
fair-eyes-3 = सकिएको खेल रेकर्डका रूपमा सेभ गर्न मिल्छ। त्यसमा तपाईंले देखेको कुरा मात्र हुन्छ, कहिल्यै नदेखाइएको हात हुँदैन।
fair-computer-title = कम्प्युटर खेलाडी
fair-computer-1 = कम्प्युटर खेलाडीले त्यही ठाउँमा बसेको मान्छेले देख्नेजति मात्र देख्छ, प्रोग्रामको उही भागबाट। उसलाई गड्डी थाहा छैन, तपाईंको हात पनि थाहा छैन।
fair-computer-2 = ऊ आफ्नै हात जित्न खेल्छ। अरू कम्प्युटरलाई सघाउँदैन, र तपाईंले जित्दै हुनुहुन्छ भनेर उसलाई बलियो वा कमजोर बनाइँदैन।
chips-title = खेल्ने गिट्टी मात्र
chips-words = सबैले हरेक खेल उही १,००० गिट्टीबाट सुरु गर्छन्। यो अङ्क राख्ने तरिका मात्र हो: यसको मोल छैन, यो किन्न, बेच्न, दिन, जितेर लैजान वा अर्को खेलमा सार्न मिल्दैन। कृपया पैसामा नखेल्नुहोस्।
chips-understood = बुझेँ
fair-log-title = केही हराउँदैन
fair-log-1 = चाल सधैँका लागि लेखिएपछि मात्र अरूलाई सुनाइन्छ। बाजीको बीचमा सर्भर रोकियो भने, फर्केपछि उही पत्तीले उही बाजी अघि बढ्छ।
fair-log-2 = टेबलमा लेखिएको नाम त्यही टेबलको मात्र हो। आउनेजाने कसैलाई गनिँदैन, पछ्याइँदैन, र यहाँको कुनै पानाले अरू सर्भरसँग केही माग्दैन।

## Pages: credits

credits-title = श्रेय
credits-about = चौतारी MIT इजाजतपत्रको स्वतन्त्र सफ्टवेयर हो। यो धेरै जनाको कामको टेकोमा उभिएको छ।
credits-drawings-title = चित्र र आवाज
credits-drawings = पत्ती, रङ, गुलाम-बिबी-बादशाह, पछाडिको बुट्टा, जनावर, चिह्न र रूख चौतारीकै लागि कोरिएका हुन्, आवाज प्रोग्राम आफैँले बनाउँछ। सबै हाम्रै हुन्, उही इजाजतपत्रमा।
credits-texts-title = पाठ
credits-texts = नियम सबैका हुन्। यहाँका वाक्य हाम्रै हुन्, र जुन स्रोतसँग भिडाइएको हो, हरेक नियमको पानामा त्यसको नाम छ।
credits-server-title = सर्भरमा
credits-browser-title = ब्राउजरमा
credits-name = नाम
credits-version = संस्करण
credits-licence = इजाजतपत्र

## The table

table-menu = मेनु
table-close = बन्द गर्नुहोस्
table-your-turn = तपाईंको पालो
table-not-dealt = अझै बाँडिएको छैन।
table-field = टेबल
table-seats = टेबल वरिपरि
table-actions = तपाईंले गर्न सक्ने
table-hand = तपाईंको हात, { $n } पत्ती
table-watching = तपाईं हेर्दै हुनुहुन्छ। कसैको हात देखिँदैन।
table-move-lost = जवाफ आएन: चाल हराएको हुन सक्छ। फेरि गर्नुहोस्।
table-not-now = त्यो पत्ती अहिले खेल्न मिल्दैन।
table-side-ours = हाम्रो पक्ष:
table-side-theirs = अर्को पक्ष:
table-last-trick = अघिल्लो हात
table-standing = अङ्क
table-acts = पालो
table-computer = कम्प्युटर
table-dealer = बाँड्ने
table-you-deal = तपाईं बाँड्ने
table-you = तपाईं
table-thinking = सोच्दै छ
table-away = बाहिर { $time }
table-takeover = बाहिर छ, अब कम्प्युटर खेल्छ
table-cards = { $n } पत्ती
table-cards-next = { $n } · अब
table-count = { $n }
table-score = { $you ->
    [yes] तपाईं { $score }
   *[no] { $who } { $score }
  }
table-sort = मिलाउने:
table-sort-suit = रङ
table-sort-rank = दर्जा
table-sort-mine = आफ्नै
table-sorted = मिलाइयो: { $how }
table-just-taken = भर्खर लिएको
table-choose = पत्ती छान्नुहोस्
table-choose-first = पहिले एउटा पत्ती छुनुहोस्: त्यो उठ्छ, अनि यो बटनले खेल्छ।
table-deal-again = फेरि बाँड्ने
table-rematch = फेरि खेल्ने
table-other-game = अर्को खेल
table-watch = फेरि हेर्ने
table-record = खेल सेभ गर्ने
table-sound-on = आवाज खुला छ
table-sound-off = आवाज बन्द छ
table-won-hand = { $you ->
    [yes] बाजी तपाईंको!
   *[no] बाजी { $who }को
  }
table-won-game = { $you ->
    [yes] खेल तपाईंले जित्नुभयो!
   *[no] { $count ->
        [one] खेल { $who }ले जित्यो
       *[other] { $who } बराबरी
      }
  }
table-laid = जित्ने पत्ती, { $n } भागमा
table-hold = हेर्न थिचिराख्नुहोस्
table-hold-plain = { $move }, नथिची
table-looked = मैले हेरेँ
table-answer = { $seconds } से. पछि: { $move }
table-answer-soon = जवाफ दिने समय सकिन लाग्यो।
table-laying = टेबल मिलाउँदै …

level-easy = सजिलो
level-steady = ठिक्क
level-sharp = सिपालु

newer-version = चौतारीको नयाँ संस्करण आएको छ।
newer-take = अहिले नै चलाउनुहोस्
newer-later = पछि

menu-invite = साथी बोलाउनुहोस्
menu-seats = ठाउँ र कम्प्युटर
menu-rules = यस टेबलको नियम
menu-records = सकिएका खेल सेभ गर्नुहोस्
menu-records-help = रेकर्ड भनेको खेल फेरि चलाउन मिल्ने पाठ हो। त्यसमा तपाईंले देखेको कुरा मात्र हुन्छ, नदेखाइएको हात हुँदैन।
menu-watch = खेल { $n } हेर्ने
menu-record = खेल { $n }
menu-record-failed = रेकर्ड ल्याउन सकिएन। फेरि प्रयास गर्नुहोस्।
menu-hint = सुझाव
menu-keys = किबोर्ड
menu-text = पाठका रूपमा टेबल
menu-device = आफ्नो ठाउँ अर्को डिभाइसमा
menu-device-help = यो लिङ्क अर्को फोन वा कम्प्युटरमा खोल्नुहोस्, उही हात लिएर खेल्न पाइन्छ। यो लिङ्क जोसँग छ ऊ तपाईंको ठाउँमा बस्छ, त्यसैले आफूसँगै राख्नुहोस्।
menu-device-qr = आफ्नै लिङ्कको क्युआर कोड
menu-stop = खेल रोक्नुहोस्
menu-stop-sure = खेल सबैका लागि यहीँ सकिन्छ। चलिरहेको बाजी कसैको हुँदैन।
menu-leave = टेबल छोड्नुहोस्
menu-leave-sure = तपाईंको ठाउँमा कम्प्युटर खेल्छ, साथी पनि बस्न सक्छ। तपाईंको लिङ्कले काम गर्दैन।
menu-hand-over = मेरो ठाउँ साथीलाई दिने
menu-clock-off = घडी हटाउन सोध्ने
menu-back = फर्कनुहोस्

keys-off = अक्षरका आदेश सेटिङमा बन्द छन्।
keys-draw = गड्डीबाट तान्ने
keys-play = उठाएको पत्ती खेल्ने
keys-sort = हात अर्को किसिमले मिलाउने
keys-undo = आफ्नो अघिल्लो चाल फिर्ता माग्ने
keys-say = केही भन्ने
keys-arrows = हातमा यताउता
keys-enter = पत्ती उठाउने, उठाएको खेल्ने
keys-escape = उठाएको पत्ती राख्ने
keys-pick = ठाउँअनुसार पत्ती उठाउने
keys-hand = हाततिर
keys-take = गड्डी र फालेका पत्तीमा जाने; Enter ले टिप्छ
keys-hint = सुझाव: सिपालु खेलाडीले के गर्थ्यो, र किन
keys-last = अघिल्लो पालो फेरि
keys-turn = कसको पालो हो, भन्ने
keys-score = हिसाब भन्ने
keys-help = यो सूची

## The lobby

lobby-home = पहिलो पानामा
lobby-how = { $game } कसरी खेल्ने
lobby-title = { $game }को टेबल
lobby-way-friends = साथीहरू अहिले वा पछि आउन सक्छन्
lobby-way-computer = तपाईं र कम्प्युटर
lobby-way-pass = सबैका लागि एउटै फोन
lobby-invite = साथी बोलाउनुहोस्
lobby-qr = टेबलको लिङ्कको क्युआर कोड
lobby-code-minutes = { $minutes ->
    [one] कोड, एक मिनेट चल्छ
   *[other] कोड, { $minutes } मिनेट चल्छ
  }
lobby-code-hours = कोड, { $hours } घण्टा चल्छ
lobby-or-link = वा लिङ्क
lobby-link = लिङ्क
lobby-share = लिङ्क पठाउनुहोस्
lobby-share-text = हाम्रो { $game }को टेबलमा ठाउँ खाली छ।
lobby-copy = कपी
lobby-copied = कपी भयो
lobby-marked = लिङ्क छानिएको छ: फोनकै मेनुबाट कपी गर्नुहोस्।
lobby-only-here = यो ठेगाना फोनमा खुल्दैन: { $command } ले चलाए एउटै वाइफाइका फोनमा पनि टेबल खुल्छ।
lobby-seats = ठाउँ
lobby-team-yours = तपाईंको टोली
lobby-sit-with = कोसँग मिलेर खेल्ने
lobby-team-others = अर्को टोली
lobby-count = { $people ->
    [one] एक जना
   *[other] { $people } जना
  }, { $computers ->
    [0] कम्प्युटर छैन
    [one] एउटा कम्प्युटर
   *[other] { $computers } वटा कम्प्युटर
  }
lobby-you = (तपाईं)
lobby-this-device = यही डिभाइस
lobby-this-device-host = यही डिभाइस · टेबल खोल्ने
lobby-here = यहीँ छ
lobby-away = बाहिर छ
lobby-host = टेबल खोल्ने
lobby-computer = कम्प्युटर,
lobby-level-only = { $level }
lobby-level-free = { $level } · साथी यहाँ बस्न सक्छ
lobby-add-seat = ठाउँ थप्नुहोस्
lobby-up-to = ({ $most } सम्म)
lobby-rename = नाम फेर्नुहोस्
lobby-rename-of = { $who }को नाम फेर्नुहोस्
lobby-name = नाम
lobby-save = सेभ गर्नुहोस्
lobby-change = फेर्नुहोस्
lobby-change-of = { $who }को ठाउँ फेर्नुहोस्
lobby-level = कम्प्युटरको खेल
lobby-remove-seat = यो ठाउँ हटाउनुहोस्
lobby-free-help = { $who }को ठाउँमा कम्प्युटर खेल्छ, उसको लिङ्कले काम गर्दैन। पछि साथी यहाँ बस्न सक्छ।
lobby-free-seat = ठाउँ कम्प्युटरलाई दिनुहोस्
lobby-rules = घरको नियम
lobby-rules-host = यी कुरा टेबल खोल्नेले दुई खेलको बीचमा छान्छ।
lobby-rules-locked = यो खेल सकिएपछि फेर्न मिल्छ।
lobby-see-all = सबै हेर्नुहोस्
lobby-on = हुन्छ
lobby-off = हुँदैन
lobby-clock = घडी
lobby-clock-off = छैन
lobby-clock-help = नराखे कसैलाई हतार हुँदैन। राखे, समय सकिएकाको त्यो एक पालो कम्प्युटरले खेलिदिन्छ। सबै मिलेर घडी हटाउन सकिन्छ।
lobby-when-away = कोही बाहिर गए
lobby-away-waits = सबैले पर्खिन्छन्
lobby-away-steps-in = { $seconds } सेकेन्डपछि कम्प्युटर खेल्छ
lobby-joining = साथी कहिले बस्न सक्छ
lobby-joining-help = कम्प्युटरको ठाउँमा, उसैको हात लिएर; वा अर्को बाजी बाँड्दा मात्र।
lobby-joining-at-once = तुरुन्तै
lobby-joining-between = बाजी सकिएपछि
lobby-spectators = अरूले हेर्न पाउने
lobby-spectators-help = खुला पत्ती मात्र देखिन्छ, कसैको हात देखिँदैन। नदिए नचिनेकाले को बसेको छ भन्ने मात्र देख्छ।
lobby-phrases = बोल्न मिल्ने
lobby-phrases-help = सोह्र वटा तयारी वाक्य र आठ वटा चित्र; केही टाइप गर्न मिल्दैन।
lobby-away-help = कसैलाई हतार छैन। कोही बाहिर गए यति समयपछि कम्प्युटरले खेलिदिन्छ, फर्केपछि आफैँ खेल्न पाइन्छ।
lobby-away-seconds = { $seconds ->
    [0] तुरुन्तै
   *[other] { $seconds } सेकेन्ड
  }
lobby-away-never = कहिल्यै नखेल्ने
lobby-pace = कम्प्युटरको सोचाइ
lobby-pace-help = मान्छेले पछ्याउन सकून् भनेर कम्प्युटरले चाल चल्न कति समय लिने।
lobby-pace-quick = छिटो
lobby-pace-human = मान्छेजस्तै
lobby-pace-slow = बिस्तारै
lobby-hints = सुझाव
lobby-hints-help = पालो आएकाले सिपालु खेलाडीले के गर्थ्यो र किन भनेर सोध्न पाउँछ। जवाफ उसैले देखेका कुराबाट मात्र निकालिन्छ।
lobby-deal = अब बाँड्नुहोस्
lobby-deal-friends = अरू आउँदै ठाउँमा बस्छन्
lobby-deal-help = सबै जना यहीँ छन्
lobby-host-deals = सबै तयार भएपछि { $who }ले बाँड्छ
lobby-nobody-deals = टेबल खोल्नेलाई पर्खिँदै छ
lobby-sit-title = तपाईंका लागि ठाउँ छ
lobby-sit-running = कम्प्युटरले तपाईंका लागि ठाउँ राखेको छ
lobby-sit-name = तपाईंको नाम, मन लागे
lobby-sit = बस्नुहोस्
lobby-sit-later = यो बाजीपछि बस्नुहोस्
lobby-sit-waits = यो बाजी सकिएपछि तपाईं बस्नुहुन्छ
lobby-sit-watch = हेरेर मात्र बस्न पनि मिल्छ: खुला भएको कुरा देखिन्छ।
lobby-full = सबै ठाउँ भरिएका छन्। तपाईं हेर्दै हुनुहुन्छ, खुला भएको कुरा देखिन्छ।
lobby-full-curtained = सबै ठाउँ भरिएका छन्।
refused-seat-taken = त्यहाँ भर्खरै कोही बस्यो। फेरि छान्नुहोस्।
refused-table-full = अहिले सबै ठाउँ भरिएका छन्।
refused-no-line = सर्भर अहिले भेटिएन। फेरि प्रयास गर्नुहोस्।
refused-no-seat = ठाउँ पाइएन। फेरि प्रयास गर्नुहोस्।

## Watching a finished game

watch-title = खेल हेर्ने
watch-help = रेकर्ड छान्नुहोस्: “खेल सेभ गर्ने” ले दिएको वा आफैँले लेखेको फाइल। त्यो एक-एक चाल गरेर देखाइन्छ।
watch-none-yet = रेकर्ड छैन? यहाँको टेबलमा खेल सकिएपछि “फेरि हेर्ने” थिचे त्यही खेल देखिन्छ, र त्यो पानाको लिङ्क साथीलाई पठाउन मिल्छ।
watch-file = रेकर्ड
watch-go = हेर्ने
watch-not-kept = फाइल पढेर तपाईंलाई देखाइन्छ, अनि बिर्सिइन्छ। केही पनि राखिँदैन।
watch-too-large = त्यो फाइल खेल हुनलाई धेरै ठूलो छ।
watch-refused = यो रेकर्ड चलाउन मिलेन: { $why }
watch-about = सकिएको { $game }को खेल, एक-एक चाल गरेर।
watch-hand = बाजी { $n }

## Watching a finished game step by step

replay-title = { $game }को खेल
replay-back = फर्कने
replay-where = बाजी { $hand }, { $count } मध्ये { $step } चाल
replay-open = खुला पत्ती
replay-eyes = कसको नजरबाट
replay-eyes-help = यीमध्ये कसैले नदेखेको पत्ती यो रेकर्डमा छैन, त्यसैले देखाउन मिल्दैन।
replay-onlooker = दर्शक
replay-controls = हेर्ने
replay-place = खेलको कुन ठाउँ
replay-hand-back = अघिल्लो बाजी
replay-step-back = एक चाल पछाडि
replay-play = चलाउने
replay-pause = रोक्ने
replay-step-on = एक चाल अगाडि
replay-hand-on = अर्को बाजी
replay-speed = गति { $speed }
replay-left-out = { $hands ->
    [one] अरू एउटा बाजी देखाइएको छैन: खेल साह्रै लामो छ।
   *[other] अरू { $hands } बाजी देखाइएको छैन: खेल साह्रै लामो छ।
  }
replay-not-there = यो खेल यहाँ हेर्न मिल्दैन।
replay-key-step = एक चाल पछाडि वा अगाडि
replay-key-hand = अघिल्लो बाजी, अर्को बाजी
replay-key-play = चलाउने वा रोक्ने
replay-key-speed = अर्को गति
replay-key-open = खुला पत्ती, हेर्न मिल्ने भए
replay-key-ends = सुरुमा, अन्त्यमा

## A table as text

text-recent = के भयो
text-you = तपाईं
text-score = { $score } अङ्क
text-chips = { $score } गिट्टी
text-place = { $place }: { $count }
text-number = छान्नुहोस्
text-do-it = यही गर्ने
text-looks-again = यो पाना आफैँ ताजा भइरहन्छ।
text-still = अब ताजा नहोस्।
text-look = फेरि हेर्ने
text-code = साथीलाई दिने कोड:
text-drawn = चित्रसहितको टेबल
text-back = तासमा फर्कनुहोस्
text-table-title = ठाउँ, घरको नियम र अरू कुरा
text-ways = यो टेबलको चलन
text-own-seat = तपाईंको ठाउँ
text-played-for = कम्प्युटर खेल्दै छ
text-link-title = मसँग एउटा ठाउँको लिङ्क छ
text-link = पूरा लिङ्क, # पछिको भाग समेत
text-link-go = त्यो ठाउँ लिनुहोस्
text-link-wrong = यो कुनै ठाउँको लिङ्क होइन। त्यस्तो लिङ्कमा #seat= वा #friend= हुन्छ।
text-link-elsewhere = यो लिङ्क अर्कै टेबलको हो। त्यो लिङ्क खोल्नुहोस् र त्यहीँ टाँस्नुहोस्।
text-ready = तपाईंको टेबल तयार छ
text-ready-help = अर्को पाना पाठका रूपमा तपाईंको टेबल हो। त्यसलाई स्क्रिप्ट चाहिँदैन। तपाईंको ठाउँ यही टेबलका पानाले मात्र देख्ने कुकीमा राखिन्छ।
text-to-table = टेबलमा जाने

## The first hand

walk-title = तपाईंको पहिलो बाजी
walk-wait = अहिले { $who }को पालो हो। फूलले कसको पालो हो देखाउँछ; तपाईंले केही गर्नुपर्दैन।
walk-end = एउटा बाजी सकियो। नियम मेनुमा छन्, र आफ्नो पालोमा सुझावले सिपालु खेलाडीले के गर्थ्यो भन्छ।
walk-next = अर्को
walk-skip = छोड्ने
walk-done = बुझेँ

## Hints

hint-says = { $move }। { $why }
hint-close = सुझाव हटाउने

## Passing one phone

pass-give = फोन { $who }लाई दिनुहोस्
pass-i-am = म { $who } हुँ
pass-hold = पत्ती हेर्न थिचिराख्नुहोस्
pass-show = नथिचीकन पत्ती देखाउनुहोस्
pass-happened = अघि के भयो
pass-undo = { $who }को चाल फिर्ता

## Settings

settings-title = सेटिङ
settings-device = यही डिभाइसमा मात्र रहन्छ।
settings-language = भाषा
settings-digits = अङ्क
settings-digits-auto = भाषाअनुसार
settings-suits = पत्तीका रङ
settings-suits-two = दुई
settings-suits-four = चार
settings-suits-safe = चार, सबै आँखालाई
settings-theme = उज्यालो वा अँध्यारो
settings-theme-system = डिभाइसअनुसार
settings-theme-light = उज्यालो
settings-theme-dark = अँध्यारो
settings-left = देब्रे हाते
settings-left-help = बटन देब्रे बूढीऔँलामुनि।
settings-large = ठूला पत्ती
settings-one-tap = एकै ट्यापमा खेल्ने
settings-one-tap-help = नत्र पहिलो ट्यापले पत्ती उठाउँछ, दोस्रोले खेल्छ।
settings-motion = कम हलचल
settings-motion-help = पत्ती उड्दैनन्, बिस्तारै देखिन्छन्।
settings-keys = अक्षरका आदेश
settings-keys-help = एक अक्षरले एक आदेश दिन्छ; सूची मेनुमा छ।
settings-hide-chips = गिट्टीका खेल नदेखाउने
settings-hide-chips-help = यस डिभाइसको पहिलो पानामा। तपाईं बसिसकेका टेबल रहन्छन्।
settings-sound = आवाज
settings-sound-help = तपाईंको पालो, बाँकी दस सेकेन्ड, टेबलमा चल्ने पत्ती, जित। फोनको आवाज बन्द गरे यो पनि बन्द हुन्छ।
settings-vibration = आफ्नो पालोमा फोन हल्लियोस्
settings-phrases = अरूले भनेको देखाउने
settings-phrases-help = वाक्य र चित्र। एक जनालाई मात्र चुप पार्न उसको ठाउँ छुनुहोस्।
settings-awake = खेल्दा स्क्रिन बलिरहोस्
settings-awake-plain = यो ब्राउजरले यहाँ स्क्रिन बालिराख्न सक्दैन। फोनकै सेटिङले सक्छ।

## History

history-title = यो बाजी
history-last = अघिल्लो पालो
history-side = हिसाब र कथा
history-tally = जितेका बाजी
history-you = तपाईं
history-log = टेबलमा के हुँदै छ
history-empty = यस बाजीमा अझै केही भएको छैन।
history-missed = फर्कनुभयो। तपाईं नहुँदा:
history-seen = हेरेँ
history-draw = ठाउँका लागि तानेको पत्ती: { $draws }।
history-draw-again = बराबर परेकाले फेरि ताने: { $draws }।
history-drew = { $you ->
    [yes] तपाईंको { $card }
   *[no] { $who }को { $card }
  }
history-draw-highest = { $you ->
    [yes] सबैभन्दा ठूलो तपाईंको: पहिलो ठाउँ तपाईंको, बाँड्ने पनि तपाईं।
   *[no] सबैभन्दा ठूलो { $who }को: पहिलो ठाउँ उसैको, बाँड्ने पनि ऊ।
  }

## Links and sharing

link-reconnecting = फेरि जोडिँदै …
link-no-network = नेटवर्क छैन
link-held = { $seconds ->
    [one] तपाईंको ठाउँ एक सेकेन्ड राखिएको छ
   *[other] तपाईंको ठाउँ { $seconds } सेकेन्ड राखिएको छ
  }
link-played-for = तपाईं नफर्केसम्म कम्प्युटर खेल्छ
link-refreshed = टेबल ताजा हुँदै छ …
link-used-title = यो लिङ्क प्रयोग भइसक्यो
link-used = साथीको लिङ्कले एक पटक मात्र ठाउँमा पुर्‍याउँछ; यो पहिल्यै खोलिसकियो, नत्र फिर्ता लिइयो। हेर्न मिल्छ, खाली ठाउँमा बस्न पनि।
link-handed-title = तपाईंको ठाउँ साथीले पायो
link-handed = तपाईंको लिङ्क खोल्ने साथी अब उही हात लिएर त्यहाँ बस्छ। हेर्न मिल्छ, खाली ठाउँमा फेरि बस्न पनि।
link-now = अहिले जोड्ने
link-replaced-title = तपाईंको ठाउँ अन्तै खुलेको छ
link-replaced = यो ठाउँ अर्को झ्याल वा डिभाइसमा खोल्नुभयो। एकैपटक एउटामा मात्र खुल्छ।
link-take-back = यहीँ ल्याउनुहोस्
link-freed-title = तपाईंको ठाउँ कम्प्युटरलाई गयो
link-freed = टेबल खोल्नेले तपाईंको ठाउँ कम्प्युटरलाई दियो। हेर्न मिल्छ, खाली ठाउँमा फेरि बस्न पनि।
link-left-title = तपाईंले ठाउँ छोड्नुभयो
link-left = तपाईंको ठाउँमा कम्प्युटर खेल्छ। हेर्न मिल्छ, खाली ठाउँमा फेरि बस्न पनि।
link-watch = हेर्नुहोस्
link-unknown-table-title = यस्तो टेबल छैन
link-unknown-table = लिङ्क बाटोमै काटिएको पो हो कि? पठाउनेलाई फेरि सोध्नुहोस्।

## Clocks, and what people ask of each other

clock-seconds = { $seconds } से.
clock-soon = तपाईंको पालोमा दस सेकेन्ड बाँकी छ।
status-finishing = फर्कनुभयो। यो पालो कम्प्युटरले सक्छ।
undo-ask = मेरो चाल फिर्ता लिने
ask-title = एउटा कुरा सोधिएको छ
asked-undo = { $who } अघिल्लो चाल फिर्ता लिन चाहन्छ
asked-clock-off = { $who } घडी हटाएर खेल्न चाहन्छ
asked-play-for = { $who } भन्छ: { $whom }को सट्टा कम्प्युटर खेलोस्
asked-there = { $who } सोध्छ: { $whom } हुनुहुन्छ? कसैले होइन नभने यो पालो कम्प्युटरले खेल्छ।
asked-there-you = { $who } सोध्छ: तपाईं हुनुहुन्छ? केही नभने यो पालो कम्प्युटरले खेल्छ।
ask-yes = हुन्छ
ask-no = हुँदैन
ask-here = म यहीँ छु
ask-never-mind = भो, पर्दैन
ask-waiting = { $names }लाई पर्खिँदै
ask-more = + { $n }
seat-about = { $who }को बारेमा
seat-mute = यहाँ चुप पार्ने
seat-mute-help = यस डिभाइसमा उसका वाक्य देखिँदैनन्, सुनिँदैनन्। कसैलाई थाहा हुँदैन।
seat-finishing = फर्कियो; यो पालो कम्प्युटरले सक्छ
seat-played-for = नफर्केसम्म कम्प्युटर खेल्छ।
seat-takeover = { $time } पछि यो पालो कम्प्युटर खेल्छ।
seat-takes-turn = उसको पालो आएपछि कम्प्युटरले { $seconds } सेकेन्ड पर्खेर खेलिदिन्छ।
seat-waits = सबैले उसलाई पर्खिन्छन्।
seat-play-for = अहिले नै कम्प्युटर खेलोस्
seat-play-for-help = टेबलका अरूलाई सोधिन्छ। फर्केपछि { $who } आफैँ खेल्छ।
seat-there = हुनुहुन्छ कि भनी सोध्ने
seat-there-help = पन्ध्र सेकेन्डसम्म कसैले होइन नभने { $who }को यो एक पालो कम्प्युटरले खेल्छ।

## Phrases

say-title = केही भन्ने
say-help = यस टेबलका सबैले सुन्छन्।
phrase-namaste = नमस्ते!
phrase-good-luck = शुभकामना!
phrase-well-played = राम्रो खेल!
phrase-nice-hand = क्या पत्ती!
phrase-thank-you = धन्यवाद
phrase-sorry = माफ गर्नुहोस् है
phrase-no-worry = केही छैन
phrase-your-turn = तपाईंको पालो!
phrase-take-your-time = बिस्तारै, हतार छैन
phrase-wait-please = एक छिन है
phrase-back-soon = एकैछिनमा आएँ
phrase-what-luck = क्या भाग्य!
phrase-oh-no = लौ, बर्बाद!
phrase-tea-break = चिया खाऔँ न
phrase-one-more = अर्को बाजी?
phrase-good-night = शुभ रात्री
phrase-emote-smile = मुस्कान
phrase-emote-laugh = हाँसो
phrase-emote-wow = ओहो
phrase-emote-sad = आँसु
phrase-emote-think = सोच्दै
phrase-emote-clap = ताली
phrase-emote-tea = एक गिलास चिया
phrase-emote-flower = फूल

## What happens round the cards

news-sat = { $you ->
    [yes] तपाईं बस्नुभयो।
   *[no] { $who } आएर बस्यो।
  }
news-left = { $who }ले टेबल छोड्यो। अब कम्प्युटर खेल्छ।
news-freed = टेबल खोल्नेले { $who }को ठाउँ कम्प्युटरलाई दियो।
news-handed = { $you ->
    [yes] { $who }को ठाउँ अब तपाईंको।
   *[no] { $who }को ठाउँमा अब साथी बस्यो।
  }
news-away = { $who } बाहिर गयो।
news-took-over = { $you ->
    [yes] तपाईंको सट्टा कम्प्युटर खेल्यो।
   *[no] { $who }को सट्टा कम्प्युटर खेल्दै छ।
  }
news-returned = { $you ->
    [yes] { $finishes ->
        [yes] फर्कनुभयो; यो पालो कम्प्युटरले सक्छ।
       *[no] तपाईं फर्कनुभयो।
      }
   *[no] { $who } फर्कियो।
  }
news-host = { $you ->
    [yes] अब टेबल तपाईंको जिम्मामा।
   *[no] अब टेबल { $who }को जिम्मामा।
  }
news-clock-ran-out = { $you ->
    [yes] तपाईंको समय सकियो: यो पालो कम्प्युटरले खेल्यो।
   *[no] { $who }को समय सकियो: यो पालो कम्प्युटरले खेल्यो।
  }
news-clock-off = घडी हट्यो: सबै राजी भए।
news-undone = { $you ->
    [yes] तपाईंको चाल फिर्ता भयो।
   *[no] { $who }को चाल फिर्ता भयो।
  }
news-asked-undo = { $you ->
    [yes] तपाईंले चाल फिर्ता माग्नुभयो।
   *[no] { $who }ले अघिल्लो चाल फिर्ता माग्यो।
  }
news-asked-clock-off = { $you ->
    [yes] तपाईंले घडी हटाउन भन्नुभयो।
   *[no] { $who }ले घडी हटाउन भन्यो।
  }
news-asked-play-for = { $you ->
    [yes] तपाईंले { $whom }को सट्टा कम्प्युटर खेलोस् भन्नुभयो।
   *[no] { $who }ले { $whom }को सट्टा कम्प्युटर खेलोस् भन्यो।
  }
news-declined = { $you ->
    [yes] तपाईंले हुँदैन भन्नुभयो: { $what ->
        [undo] चाल उही रह्यो।
        [clock_off] घडी रह्यो।
       *[other] पर्खिने भयो।
      }
   *[no] { $who }ले हुँदैन भन्यो: { $what ->
        [undo] चाल उही रह्यो।
        [clock_off] घडी रह्यो।
       *[other] पर्खिने भयो।
      }
  }
news-lapsed = { $what ->
    [undo] समयमा सबै राजी भएनन्: चाल उही रह्यो।
    [clock_off] समयमा सबै राजी भएनन्: घडी रह्यो।
   *[other] समयमा सबै राजी भएनन्: पर्खिने भयो।
  }
news-said = { $you ->
    [yes] तपाईं: { $phrase }
   *[no] { $who }: { $phrase }
  }
news-game-changed = अर्को खेल: { $game }।
news-stopped-by = { $you ->
    [yes] तपाईंले खेल रोक्नुभयो।
   *[no] { $who }ले खेल रोक्यो।
  }

## Another game, another person

games-title = अर्कै खेल खेल्ने
games-help = सबै आ-आफ्नै ठाउँमा बस्छन्। घरको नियम चलनकै हुन्छ।
games-here = यही खेल्दै हुनुहुन्छ
games-players = { $numbers } जना
games-too-many = बढीमा { $most } जनालाई
games-chips = खेल्ने गिट्टी
games-show-chips = गिट्टीका खेल पनि देखाउने
hand-over-help = यो लिङ्क खोल्नेले तपाईंको हातसहित ठाउँ पाउँछ। त्यति बेलासम्म ठाउँ तपाईंकै हो।
hand-over-make = लिङ्क बनाउने
hand-over-qr = तपाईंको ठाउँको लिङ्कको क्युआर कोड
hand-over-text = हाम्रो { $game }को टेबलमा मेरो ठाउँ अब तपाईंको।
hand-over-until = एक जनालाई मात्र पठाउनुहोस्: एकपटक मात्र चल्छ। नखोलेसम्म तपाईं आफ्नै ठाउँमा हुनुहुन्छ।
hand-over-back = फिर्ता लिने
in-app-note = यो पाना { $app }भित्र खुलेको छ, उसले तपाईंको ठाउँ बिर्सन सक्छ। आफ्नै लिङ्क राख्नुहोस्।
in-app-note-some = यो पाना अर्को एपभित्र खुलेको छ, उसले तपाईंको ठाउँ बिर्सन सक्छ। आफ्नै लिङ्क राख्नुहोस्।
in-app-link = मेरो लिङ्क
curtain-title = यहाँ अरूले हेर्दैनन्
curtain-words = यस टेबलमा बसेकाहरू आपसमा मात्र खेल्छन्। को बसेको छ देखिन्छ, पत्ती देखिँदैन।
