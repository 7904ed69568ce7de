/** Things whose prices are said in hundreds of dollars, or in millions of rupiah, by subject. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

const HOME = `rent|house rent|mortgage|hoa|property tax|security deposit|lease|kos|kosan|uang kos|bayar kos|kost|kontrakan|sewa rumah|sewa kios|sewa ruko|sewa apartemen|kpr`
const LOANS = `emi|car loan|car payment|student loan|home loan|personal loan|loan installment|cicilan motor|cicilan mobil|cicilan rumah|angsuran motor|angsuran mobil|kredit motor`
const INSURANCE = `car insurance|health insurance|home insurance|life insurance|insurance premium|premi asuransi`
const SCHOOL = `tuition|tuition fee|tuition fees|school fee|school fees|daycare|preschool|summer camp|uang kuliah|ukt|uang gedung|uang pangkal|uang semester`
const PASSES = `monthly pass|season pass|annual pass|yearly pass|monthly ticket|season ticket`
const TRAVEL = `flight|flights|airfare|air ticket|air tickets|plane ticket|plane tickets|hotel|airbnb|resort|cruise|car rental|rental car|tiket pesawat`
const ELECTRONICS = `handphone|hape|hp|laptop|macbook|iphone|pixel|pixel phone|new phone|ipad|smartphone|tablet|tv|television|monitor|printer|playstation|ps5|xbox|air fryer|instant pot|microwave|vacuum|vacuum cleaner
  refrigerator|fridge|freezer|washing machine|washer|dryer|dishwasher|air conditioner|kulkas|mesin cuci`
const FURNITURE = `sofa|couch|mattress|bed frame|dining table|wardrobe|dresser|bookshelf|desk|car seat|stroller|crib|lemari|kasur`
const CARS = `tires|tire|tyres|tyre|clutch|exhaust|catalytic converter|new tires|brakes|brake pads|car service|car repair|transmission|motor bekas|mobil bekas`
const SERVICES = `lawyer|lawyer fee|lawyer fees|attorney|crown|root canal|surgery|braces|contractor|plumber`

export const BIG_THINGS = phraseSet(
  [HOME, LOANS, INSURANCE, SCHOOL, PASSES, TRAVEL, ELECTRONICS, FURNITURE, CARS, SERVICES].flatMap(
    phraseList,
  ),
)

/** Things that cost hundreds of dollars and hardly ever a few: 'dumpster rental three seventy five'. */
export const HUNDREDS_THINGS = phraseSet(
  phraseList(`fan motor|blower motor|amp|guitar amp|bass amp|guitar|bass guitar|drum kit|drum set|saxophone|violin|cello|trumpet|synth|service call|house call|for the visit|dues|annual|yearly|for the year|bill|bills|rental|rentals|dumpster|skid steer|excavator|trailer|scaffolding|generator|labor|labour|alternator|radiator|muffler|windshield
  towing|tow truck|speeding ticket|traffic ticket|citation|bail|diagnostic|diagnostics|truck repair|transmission repair|vet|emergency vet|hot tub|kayak rental|bounce house|photographer|dj|caterer|electrician|locksmith|roofer|exterminator|deductible|boiler|furnace|water heater|rewiring|skip hire|van hire|circuit breaker panel|breaker panel|biopsy|mri|ultrasound|legal fees|permit|wedding dress|tuxedo|lawn mower|chainsaw|power washer|contacts|contact lenses|glasses|frames|dental cleaning|orthodontist|chiropractor|specialist|dermatologist|therapist|therapy|counseling|vet bill|groomer|tutor|tutoring|piano lessons|swim lessons|gymnastics|cheer|dance class|karate|camp|winter coat|suit
  window tint|detailing|alignment|struts|shocks|battery|car battery|brake job|tune up|smog|inspection|registration|impound|plumbing|hvac|furnace repair|gutter cleaning|carpet cleaning|house cleaner|cleaning lady|movers|storage unit|pest control|tree removal|landscaper|lawn service|instacart|concert tickets|season tickets|game tickets|hawks tickets|braves tickets|falcons tickets|tickets to the game|tickets for the game|tickets to the concert|panel|bandsaw|band saw|table saw|miter saw|circular saw|compressor|welder|nailer|drill press|impact driver|pressure washer|snow blower|leaf blower|string trimmer|ladder|extension ladder|work boots|red wings|recliner|rug|telescope|drum set|violin|saxophone|trumpet|golf clubs|driver and putter|treadmill|exercise bike|peloton|rifle|shotgun|apple watch|smartwatch|airpods|drone|chromebook|graphics card|motherboard|router|passport|visa|rented|auger|ski boots|ski jacket|skis|snowboard|bindings|ski pass|ikon pass|epic pass|lift ticket|lift tickets|pass payment`),
)

