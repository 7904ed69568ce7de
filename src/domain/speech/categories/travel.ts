/** Journeys: flights, long-distance trains and coaches, stays, tours, papers, luggage, souvenirs. */
import type { CategoryWords } from './words.ts'

export const TRAVEL: CategoryWords = {
  category: 'Travel',
  indonesian: {
    hint: 'bandara|pelabuhan|luar negeri|luar kota|kampung|kapal|mudik gratis',
    loose: 'jalan jalan ke|wisata|jalan jalan|kapal laut|reservasi|kamar|boarding',
    thing: `
      tiket pesawatnya|pesawat|naik pesawat|penerbangan|tiket garuda|tiket lion|garuda indonesia|lion air|lion|batik air|citilink|airasia|air asia
      pelita air|pelita|super air jet|super jet|wings air|nam air|sriwijaya|sriwijaya air|transnusa|susi air|bagasi pesawat|bagasi tambahan
      tambah bagasi|kelebihan bagasi|bagasi|reschedule tiket|pilih kursi pesawat|kursi pesawat|lounge bandara|wrapping koper|wrap koper|kamar hotel
      booking hotel|nginep|nginap|menginap|penginapan|losmen|wisma|vila|sewa villa|sewa vila|resor|stay cation|red doorz|airy|bobobox|deposit hotel
      kamar kapsul|kemping|kemah|sewa tenda|perkemahan|tiket kereta|tiket kereta api|kereta api|tiket ka|kai|kai access|argo bromo|argo parahyangan
      parahyangan|argo lawu|taksaka|gajayana|argo wilis|turangga|lodaya|matarmaja|jayabaya|sembrani|kereta ekonomi|kereta eksekutif|kereta malam
      kereta cepat|kereta jarak jauh|wus|tiket whoosh|bus malam|bis malam|bus antar kota|bus antarkota|bus akap|bus pariwisata|bus patas|tiket bus malam
      bus sinar jaya|sinar jaya|rosalia indah|rosin|harapan jaya|lorena|pahala kencana|haryanto|po haryanto|gunung harta|eka bus|sugeng rahayu|primajasa
      kramat djati|budiman|agra mas|sumber alam|putra remaja|travel cititrans|cititrans|xtrans|x trans|daytrans|day trans|jackal|jackal holidays|baraya
      arnes|arnes shuttle|aragon|bhinneka shuttle|travel bandung|travel jakarta|tiket travel|mobil travel|shuttle bandung|kapal feri|kapal ferry|feri
      kapal pelni|pelni|tiket kapal|tiket kapal laut|tiket feri|tiket ferry|kapal cepat|fastboat|kapal ke|asdp|penyeberangan|sewa kapal
      sewa perahu pulau|hopping island|sewa jeep|jeep bromo|jeep merapi|pemandu wisata|guide|pemandu|open trip|paket tour|paket tur|paket wisata
      paket liburan|agen travel|biro wisata|tur|ikut tur|paspor|bikin paspor|perpanjang paspor|imigrasi|bikin visa|urus visa|vfs|asuransi perjalanan
      tukar uang|money changer|tukar valas|tukar dolar|tukar ringgit|koper|tas koper|sewa koper|sarung koper|tag koper|kunci koper|timbangan koper
      oleh oleh haji|buah tangan|cinderamata|cendera mata|suvenir|sovenir|gantungan kunci bali|pie susu|bakpia pathok|bakpia kukus|umroh|umrah|haji
      daftar haji|tabungan haji|dp umroh|ziarah|ziarah wali|wisata religi|naik gunung|mendaki|simaksi|tiket gunung|tiket bromo|tiket taman nasional
      tiket rinjani|mudik|pulkam|pulang kampung|tiket mudik|tiket pulang kampung|liburan|uang saku liburan|perjalanan dinas luar kota liburan
      sewa mobil liburan|sewa elf|sewa hiace|sewa bus|sewa bis|sewa bus pariwisata|simcard luar negeri|simcard turis|paket roaming|tiket snorkeling
      paket snorkeling|trip bareng|jastip luar negeri|kereta argo bromo|bus rosalia indah|tiket bus antar kota|bantal leher pesawat|bantal leher travel
      tas travel|tas duffel perjalanan|kaos bali oleh oleh|jajan oleh oleh|oleh oleh bali|oleh oleh jogja|oleh oleh bandung|oleh oleh medan
      oleh oleh khas|cemilan oleh oleh|hotel transit|hotel bintang|hotel kapsul|check in hotel|extend hotel|early check in|sarapan hotel tambahan
      deposit kamar|penginapan syariah|kamar penginapan|sewa kamar hotel|sewa vila puncak|sewa homestay|sewa cottage|guest house jogja|mess|wisma haji
      asrama haji|nginep hotel|nginep villa|nginap hotel|menginap di hotel|nginep semalam|menginap semalam|nginap semalam|tiket promo|tiket citilink
      tiket airasia|tiket batik|tiket pulang|tiket pulang pergi|tiket pp|tiket balik|tiket penerbangan|tiket pesawat pp|tiket bandara
      ganti jadwal pesawat|reschedule|refund fee tiket|biaya reschedule|asuransi penerbangan|porter bandara|porter stasiun|porter|troli bandara
      antar jemput bandara travel|sewa wifi luar negeri|modem wifi travel|wifi pocket|sim card singapore|esim jepang|esim singapura|tukar uang ringgit
      tukar uang dolar|tukar riyal|tukar yen|valas|riyal|ringgit|dolar singapura|perlengkapan umroh|koper umroh|kain ihram|ihram|manasik
      vaksin meningitis|visa umroh|visa korea|visa amerika|visa australia|visa china|visa schengen|biaya visa|foto visa|e paspor|epaspor
      paspor elektronik|ganti paspor|biaya paspor|tiket argo|tiket kereta malam|tiket kereta mudik|tiket kereta ekonomi|tiket kereta eksekutif
      kereta sancaka|kereta logawa|kereta probowangi|kereta mutiara|kereta malabar|kereta serayu|kereta kahuripan|kereta pasundan|kereta bengawan
      kereta progo|kereta fajar utama|kereta senja|kereta bima|kereta harina|kereta ciremai|kereta kutojaya|kereta tawang jaya|kereta menoreh
      kereta bangunkarta|kereta brantas|kereta majapahit|kereta singasari|kereta dharmawangsa|kereta airlangga|kereta blambangan|kereta sri tanjung
      kereta ijen|kereta panoramic|panoramic|bus eksekutif|bus double decker|bus tingkat luar kota|bus suites|bis akap|bus juragan|juragan 99|bus npm
      npm|bus als|bus antar lintas sumatera|bus ans|bus efisiensi|efisiensi|bus mira|bus restu|bus ladju|bus handoyo|bus ramayana luar kota
      bus maju lancar|bus garuda mas|bus dewi sri|bus dedy jaya|bus nusantara|bus shantika|new shantika|shantika|bus tunas mandiri|bus gapuraning rahayu
      bus merdeka|bus doa ibu|bus medali mas|bus pahala|bus laju prima|bus bejeu|bus sudiro|bus sindoro|bus tiara mas|bus safari dharma|travel cipaganti
      travel lintas shuttle|lintas shuttle|dnr|big bird shuttle|travel kampung|travel pulang kampung|travel jogja|travel malang|travel surabaya
      travel semarang|travel solo|naik travel|travel shuttle|sewa bus rombongan|sewa elf rombongan|rental hiace|carter mobil luar kota|kapal roro
      kapal penyeberangan merak|tiket asdp|ferizy|feri merak|feri bakauheni|feri ketapang|feri gilimanuk|feri padangbai|feri lembar|kapal ke lombok
      kapal ke bali|kapal ke batam|kapal pesiar|kapal phinisi|phinisi|pinisi|sewa pinisi|sailing komodo|sailing|tiket komodo|tiket masuk komodo
      pulau tidung|pulau pari|pulau harapan|paket diving|paket honeymoon|bulan madu|paket bromo|trip bromo|tour bromo|tour bali|tour jepang|tour eropa
      tour singapura|tour religi|ziarah wali songo|jip bromo|jeep|sewa jip|ojek bromo|kuda bromo|pemandu gunung|porter gunung|sewa alat camping
      sewa carrier|sewa sleeping bag|sewa alat gunung|tiket pendakian|pendakian|simaksi rinjani|simaksi semeru|camping ground|campervan|tiket camping
      kavling tenda|glamping lembang|villa lembang|villa bogor|villa batu|villa bali|villa anyer|hotel jogja|hotel bandung|hotel bali|hotel surabaya
      hotel singapura`,
    full: `
      wisata kuliner trip|tiket pesawat|kelas pesawat|visa turis|e visa|evisa|sewa villa di|bus snack trip|kereta ke luar kota`,
  },
  english: {
    hint: 'airport|port|island|holiday|abroad|overseas|weekend getaway',
    loose: `
      stay|boat|plane|room|rooms|night at|getaway|guide|retreat|booking|reservation|coach|southwest|american|frontier|spirit|check in|exchange|customs`,
    thing: `
      flight|flights|flight ticket|flight tickets|flight change|flight home|plane ticket|plane tickets|plane fare|airplane ticket|airplane tickets
      air ticket|air tickets|airline ticket|airline tickets|airfare|airline|airlines|business class|seat upgrade|seat selection|checked bag|checked bags
      checked bag fee|carry on fee|bag fee|bag fees|baggage|baggage fee|baggage fees|excess baggage|extra baggage|luggage fee|overweight bag
      airport lounge|lounge pass|departure tax|tsa precheck|tsa pre check|global entry|clear plus|hotels|hotel room|hotel booking|hotel stay
      hotel deposit|hotel tip|resort fee|motel|inn|bed and breakfast|lodging|accommodation|hostel bed|hostel dorm|dorm bed|vrbo|villa rental|villa rent
      beach house|beach house rental|cabin rental|cabin|lake house|vacation rental|vacation|vacation home|timeshare|campsite|camp site|campground
      camping spot|rv park|rv rental|night in a hotel|cruise ticket|cruise excursion|train to the city|long distance train|sleeper train|overnight train
      amtrak|acela|eurail|eurostar|greyhound|megabus|flixbus|bolt bus|overnight bus|night bus|intercity bus|coach bus|coach ticket|ferry|ferry ticket
      ferry tickets|ferry ride|fast boat ticket|boat ticket|boat tickets|boat to the island|visa extension|visa fee|visa fees|visa on arrival|visa run
      visa agent|tourist visa|kitas|kitas extension|voa|evisa|e visa|passport|passport renewal|passport photo|passport photos|passport fee|immigration
      travel insurance|tours|day tour|day trip|walking tour|boat tour|bus tour|food tour|guided tour|snorkeling tour|diving trip|safari|whale watching
      dolphin tour|dolphin watching|sunrise trek|volcano trek|sunrise hike tour|trekking tour|mount batur trek|jeep tour|local guide|tip for the guide
      tour guide tip|excursion|road trip|weekend trip|business trip|travel agent|travel agency|travel pillow|neck pillow|luggage|suitcase|suitcases
      carry on|carry on bag|luggage strap|luggage storage|packing cubes|souvenirs|gifts from bali|postcards|fridge magnets|souvenir magnets
      foreign currency|currency exchange|exchanged money|money exchange|travel sim|tourist sim|roaming charges|international roaming|yoga retreat
      meditation retreat|surf camp|national park tour|tourist levy|tourist tax|bali tourist tax|bali levy|city tax|fast boats|slow boat|public boat
      private boat|boat charter|yacht|yacht charter|catamaran|sailing trip|sunset cruise|sunset dinner cruise|river cruise|dolphin trip
      dolphin trip lovina|manta ray trip|manta tour|volcano tour|waterfall tour|temple tour|rice terrace tour|atv tour|cycling tour|bike tour|quad tour
      hiking tour|trek|trekking|trekking guide|hiking guide|mount batur|mount rinjani trek|rinjani|mount agung|ijen tour|bromo tour|sunrise tour
      komodo tour|komodo trip|nusa penida tour|nusa penida trip|gili trip|gili boat|boat to gili|boat to lombok|boat to nusa penida|boat to lembongan
      tour to ubud|private tour|group tour|day excursion|tour package|tour booking|tour deposit|tour bus|hop on hop off|hop on hop off bus|museum tour
      walking tour tip|audio guide|ghost tour|sightseeing|sightseeing tour|scenic drive pass|visa agent fee|visa application|visa renewal|visa photos
      business visa|b211|b211a|social visa|retirement visa|digital nomad visa|student visa|work permit kitas|embassy fee|consulate fee|passport fees
      passport application|passport card|passport book|real id|tsa|airport fee|airline fee|airline ticket change|change fee
      cancellation fee for the flight|flight upgrade|flight insurance|flight snacks|inflight wifi|in flight wifi|plane wifi|wifi on the plane
      legroom seat|extra legroom|early bird check in|early check in fee|late checkout|hotel parking fee|hotel minibar|minibar|hotel laundry charge
      hotel fees|hotel bill|hotel taxes|hotel night|nights at the hotel|night at the hotel|two nights in a hotel|room in a hotel|room for the night
      room upgrade|suite|extra night|bunk bed hostel|dorm room hostel|capsule hotel|eco lodge|lodge|ski lodge|ski trip|ski resort|ranch stay|farm stay
      treehouse|tiny house rental|cottage rental|condo rental|rental house for the week|house rental for vacation|lake rental|houseboat|rv site|camp fee
      camping fee|campsite fee|campground fee|backcountry permit|national parks trip|road trip gas and hotel|vacation fund|vacation package
      vacation deposit|all inclusive|honeymoon package|disney cruise|carnival cruise|royal caribbean|cruise tips|cruise drink package|shore excursion
      port fees|duty free souvenirs|customs fee|import duty at the airport|train to paris|train across|high speed rail|bullet train|shinkansen|jr pass
      rail pass|interrail|sleeper cabin|night train|train to yogyakarta|train to jakarta|train to surabaya|bus to yogyakarta|perama bus
      shuttle to the airport|shuttle to ubud|shuttle bus to lovina|minivan to|intercity train|long distance bus|chinatown bus|coach trip|charter bus
      luggage tag|luggage tags|luggage lock|luggage scale|luggage wrap|left luggage|baggage storage|rolling suitcase|hard shell suitcase
      duffel bag for the trip|garment bag|travel backpack|backpacking backpack|travel toiletries|travel size toiletries|travel bottles|money belt
      travel wallet|passport holder|passport cover|travel steamer|travel guide|guidebook|guide book|lonely planet|phrasebook|map of the city
      souvenir shirt|souvenir t shirt|souvenir mug|souvenir shop|souvenir shopping|trinkets|snow globe|shot glass souvenir|keychains for friends
      gifts to bring home|currency conversion|atm abroad fee|dollars exchange|euros|yen|travel card|travel credit|travel vaccine clinic|travel esim
      airalo|airalo esim|tourist sim card|airport sim card|international plan|international data|international phone plan|international sim`,
    full: `
      hotel in|room at the|nights at the|airport hotel|hotel near the airport|flight to|flights to|train to bandung`,
  },
  either: {
    loose: 'delta|united|scoot|travel|trip|marathon bali',
    thing: `
      traveloka|tiketcom|tiket.com|tiket com|agoda|booking.com|booking com|bookingcom|expedia|kayak booking|trip.com|trip com|tripcom|pegipegi|redbus
      red bus|klook|viator|getyourguide|airbnb|oyo|reddoorz|singapore airlines|scoot airlines|jetstar|malaysia airlines|qatar airways|emirates|etihad
      cathay pacific|garuda|qantas|klm|lufthansa|turkish airlines|delta airlines|delta flight|united airlines|american airlines|southwest airlines
      jetblue|alaska airlines|spirit airlines|frontier airlines|ryanair|easyjet|british airways|vietjet|marriott|hilton|hyatt|sheraton|holiday inn|ibis
      aston|swiss belhotel|santika|harris hotel|pop hotel|amaris|fave hotel|favehotel|novotel|best western|hampton inn|motel 6|super 8|days inn
      la quinta|airbnb deposit|staycation|backpacker|homestay|hostel|villa|resort|hotel|cruise|visa|tour|city tour|island hopping|dive trip|liveaboard
      samsonite|whoosh|airport tax|guest house|guesthouse|glamping|camping|speedboat|speed boat|fast boat|tour guide|souvenir|roaming|nomad lodge|selina
      kimpton|ritz carlton|four seasons|w hotel|westin|st regis|doubletree|embassy suites|courtyard|fairfield|residence inn|comfort inn|quality inn
      red roof|red roof inn|econo lodge|travelodge|ramada|wyndham|radisson|mercure|accor|pullman|sofitel|grand hyatt|conrad|waldorf|shangri la
      mandarin oriental|dafam|horison|hotel horison|grand zuri|whiz|zest|yello hotel|the 1o1|tauzia|archipelago|padma|royal ambarrukmo|sheraton mustika
      pop hotels|hotels.com|hotels com|hotwire|priceline|orbitz|travelocity|skyscanner|hopper|turo trip|getaround|hipcamp|koa|outdoorsy|trivago|12go
      rome2rio|bookaway|easybook|busbud|wanderu|airpaz|nusatrip|mister aladin|panorama tour|dwidaya|antavaya|wita tour|al hijaz|aer lingus|air canada
      air france|air new zealand|ana|jal|japan airlines|korean air|asiana|thai airways|philippine airlines|cebu pacific|vietnam airlines|air india
      saudia|saudi airlines|china airlines|eva air|xiamen air|batik air malaysia|tigerair|virgin australia|hawaiian airlines|allegiant|breeze airways
      sun country|westjet|aeromexico|latam|avianca|copa|iberia|finnair|swiss air|tap portugal|norwegian air|wizz air|travel bag|extra bed|late check out
      cottage|bungalow|sleeper bus|snorkeling trip|honeymoon`,
    deciding: 'oleh oleh|oleholeh|buat oleh oleh|untuk oleh oleh',
  },
}
