/** Journeys: flights, long-distance trains and coaches, stays, tours, papers, luggage, souvenirs. */
import type { CategoryWords } from './words.ts'

export const TRAVEL: CategoryWords = {
  category: 'Travel',
  indonesian: {
    hint: 'bandara|pelabuhan|luar negeri|luar kota|kampung|kapal|mudik gratis',
    loose: 'jalan jalan ke|wisata|jalan jalan|kapal laut|reservasi|kamar|boarding',
    thing: `
      tiket pesawatnya|pesawat|naik pesawat|penerbangan|tiket garuda|tiket lion|garuda indonesia|lion air|lion|batik air|citilink|airasia
      air asia|pelita air|pelita|super air jet|super jet|wings air|nam air|sriwijaya|sriwijaya air|transnusa|susi air|bagasi pesawat
      bagasi tambahan|tambah bagasi|kelebihan bagasi|bagasi|reschedule tiket|pilih kursi pesawat|kursi pesawat|lounge bandara|wrapping koper
      wrap koper|kamar hotel|booking hotel|nginep|nginap|menginap|penginapan|losmen|wisma|vila|sewa villa|sewa vila|resor|stay cation
      red doorz|airy|bobobox|deposit hotel|kamar kapsul|kemping|kemah|sewa tenda|perkemahan|tiket kereta|tiket kereta api|kereta api
      tiket ka|kai|kai access|argo bromo|argo parahyangan|parahyangan|argo lawu|taksaka|gajayana|argo wilis|turangga|lodaya|matarmaja
      jayabaya|sembrani|kereta ekonomi|kereta eksekutif|kereta malam|kereta cepat|kereta jarak jauh|wus|tiket whoosh|bus malam|bis malam
      bus antar kota|bus antarkota|bus akap|bus pariwisata|bus patas|tiket bus malam|bus sinar jaya|sinar jaya|rosalia indah|rosin
      harapan jaya|lorena|pahala kencana|haryanto|po haryanto|gunung harta|eka bus|sugeng rahayu|primajasa|kramat djati|budiman|agra mas
      sumber alam|putra remaja|travel cititrans|cititrans|xtrans|x trans|daytrans|day trans|jackal|jackal holidays|baraya|arnes
      arnes shuttle|aragon|bhinneka shuttle|travel bandung|travel jakarta|tiket travel|mobil travel|shuttle bandung|kapal feri|kapal ferry
      feri|kapal pelni|pelni|tiket kapal|tiket kapal laut|tiket feri|tiket ferry|kapal cepat|fastboat|kapal ke|asdp|penyeberangan|sewa kapal
      sewa perahu pulau|hopping island|sewa jeep|jeep bromo|jeep merapi|pemandu wisata|guide|pemandu|open trip|paket tour|paket tur
      paket wisata|paket liburan|agen travel|biro wisata|tur|ikut tur|paspor|bikin paspor|perpanjang paspor|imigrasi|bikin visa|urus visa
      vfs|asuransi perjalanan|tukar uang|money changer|tukar valas|tukar dolar|tukar ringgit|koper|tas koper|sewa koper|sarung koper
      tag koper|kunci koper|timbangan koper|oleh oleh|oleholeh|oleh oleh haji|buah tangan|cinderamata|cendera mata|suvenir|sovenir
      gantungan kunci bali|pie susu|bakpia pathok|bakpia kukus|umroh|umrah|haji|daftar haji|tabungan haji|dp umroh|ziarah|ziarah wali
      wisata religi|naik gunung|mendaki|simaksi|tiket gunung|tiket bromo|tiket taman nasional|tiket rinjani|mudik|pulkam|pulang kampung
      tiket mudik|tiket pulang kampung|liburan|uang saku liburan|perjalanan dinas luar kota liburan|sewa mobil liburan|sewa elf|sewa hiace
      sewa bus|sewa bis|sewa bus pariwisata|simcard luar negeri|simcard turis|paket roaming|tiket snorkeling|paket snorkeling|trip bareng
      jastip luar negeri`,
    full: `
      wisata kuliner trip|tiket pesawat|kelas pesawat|visa turis|e visa|evisa|sewa villa di|bus snack trip|kereta ke luar kota`,
  },
  english: {
    hint: 'airport|port|island|holiday|abroad|overseas|weekend getaway',
    loose: `
      stay|boat|plane|room|rooms|night at|getaway|guide|retreat|booking|reservation|luggage tag|coach|southwest|american|frontier|spirit
      check in|exchange|customs`,
    thing: `
      flight|flights|flight ticket|flight tickets|flight change|flight home|plane ticket|plane tickets|plane fare|airplane ticket
      airplane tickets|air ticket|air tickets|airline ticket|airline tickets|airfare|airline|airlines|business class|seat upgrade
      seat selection|checked bag|checked bags|checked bag fee|carry on fee|bag fee|bag fees|baggage|baggage fee|baggage fees|excess baggage
      extra baggage|luggage fee|overweight bag|airport lounge|lounge pass|departure tax|tsa precheck|tsa pre check|global entry|clear plus
      hotels|hotel room|hotel booking|hotel stay|hotel deposit|hotel tip|resort fee|motel|inn|bed and breakfast|lodging|accommodation
      hostel bed|hostel dorm|dorm bed|vrbo|villa rental|villa rent|beach house|beach house rental|cabin rental|cabin|lake house
      vacation rental|vacation|vacation home|timeshare|campsite|camp site|campground|camping spot|rv park|rv rental|bungalow
      night in a hotel|honeymoon|cruise ticket|cruise excursion|train to the city|long distance train|sleeper train|overnight train|amtrak
      acela|eurail|eurostar|greyhound|megabus|flixbus|bolt bus|overnight bus|night bus|sleeper bus|intercity bus|coach bus|coach ticket
      ferry|ferry ticket|ferry tickets|ferry ride|fast boat ticket|boat ticket|boat tickets|boat to the island|visa extension|visa fee
      visa fees|visa on arrival|visa run|visa agent|tourist visa|kitas|kitas extension|voa|evisa|e visa|passport|passport renewal
      passport photo|passport photos|passport fee|immigration|travel insurance|tours|day tour|day trip|walking tour|boat tour|bus tour
      food tour|guided tour|snorkeling tour|snorkeling trip|diving trip|safari|whale watching|dolphin tour|dolphin watching|sunrise trek
      volcano trek|sunrise hike tour|trekking tour|mount batur trek|jeep tour|local guide|tip for the guide|tour guide tip|excursion
      road trip|weekend trip|business trip|travel agent|travel agency|travel pillow|neck pillow|luggage|suitcase|suitcases|carry on
      carry on bag|luggage strap|luggage storage|packing cubes|travel bag|souvenirs|gifts from bali|postcards|fridge magnets
      souvenir magnets|foreign currency|currency exchange|exchanged money|money exchange|travel sim|tourist sim|roaming charges
      international roaming|yoga retreat|meditation retreat|surf camp|national park tour|tourist levy|tourist tax|bali tourist tax|bali levy
      city tax`,
    full: `
      hotel in|room at the|nights at the|airport hotel|hotel near the airport|flight to|flights to|train to bandung`,
  },
  either: {
    loose: 'delta|united|scoot|travel',
    thing: `
      traveloka|tiketcom|tiket.com|tiket com|agoda|booking.com|booking com|bookingcom|expedia|kayak booking|trip.com|trip com|tripcom
      pegipegi|redbus|red bus|klook|viator|getyourguide|airbnb|oyo|reddoorz|singapore airlines|scoot airlines|jetstar|malaysia airlines
      qatar airways|emirates|etihad|cathay pacific|garuda|qantas|klm|lufthansa|turkish airlines|delta airlines|delta flight|united airlines
      american airlines|southwest airlines|jetblue|alaska airlines|spirit airlines|frontier airlines|ryanair|easyjet|british airways|vietjet
      marriott|hilton|hyatt|sheraton|holiday inn|ibis|aston|swiss belhotel|santika|harris hotel|pop hotel|amaris|fave hotel|favehotel
      novotel|best western|hampton inn|motel 6|super 8|days inn|la quinta|airbnb deposit|staycation|backpacker|homestay|hostel|villa|resort
      hotel|cruise|visa|trip|tour|city tour|island hopping|dive trip|liveaboard|samsonite|whoosh|airport tax|guest house|guesthouse|glamping
      camping|speedboat|speed boat|fast boat|tour guide|souvenir|roaming`,
  },
}