/** Meals and food for many: 'groceries one thirty'. */
export const BIG_SHOPPING: ReadonlySet<string> = new Set(
  phraseList('groceries|grocery|dinner|catering|steakhouse|feast'),
)

/** Clothes that cost more than four dollars: 'trail shoes one ten'. */
export const CLOTHES: ReadonlySet<string> = new Set(
  phraseList('shoes|sneakers|boots|jacket|coat|parka|suit|purse|handbag'),
)

/** Shops from which hardly anybody leaves with a few dollars less, and words for a visit to one. */
export const WAREHOUSES: ReadonlySet<string> = new Set(
  phraseList('costco|sams|club|bjs|ikea|run|trip|haul|shopping|big|whole|weekly|monthly'),
)

/** Bills, journeys and wares of a few dollars: 'late fee three fifty'. */
export const CHEAP: ReadonlySet<string> = new Set(
  phraseList(
    `fee|fees|late|fine|admin|stamp|stamps|copy|copies|notary|magnet|postcard|postcards|keychain|souvenir|souvenirs|locker|luggage|bus|shuttle|ferry|toll|snack|water|bottle|print|printing|topup|load|minutes|text|pulsa|card|surcharge|sticker|raffle|lunch|book|library|bake
    tolls|buses|train|trains|subway|metro|mrt|lrt|tram|trolley|streetcar|fare|fares|ride|transit|marta|bart|parking|meter|meters|air|tire air|wash|dry|dryer|washer|laundry|laundromat|cycle|candle|candles|pen|pens|pencil|pencils|paper|folder|notebook|envelope|envelopes|tape|screw|screws|nail|nails|bolt|bolts|washers|wire nuts|outlet|plate|cover|fuse|bulb|bulbs|battery|batteries
    arcade|token|tokens|pinball|jukebox|game|games|song|songs|rental|redbox|movie|popcorn|slime|stickers|bandaid|bandaids|aspirin|tylenol|advil|drops|lozenges|gum|donation|plate|basket|treat|treats|chew|busker|tip|vending|app|kiosk|ounce|laces|insoles|polish|zipper|pack|packet|bag|box|stick|sticks|piece|each|apiece|roll|rolls|pound|gallon|liter|litre|foot`,
  ),
)

/** Words that make it a small thing: 'hotel breakfast', 'phone case'. */
export const SMALL_PARTS: ReadonlySet<string> = new Set(
  phraseList(`parking|coffee|tea|snack|snacks|lunch|breakfast|dinner|food|drink|drinks|water|wifi|taxi|tip|tips|case|cable|charger|cover|covers|protector|screen|sticker|adapter|cleaner|wash|wipes
  fluid|wiper|wipers|blades|ink|paper|bulb|filter|filters|sheet|sheets|parkir|kopi|casing|kabel|ongkos|galon|laundry|listrik|sampah|iuran|keset|cleaning|store|shop|mouse|sleeve|bag|fee|late|game|games
  aa|aaa|pack|laundromat|cycle|picks|strings|quarters|tablets|pods|detergent|refill|bike|bikes|scooter|movie|dvd|locker|skates|cart|umbrella`),
)
