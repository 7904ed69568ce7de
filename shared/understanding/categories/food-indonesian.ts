/** The Indonesian words of `food.ts`. */
import type { WordLists } from './words.ts'

export const FOOD_INDONESIAN: WordLists = {
  faint: `
    sekilo|setengah kilo|seperempat kilo|kilo|kg|ons|seons|seporsi|seikat|sesisir|sepiring|semangkok|semangkuk|segelas|secangkir|seekor|ekor|sebungkus`,
  hint: `
    warung|kantin|dapur|pujasera|foodcourt|food court|kondangan makan|sayur mayur kebutuhan|bukber kantor|traktir|traktiran|nraktir|neraktir|porsi
    sederhana|jajan`,
  loose: 'es|saus|kelapa|minyak|jagung|ceker|nongkrong|ngemil|bakar|goreng|rebus|angkringan',
  thing: `
    makan|makanan|maem|mamam|minum|minuman|sarapan|jajanan|cemilan|camilan|ngopi|ngeteh|ngebakso|ngemie|nyarap|makan siang|makan malam|makan pagi
    makan sore|makan sahur|sahur|buka puasa|bukber|buka bersama|takjil|menu buka|bekal|rantangan|uang makan|uang jajan|jatah makan|duit jajan|nasi box
    nasi kotak|nasi bungkus|snack box|kue kotak|katering|prasmanan|kopi|teh|es teh|es teh manis|teh manis|teh tarik|teh botol|teh pucuk|teh kotak
    teh gelas|es jeruk|jeruk peras|es kelapa|es kelapa muda|kelapa muda|degan|es degan|es campur|es buah|sop buah|es teler|es cendol|cendol|dawet
    es dawet|es doger|es mambo|es lilin|es potong|es puter|es pisang ijo|es krim|eskrim|es batu|es kopi|es kopi susu|kopi susu|kopi hitam|kopi tubruk
    kopi sachet|kopi bubuk|kopi luwak|es serut|es kul kul|es cincau|cincau|cingcau|es cekek|wedang|wedang jahe|wedang ronde|bandrek|bajigur|sekoteng
    susu jahe|susu kental manis|susu|susu kotak|susu bayi|susu formula|susu kedelai|sari kedelai|sufor|jamu|beras kencur|kunyit asam|jus|jus alpukat
    sirup|sirop|air mineral|air putih|air minum|air galon|galon|isi ulang galon|isi galon|galon air|isi ulang air|air isi ulang|minuman dingin
    minuman soda|nasgor|nasi padang|nasi uduk|nasi kuning|nasi rames|nasi pecel|nasi liwet|nasi kucing|nasi rawon|nasi ayam|nasi bebek|nasi telur
    nasi gudeg|nasi bakar|nasi tumpeng|tumpeng|nasi timbel|nasi tim|nasi krawu|nasi jinggo|nasi megono|nasi gandul|nasi goreng gila|sego|sego pecel
    sego kucing|sega|lengko|nasi ulam|beras|beras merah|ketan|lontong|lontong sayur|ketupat|kupat|kupat tahu|ketupat sayur|bubur|bubur ayam
    bubur kacang ijo|bubur sumsum|bubur bayi|burjo|baso|bakso aci|bakso bakar|mie|mi|mie ayam|mi ayam|mie rebus|mie instan|mie aceh|mie kocok
    mie tek tek|mie kuah|bakmi|bakmie|bakmi jawa|indomie|kwetiau|kwetiaw|bihun|soun|sohun|misoa|capcay|cap cay|fuyunghai|fu yung hai|soto|soto ayam
    soto betawi|coto|coto makassar|sop|sup|sop iga|sop buntut|sayur sop|sayur asem|sayur lodeh|konro|rawon|gulai|gule|opor|tongseng|sate|satai
    sate padang|sate kambing|sate ayam|sate taichan|taichan|ayam|ayam geprek|geprek|ayam goreng|ayam bakar|ayam penyet|penyet|ayam kremes|ayam potong
    ayam kampung|ayam pop|ayam betutu|betutu|ayam suwir|paha ayam|dada ayam|sayap ayam|kulit ayam|ceker ayam|hati ampela|bebek|bebek goreng|entog
    burung dara|puyuh|telur puyuh|lele|pecel lele|pecel ayam|lalapan|ikan|ikan bakar|ikan asin|ikan lele|ikan nila|nila|gurame|gurami|mujair|patin
    bandeng|tongkol|cakalang|kakap|teri|ikan teri|sarden|gabus|bawal|udang|cumi|cumi cumi|kepiting|kerang|rajungan|sotong|daging|daging sapi
    daging ayam|daging kambing|sapi|kambing|kornet|iga|buntut|jeroan|babat|usus|kikil|sosis|baso sapi|bakso sapi|telur|telor|telur ayam|telor ceplok
    telur asin|telur gulung|telor gulung|tahu|tahu bulat|tahu isi|tahu gejrot|tahu crispy|tahu walik|tahu sumedang|tempe mendoan|mendoan|orek|oncom
    perkedel|sayur|sayuran|sayur mayur|sayur matang|sayur bayam|bayam|kangkung|sawi|kol|kubis|brokoli|wortel|kentang|kentang goreng|tomat|timun
    mentimun|terong|buncis|kacang panjang|labu|labu siam|tauge|toge|jamur|pare|lobak|daun bawang|seledri|selada|kemangi|daun salam|singkong|ubi
    ubi cilembu|talas|jengkol|petai|pete|nangka|rebung|sayur kol|lauk|lauk pauk|bahan masak|bahan masakan|bahan makanan|kebutuhan dapur|belanja dapur
    belanja sayur|belanja sayuran|belanja lauk|sembako|bumbu|bumbu dapur|bumbu masak|rempah|penyedap|micin|masako|royco|garam|gula|gula pasir
    gula merah|gula jawa|gula aren|kecap|kecap manis|sambel|saos|saus sambal|saus tomat|saus tiram|terasi|santan|cuka|merica|lada|ketumbar|kunyit|jahe
    lengkuas|sereh|serai|kemiri|kayu manis|bawang|bawang merah|bawang putih|bawang bombay|cabe|cabai|cabe rawit|cabai rawit|minyak goreng|migor
    minyak sayur|minyakita|bimoli|minyak zaitun|margarin|mentega|blue band|keju|tepung|tepung terigu|terigu|maizena|tapioka|sagu|aci|ragi|agar agar
    nutrijel|meses|selai|madu|sereal|energen|milo|ovaltine|bendera susu|ultramilk|indomilk|frisian flag|yakult|roti|roti bakar|roti tawar|roti sobek
    roti cane|roti manis|roti isi|roti maryam|kue|kue ulang tahun|kue ultah|kue basah|kue kering|kue lebaran|kue bolu|kue cubit|kue lapis|kue pancong
    kue tart|kue putu|kue ape|kue leker|kue pukis|kue rangi|kue cucur|kue lumpur|kue sus|kue balok|nastar|kastengel|putri salju|bolu|bolu kukus
    brownis|bronis|lapis legit|bika ambon|donat|pukis|serabi|surabi|apem|klepon|onde onde|lemper|lupis|getuk|wajik|dodol|bakpia|bakpao|bapao
    martabak manis|martabak telur|terang bulan|gorengan|bakwan|bala bala|ote ote|weci|risol|risoles|pastel|lumpia|loenpia|combro|misro|cireng|cilok
    cilor|cimol|cilung|cibay|cipuk|basreng|seblak|siomay|siomai|somay|batagor|pempek|empek empek|tekwan|otak otak|papeda|rujak|lotis|asinan|manisan
    rujak cingur|tahu tek|tahu campur|lontong balap|lontong kupang|karedok|ketoprak|pecel|urap|lotek|gudeg|krecek|telur dadar|sostel|corndog|sempol
    papeda telur|makaroni|maklor|telor cicak|piscok|pisang|pisang goreng|pisang coklat|molen|pisang keju|buah|buah buahan|buah potong|rujak buah
    mangga|jeruk|apel|semangka|pepaya|nanas|anggur|alpukat|salak|duren|manggis|duku|langsat|jambu|jambu biji|belimbing|sirsak|markisa|kelengkeng
    lengkeng|leci|stroberi|naga|buah naga|pir|kurma|sawo|kedondong|nangka goreng|bengkoang|kacang|kacang tanah|kacang hijau|kacang rebus|kacang mede
    kuaci|jagung bakar|jagung rebus|jagung manis|permen|coklat|cokelat|kerupuk|krupuk|rempeyek|peyek|keripik|kripik|ciki|chiki|chitato|taro|qtela
    biskuit|wafer|tango|beng beng|silverqueen|oreo|malkist|kembang gula|arum manis|gulali|harum manis|gulai kambing|tengkleng|empal|dendeng|abon|semur
    pepes|balado|sambal goreng|sayur nangka|krengsengan|garang asem|selat solo|timlo|sroto|tahu pong|bubur manado|woku|rica rica|ayam rica|cakwe
    odading|kebab|kebab turki|pangsit|gyoza|mochi|moci|bobba|tai tea|cappucino cincau|pop ice|nutrisari|marimas|kapal api|torabika|luwak white
    susu murni|es susu|es milo|susu sapi|rumah makan|warteg|warkop|warmindo|restoran|kafe|kopitiam|kedai|kedai kopi|bakar bakar|ngeliwet|bancakan
    nongki|nyemil|nyeblak|ngebubur|mukbang|jajan bocil|pesan antar makanan|makan bareng|makan di luar|makan besar|makan keluarga|makan berdua
    makan bersama|all you can eat|ayce|prasmanan sahur|air panas kopi|rokok kopi|lauk matang|sayur bening|kue jajanan pasar|jajanan pasar|jajan pasar
    padang|ampera|angkringan nasi|tolak angin permen|es kuwut|es tebu|tebu|es oyen|es goyobod|sari roti|roti o|rotiboy|holland bakery|breadtalk
    amanda brownies|air es|arem arem|lemet|lepet|buras|burasa|laksa betawi|gethuk|getuk lindri|cenil|tiwul|gatot|gaplek|mpasi|makanan bayi
    bubur instan bayi|sun bayi|cerelac|promina|milna|matoa|kolak|kolak pisang|biji salak|swike|pallubasa|palbas|konro bakar|tapai|tape singkong
    tape ketan|peuyeum|emping|rengginang|opak|kembang goyang|sale pisang|sagon|geplak|yangko|jenang|moaci|enting enting|kipang|intip|sagu rangi
    kerak telor|kerak telur|nasi kebuli|nasi biryani|nasi briyani|nasi mandhi|nasi mandi|nasi hainan|nasi ayam hainan|nasi tutug oncom|tutug oncom
    nasi jamblang|nasi lengko|nasi grombyang|nasi tim ayam|nasi sodu|nasi geprek|nasi katsu|nasi daun jeruk|nasi ikan|nasi telor|nasi sayur|nasi putih
    nasi merah|nasi pulen|nasi tempong|nasi bali|nasi be guling|ayam taliwang|plecing|plecing kangkung|pelecing|sate lilit|sate maranggi|sate buntel
    sate ambal|sate blora|sate klopo|sate bandeng|sate usus|sate kulit|sate telur puyuh|sate kelinci|sate kikil|lawar|jukut|tipat|tipat cantok
    rujak bulung|rujak soto|rujak gobet|rujak manis|srombotan|urutan|ayam lodho|lodho|ayam cabe ijo|ayam rica rica|ayam woku|ayam tangkap|ayam kecap
    ayam mentega|ayam tepung|ayam krispi|ayam crispy|ayam kentucky|ayam fillet|fillet ayam|ayam kalasan|ayam gulai|ayam lalapan|bebek sinjay
    bebek madura|bebek betutu|bebek carok|ayam panggang|ikan panggang|ikan goreng|ikan kuah|ikan kembung|kembung|ikan tenggiri|tenggiri|ikan selar
    ikan layang|ikan cue|ikan pindang|pindang|ikan patin|ikan mas|ikan gurame|ikan kakap|ikan tuna|ikan salmon|ikan dori|dori|belut|sidat|kodok
    bekicot|keong|tutut|siput|paru|hati sapi|limpa|lidah|cingur|tetelan|tulang|tulang rangu|daging giling|daging cincang|daging rendang
    daging kurban beku|iga bakar|iga penyet|iga sapi|buntut bakar|tongseng kambing|nasi kambing|kambing guling|sop kaki|soto kaki|soto mie|soto kudus
    soto lamongan|soto medan|soto banjar|soto madura|soto kwali|soto bathok|pindang serani|asem asem|garang asam|gangan|ikan kuah kuning|ikan woku
    cakalang fufu|dabu dabu|sambal matah|sambal roa|sambal bajak|sambal terasi|sambal pecel|bumbu pecel|bumbu kacang|bumbu instan|bumbu racik
    bumbu nasi goreng|bumbu gulai|bumbu soto|kaldu|kaldu jamur|kaldu ayam|tepung beras|tepung ketan|tepung kanji|kanji|tepung roti|tepung bumbu
    tepung tapioka|tepung sagu|soda kue|pengembang kue|vanili|pewarna makanan|coklat bubuk|cokelat bubuk|susu bubuk|susu cair|susu uht|susu anak
    susu balita|susu ibu hamil|susu hamil|susu segar|susu kuda|whip cream|keju parut|keju mozarella|mozarella|minyak samin|minyak jagung|minyak kelapa
    cuka apel|asam jawa|daun jeruk|daun pandan|pandan|kencur|temulawak|temu kunci|bunga lawang|cengkeh|jinten|kapulaga|bawang goreng|bawang daun|kucai
    cabe merah|cabe keriting|cabe hijau|cabai merah|cabai keriting|cabe giling|cabe bubuk|bon cabe|boncabe|lombok|brambang|uyah|gereh|endog|iwak
    tahu putih|tahu kuning|tahu goreng|tahu bakso|tahu petis|tahu aci|tahu susur|tahu guling|tahu lontong|tahu telur|tahu telor|kupat glabed
    lontong kikil|lontong mie|lontong medan|lontong opor|lontong cap go meh|semanggi|tempe goreng|tempe orek|tempe bacem|bacem|tempe penyet
    oseng oseng|oseng|oseng kangkung|tumis|tumis kangkung|cah kangkung|sayur tumis|sayur asam|sayur bobor|sayur kelor|daun kelor|daun singkong
    daun pepaya|daun katuk|katuk|genjer|pakis|kecipir|oyong|gambas|kembang kol|kacang polong|kacang merah|kedelai|jamur enoki|enoki|jamur tiram
    jamur kancing|rumput laut|nori|tauco|tahu sutra|cincau hijau|kolang kaling|nata de coco|mutiara|sagu mutiara|es podeng|es palu butung
    es sarang burung|es rumput laut|es timun|es lemon|es nutrisari|es sirup|es soda gembira|es kacang merah|es kacang ijo|es shanghai|es tung tung
    es gabus|es goreng|es bon bon|es wawan|es lumut|es gepal|es selendang mayang|es kopyor|kopyor|es capcin|es durian|es alpukat|es melon|es semangka
    sop durian|sop duren|jus mangga|jus jeruk|jus jambu|jus wortel|jus apel|jus buah|wedang uwuh|wedang angsle|angsle|wedang kacang|wedang jeruk
    jeruk hangat|jeruk anget|teh anget|teh hangat|teh panas|teh poci|teh celup|teh sariwangi|sariwangi|teh racik|kopi gayo|kopi toraja|kopi aceh
    kopi joss|kopi jos|kopi gula aren|kopi dingin|kopi panas|kopi pagi|kopi saring|kopi item|kopi saset|white coffee|susu coklat|susu dingin|stmj
    saraba|sarabba|sarsaparilla|air soda|air tebu|air lemon|infused water|teh jus|ale ale|teh rio|okky jelly|jeli|puding|silky puding|bolen
    molen bandung|pisang nugget|pisang bakar|pisang kepok|pisang raja|pisang ambon|pisang ijo|pisang epe|pisang aroma|pisang rai|godoh|jaje|jaja bali
    laklak|kue tradisional|kue dadar gulung|dadar gulung|kue talam|kue ku|kue mangkok|kue bugis|kue lupis|nagasari|kue nagasari|carabikang|bikang
    kue pepe|kue soes|kue kacang|kue coklat|kue semprong|semprong|kue gapit|kue keranjang|kue bulan|mooncake|wingko|wingko babat|roti gembong
    roti kukus|roti prata|roti john|roti gandum|roti goreng|roti boy|roti coklat|roti selai|roti jepang|roti bluder|bluder|kroket|sosis solo
    sosis bakar|bakso goreng|bakso urat|bakso beranak|bakso mercon|bakso malang|bakso kuah|bakso tusuk|bakso ikan|basreng pedas|pentol|pentol corah
    cireng isi|cireng rujak|cirambay|ciwang|gehu|gehu pedas|comring|kerupuk kulit|dorokdok|kerupuk udang|kerupuk ikan|kemplang|kerupuk seblak
    keripik tempe|keripik pisang|keripik singkong|keripik kentang|keripik kaca|makroni|macaroni ngehe|sukro|kacang garuda|kacang atom|kacang bawang
    kacang telur|kacang dua kelinci|kwaci|jipang|brondong|berondong jagung|permen karet|permen jahe|lolipop|yupi|coklat batang|chacha|choki choki
    astor|biskuat|sari gandum|good time|nextar|gery|nabati|richeese nabati|momogi|makanan beku|makanan ringan|makanan berat|makanan siap saji
    makanan laut|makanan kaleng|makanan jepang|makanan korea|makanan padang|makanan buat buka|makanan buat sahur|masakan|masakan padang|masak
    buat masak|bahan sayur|bahan rendang|lauk buka|lauk sahur|menu sahur|parsel buah|parcel buah|buah buat rujak|jeruk nipis|jeruk bali|jeruk medan
    jeruk lemon|jeruk limau|apel malang|apel fuji|anggur merah|anggur hijau|muscat|ceri|delima|cempedak|kesemek|srikaya|juwet|gandaria|asam|melinjo
    daun melinjo|semangka kuning|timun suri|blewah|garbis|ubi rebus|ubi ungu|ubi bakar|singkong keju|singkong goreng|singkong rebus|kacang kulit
    pisang rebus|bakpau|siomay bandung|batagor kuah|martabak mini|martabak bangka|martabak asin|martabak tipis kering|tipker|leker|kue pancong lumer
    es krim cone|soft cone|bingsu|patbingsu|western food|sego goreng|sego megono|nasi kandar|mie lethek|bakmi goreng|bakmi godog|bakmi kepiting
    bakmi ayam|mie yamin|yamin|mie pangsit|mie titi|mie celor|mie cakalang|mie kangkung|mie belacan|mie sagu|mie setan|mie nyemek|mie tiaw|mie jebew
    mie dok dok|mie ongklok|mie sop|kwetiau goreng|bihun goreng|bihun kuah|bihun bebek|ifumie|ifu mie|lomie|mi kuah|mi rebus|mi goreng|mi instan
    pop mie|popmie|mie sedaap|sedaap|supermi|sarimi|telur bebek|telur mata sapi|telur dadar padang|gado gado siram|gulai tunjang|gulai otak|gulai ikan
    gulai ayam|ayam pop padang|dendeng balado|dendeng batokok|sate padang danguang|lamang|lemang|lamang tapai|bubur kampiun|kampiun|katupek
    katupek gulai|pical|itiak lado ijau|ikan bilih|kalio|rendang telur|samba|samba lado|lontong gulai|ketupat gulai|tekwan palembang|lenggang
    pempek kapal selam|kapal selam|cuko|model ikan|mie celor palembang|pindang patin|pindang tulang|tempoyak|seruit|gulai taboh|gulo puan|bika
    bolu meranti|bolu gulung|lapis surabaya|kue lapis legit|spikoe|brownies kukus|almond crispy|soes|sus kering|kue soes kering|pia|pia legong
    martabak kubang|roti jala|teh telur|teh talua|kopi talua|uang makan siang|uang makan malam|makan siang anak|makan pagi anak|makan ramean
    makan rame rame|makan prasmanan|makan mie|makan bubur|konsumsi|konsumsi acara|konsumsi pengajian|snack kotak|nasi dus|nasi berkat|berkat
    nasi bancakan|catering harian|katering harian|katering sehat|katering diet|makanan diet|salad buah|salad sayur|buah segar|cuanki|baso cuanki
    baso tahu|mie kocok bandung|lotek bandung|surabi oncom|colenak|awug|bandros|cakue|bubur kacang hijau|bubur ketan hitam|ketan hitam|ketan susu
    tansu|ketan bubuk|ketan durian|bubur ketan|burcang|bubur candil|candil|bubur mutiara|nutrijell|puding susu|jelly drink|kelapa tua|kelapa bakar
    kelapa jelly|kasih uang jajan|ngasih uang jajan|uang jajan anak|kasih jajan|ngasih jajan|burung puyuh|burung puyuh goreng|burung goreng
    ongkos makan|tukang sayur|abang sayur|mang sayur|tukang bakso|tukang sate|tukang nasi goreng|tukang gorengan|tukang siomay|tukang bubur|tukang es
    abang bakso|toko kue|toko roti|pedagang sayur|penjual sayur|santan kara|masako sasa|sukun|sukun goreng|biskuit roma|roma kelapa
    rumah makan sederhana|restoran sederhana|kulit ayam goreng|ayam paha|ayam dada|es krim walls|walls magnum|brem|buah tangan makanan|jajanan lebaran
    nastar keju|kacang bali|kacang disco|rempeyek kacang|peyek teri|pilus|keripik sanjay|kripik balado|keripik ceker|keripik bayam|keripik usus
    usus goreng|kulit goreng|ceker mercon|ceker pedas|sayap pedas|sate ati|sate ampela|sate telur|sate keong|nasi angkringan|susu beruang
    susu bear brand|susu kaleng|susu sachet|susu zee|susu milo|coklat panas|kopi tarik|kopi cup|kopi literan|teh hijau|teh serai|jahe merah
    wedang sereh|rosella|kunyit asem|gula batu|gula cair|garam dapur|lada bubuk|bumbu kari|kari|kari ayam|kari kambing|lodeh|tumpang|sambal tumpang
    gudeg komplit|brongkos|mangut|mangut lele|pecak|pecak lele|pucung|gabus pucung|sayur babanci|semur jengkol|ketoprak jakarta|nasi ulam betawi
    kerak telor betawi|bir pletok|dodol betawi|selendang mayang|tape uli|uli|bakso rusuk|bakso iga|mie bakso|mi bakso|mie ayam ceker|mie ayam pangsit
    bubur ayam cirebon|nasi lengko cirebon|empal gentong|docang|nasi jamblang cirebon|tahu tegal|sate tegal|soto tauco|megono|opor bebek|entok
    rica entok|nasi tiwul|growol|walang goreng|belalang goreng|ulat sagu|papeda ikan|colo colo|kasuami|kapurung|dangke|barongko|es pisang hijau
    jalangkote|songkolo|buras makassar|ikan parape|sop saudara|sop konro|pallu basa|mie kering|otak otak bakar|bandeng bakar|ikan bakar rica|tinutuan
    klappertaart|panada|lalampa|roa|nasi jaha|gohu|bagea|nasi lapola|kohu kohu|ikan asar|sagu lempeng|ayam cincane|nasi bekepor|gence ruan|amplang
    ketupat kandangan|bingka|lempok|lempok durian|choi pan|chai kue|bubur pedas|pengkang|kwecap|kwe tiaw|mie lendir|gonggong|laksamana mengamuk|lakse
    lempah kuning|hok lo pan|getas|siput gonggong|lontong pecel|sate bulayak|ares|bebalung|beberuk|se i|sei sapi|sei babi|jagung bose|catemak
    lawar babi|nasi sela|sate languan|serombotan|tum ayam|pepes tahu|pepes ikan|pepes jamur|pepes ayam`,
  full: `
    gofood|go food|grabfood|grab food|shopeefood|shopee food|maximfood|maxim food|travelokaeats|bensin kopi|bekal anak|minyak wijen|ikan tongkol
    kacang mete|kelapa parut|air kelapa|bumbu rendang|daun pisang|kulit lumpia|kulit pangsit|makan tengah malam|telur rebus|paket nasi|paket ayam
    paket hemat|paket makan|paket geprek|paket kfc|paket mcd|paket burger|paket ayam geprek|paket panas|beli air|beli air minum`,
}
