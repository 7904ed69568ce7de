/** The English words of `travel.ts`. */
import type { WordLists } from './words.ts'

export const TRAVEL_ENGLISH: WordLists = {
  hint: 'airport|port|island|holiday|abroad|overseas|weekend getaway|flew|flying|stayed|staying',
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
    airalo|airalo esim|tourist sim card|airport sim card|international plan|international data|international phone plan|international sim
    checked a bag|checked my bag|checked luggage|checking a bag|visas|villas|itineraries|rental house|house rental|beach rental`,
  full: `
    hotel in|room at the|nights at the|airport hotel|hotel near the airport|flight to|flights to|train to bandung`,
}
