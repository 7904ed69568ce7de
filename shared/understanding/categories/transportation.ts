/** Getting about: fuel, parking, tolls, rides, city transport, and what a vehicle needs. */
import type { CategoryWords } from './words.ts'

export const TRANSPORTATION: CategoryWords = {
  category: 'Transportation',
  indonesian: {
    hint: `
      stasiun|terminal|halte|jalan|motor|mobil|supir|sopir|kendaraan|truk|pickup|pulang pergi|antar jemput|jemput`,
    loose: `
      numpang|nebeng|ongkos|oli|gas motor|aki|solar|tarif|kampas|busi|rem|spion|pelek|velg|solar industri|kunci motor|kunci mobil|jok|derek|cas mobil
      setum|service|servis|servis rutin|onderdil`,
    thing: `
      bensin|isi bensin|uang bensin|duit bensin|ganti bensin|pertalite|pertamax|pertamax turbo|dexlite|pertamina dex|biosolar|bio solar|premium bensin
      bbm|bahan bakar|bensin eceran|spbu|pom bensin|pom|parkir|parkiran|parkir motor|parkir mobil|parkir langganan|parkir bulanan|parkir inap
      parkir valet|valet|langganan parkir|tukang parkir|juru parkir|kang parkir|tol|jalan tol|tarif tol|bayar tol|etol|e tol|etoll|e toll|kartu tol
      kartu e toll|saldo tol|saldo etoll|isi etoll|topup etoll|top up etoll|top up e toll|top up tol|kartu flazz|kartu brizzi|kartu tapcash|flazz|brizzi
      tapcash|jakcard|ojek|ojeg|ojol|ojek online|ojek pangkalan|gojeg|go ride|go car|grabcar|grabbike|maxim|indrive|in drive|indriver|zendo|nujek
      anterin|taksi|taksi online|taxi online|blue bird|silverbird|xanh sm|angkot|angkotan|angkutan|angkutan umum|angkutan kota|mikrolet|metromini
      metro mini|kopaja|bajaj|bajai|bemo|becak|bentor|delman|andong|dokar|bis|bus kota|bis kota|bus way|trans jakarta|tije|tj|jaklingko|jak lingko
      trans jogja|transjogja|trans semarang|suroboyo bus|trans metro|teman bus|damri|bus damri|kereta krl|kartu krl|kartu multi trip|kmt|kartu commuter
      komuter|commuter|commuter line|commuterline|kereta|kereta lokal|railink|tiket krl|tiket mrt|tiket lrt|tiket busway|tiket bus|tiket bis|ongkos bus
      ongkos angkot|ongkos ojek|ongkos jalan|ongkos pulang|transportasi|uang transport|biaya transport|duit transport|ongkos transport|sewa motor
      sewa mobil|rental motor|rental mobil|nyewa motor|nyewa mobil|sewa sepeda|sewa driver|sewa sopir|servis motor|servis mobil|service motor
      service mobil|servis vespa|bengkel|bengkel motor|bengkel mobil|montir|ganti oli|oli mesin|oli motor|oli gardan|oli samping|oli mobil|oli matic
      tambal ban|nambal ban|ban bocor|ban motor|ban mobil|ban dalam|ban luar|ban serep|isi angin|isi nitrogen|angin ban|pompa ban|nitrogen|ban
      kampas rem|ganti kampas|minyak rem|kanvas rem|rem motor|rantai motor|gir motor|gear set|busi motor|aki motor|aki mobil|ganti aki|filter oli
      filter udara motor|v belt|vbelt|kopling|tune up|spooring|balancing|spooring balancing|turun mesin|sparepart motor|spare part motor|sparepart mobil
      sparepart|spare part|lampu motor|benerin motor|benerin mobil|perbaiki motor|perbaiki mobil|perbaikan motor|perbaikan mobil|betulin motor|cat motor
      poles mobil|poles motor|salon mobil|cuci motor|cuci mobil|cuci steam|steam motor|steam mobil|nyuci motor|nyuci mobil|cucian motor|cucian mobil
      shampo motor|kanebo|kaca mobil|kaca film|kaca spion|pelumas|jasa derek|derek mobil|mobil derek|tilang|denda tilang|kena tilang|bayar tilang
      sidang tilang|e tilang|etilang|perpanjang sim|bikin sim|buat sim|sim a|sim c|sim motor|uji emisi|kir mobil|spklu|cas mobil listrik
      cas motor listrik|charge mobil|swap baterai|tukar baterai motor|motor listrik|mobil bekas|motor bekas|perahu penyeberangan|getek
      kapal feri penyeberangan|kapal penyeberangan|ketinting|supir angkot|tip ojek|tip driver|tip gojek|ongkos taksi|nyebrang sungai|antar jemput anak
      antar jemput sekolah|jemputan sekolah|jemputan|mobil jemputan|jasa antar jemput|naik mobil|stel rantai|setel rantai|isi freon mobil|freon mobil
      ac mobil|servis ac mobil|service ac mobil|vulkanisir|tubles|tubeless|ban tubeless|perahu nyebrang|nyebrang|tambangan|top up flazz|topup flazz
      isi flazz|saldo flazz|saldo brizzi|top up brizzi|top up tapcash|top up kartu tol|isi kartu tol|top up jakcard|top up kmt|top up krl|travel bandara
      shuttle bandara|bus bandara|lampu depan|lampu depan motor|lampu sein|lampu rem|lampu rem motor|lampu stop|lampu mobil|klakson|spion motor
      speedometer|kabel gas|kabel kopling|kabel rem|gas motor tarikan|karburator|servis karburator|injektor|cvt|roller motor|shock|shockbreaker
      sokbreker|pelek motor|velg motor|velg mobil|jok motor|knalpot motor|knalpot|seher|piston|dinamo|air radiator|air aki|cas aki|setrum aki|dexron
      oli rem|oli transmisi|karet wiper|talang air mobil|karpet mobil|jok mobil|parfum mobil|kunci motor hilang|plat motor|plat nomor|ongkos kereta
      ongkos travel lokal|naik bajaj|naik becak|naik ojek|naik bus|naik bis|naik kereta|naik taksi|naik grab|naik gojek|ngojek|ngegrab|nge grab|ngegojek
      pesen grab|pesen gojek|order gojek|order grab|pertamini|bensin campur|premium motor|vpower|v power|shell v power|karcis parkir|karcis tol
      karcis bus|karcis kereta|parkir resmi|parkir ilegal|parkir liar|uang parkir|duit parkir|bayar parkir|parkir kampus|parkir stasiun|parkir bandara
      parkir kantor|penitipan motor stasiun|penitipan motor|titip motor|inap motor|jasa supir|jasa sopir|supir pengganti|tip supir|tip sopir
      tip abang ojek|tips ojol|rental sepeda|rental scooter|sewa skuter|sewa skuter listrik|sewa mobil sopir|sewa mobil plus sopir|sewa avanza
      sewa innova|sewa vespa|sewa nmax|sewa pickup|sewa pick up|sewa truk|nambah angin|tambah angin|isi angin ban|bensin shell|antarjemput
      antarjemput anak|tip untuk pengemudi|tip pengemudi|tip untuk supir|tip untuk sopir|tip buat supir|tip buat sopir|tip buat driver
      tip buat abang ojek|pengemudi|isi saldo e toll|isi saldo etoll|isi saldo tol|isi saldo flazz|saldo e toll|top up saldo e toll|top up saldo tol|gir
      gear motor|naik motor ojek|motor servis`,
    full: 'kereta bandara|damri bandara|taksi bandara|sewa motor di bali',
  },
  english: {
    hint: `
      station|car|truck|driver|garage|freeway|highway|road|motorcycle|motorbike|minivan|suv|commuting|charging|tesla|prius|honda|toyota|rode|drove
      riding|driving`,
    loose: `
      gas|charge up|fares|wash|train|metro|tram|tires|tire|brakes|brake|chain|oil|shuttle|transfer to the car|registration sticker|lift|tow|fare|meter
      alignment|exhaust|suspension|subway`,
    thing: `
      gas station|gas for the car|gas money|tank of gas|filled up|filled up the tank|fill up|filling up|fill up the tank|full tank|filled the tank
      gasoline|petrol|petrol for the scooter|diesel|fuel|refuel|ev charging|charging station|supercharger|car charging|charge the car|charged the car
      charging the car|tesla charging|chargepoint|electrify america|street parking|parking meter|parking garage|parking lot|meter parking|parking fee
      parking fees|parking permit|monthly parking|valet parking|parking ticket|speeding ticket|traffic ticket|traffic fine|parking fine|speeding fine
      toll|tolls|toll road|toll booth|bridge toll|ez pass|e zpass|ezpass|fastrak|sunpass|lyft|cab|cab fare|cab ride|taxi ride|taxi fare|taxi cab
      yellow cab|cab home|rideshare|ride share|ride home|ride to work|waymo|bus fare|bus ticket|bus tickets|bus pass|bus ride|school bus fare
      subway fare|subway ride|subway card|subway ticket|metro card|metrocard|metro ticket|metro pass|metro fare|omny|clipper card|ventra|oyster card
      transit|transit pass|transit card|public transit|public transport|train pass|train ticket|train fare|train ride|tram ticket|light rail|monorail
      commute|commuter rail|commuter train|caltrain|bart|septa|mbta|marta|bikeshare|bike share|citi bike|lime scooter|bird scooter|electric scooter ride
      scooter|scooter rental|scooter rent|scooter hire|motorbike rental|motorbike rent|motorcycle rental|motor rental|bike rental|bike rent
      rented a scooter|rented a motorbike|rented a bike|rented a car|renting a scooter|rent a scooter|rent a car|rental car|car rental|car hire|hertz
      enterprise rent a car|avis|zipcar|turo|uhaul|u haul|oil change|car cleaning|car detailing|detailing|wash the car|washed the car|car repair
      car repairs|car service|car servicing|car maintenance|auto repair|auto shop|auto parts|autozone|oreilly auto|jiffy lube|car parts|mechanic
      motorbike service|scooter service|motorbike repair|scooter repair|bike repair|tire change|tire rotation|flat tire|new tires|new tire|set of tires
      tire repair|tyre|tyres|flat tyre|puncture|brake pads|brake job|new brakes|wheel alignment|windshield|windshield wipers|wiper blades|wiper fluid
      windshield washer fluid|antifreeze|motor oil|engine oil|air filter for the car|cabin filter|car battery|spark plugs|transmission|muffler
      jump start|tow truck|towing|roadside assistance|smog check|smog test|emissions test|car inspection|vehicle inspection|inspection sticker
      drivers license|driver license|license renewal|driver tip|tip for the driver|ride to the airport|airport taxi|airport transfer|airport shuttle
      airport parking|airport cab|shuttle bus|ferry commute|private driver|driver for the day|hired a driver|used car|car payment down|auto body shop
      helmet rental|charging the tesla|charged the tesla|bike tube|inner tube|bus to work|bus to school|train to work|train to the office|subway to work
      metro to work|ride to school|gas fill up|gas tank|gas up|gassed up|gas for my car|gas for the truck|gas for the van|unleaded|premium gas
      regular gas|gallons of gas|diesel fuel|e85|car charger station|parking space|parking spot|parking app|parking pass|parked downtown|airport valet
      car towing|towed|impound|impound fee|dmv|dmv fee|drivers test|vehicle emissions|car key|car key replacement|car key battery|car keys|car mats
      car floor mats|car freshener|car wax|car polish|car seat covers|license plate frame|headlight|headlights|tail light|taillight|bumper|dent repair
      car paint|alternator|starter motor|head gasket|shocks|struts|timing belt|serpentine belt|fuel pump|fuel filter|transmission fluid|brake fluid
      power steering fluid|snow tires|snow chains|tire chains|air for the tires|tire pressure|lyft ride|uber ride|uber trip|uber pool|uber black|uberx
      cabs|taxis|tuk tuk|rickshaw|pedicab|water taxi|cable car|funicular|trolley|streetcar|path train|lirr|metro north|metra|nj transit|wmata|muni
      ferry to work|bike to work|e bike|ebike rental|e bike rental|vespa rental|moped|moped rental|nmax rental|scooter for a week|scooter for the month
      motorbike for a week|motorbike for the month|motorbike fuel|scooter fuel|scooter gas|scooter petrol|gas for the scooter|gas for the motorbike
      fuel for the scooter|fuel for the motorbike|gojek ride|grab ride|bluebird taxi|battery for the car|new battery for the car|the subway|vespas
      costco gas|sams club gas|car wash membership|tip for the uber driver|tip for the taxi driver|uber tip|lyft tip|tip for my driver
      bike share membership|oil filter|wipers|inspection|smog inspection`,
    full: 'gas for the lawn mower',
  },
  either: {
    faint: 'ride|rides',
    hint: 'naik',
    loose: 'scooter|express|shell',
    thing: `
      taxi|uber|grab|gojek|gocar|goride|bluebird|transport|transportation|parking|carwash|car wash|pertamina|mobil 1|vivo bensin|bp akr|exxon|chevron
      valvoline|castrol|motul|federal oil|yamalube|dunlop|michelin|bridgestone|michelin tires|planet ban|shop and drive|shop&drive|busway|mrt|lrt|krl
      transjakarta|beam scooter|bus|grab car|grab bike|radiator|coolant|ride share app|wiper`,
  },
}
