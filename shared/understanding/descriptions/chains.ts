/** Shops and eating places that most people know by name: said beside a thing, it was bought there. */
import { phraseList, phraseTable } from '../words/phrase-table.ts'
import { plainPhrase } from '../words/word-forms.ts'

const GROCERS = `aldi|bjs|brookshires|costco|fiesta mart|food city|food lion|fred meyer|giant eagle|h mart|harris teeter|heb|hy vee|ingles|jewel osco|kroger|lidl|meijer|piggly wiggly|publix|ralphs|safeway|sams club|save a lot|shoprite|sprouts
  stop and shop|stop n shop|market basket|shaws|star market|hannaford|patel brothers|ranch 99|99 ranch|99 ranch market|hmart|mitsuwa|grocery outlet|smart and final|price chopper|fairway market|key food|sprouts farmers market|instacart|tesco|trader joes|vons|wegmans|whole foods|winco|winn dixie`
const HARDWARE = `ace hardware|advance auto|advance auto parts|autozone|harbor freight|home depo|home depot|jiffy lube|lowes|menards|northern tool|oreilly|oreillys|pep boys|discount tire|take 5|tractor supply|true value|valvoline
  city electric|firestone|midas|napa auto parts|fastenal|grainger|graybar|sherwin williams`
const STORES = `academy|academy sports|amazon|barnes and noble|bass pro|bath and body works|bed bath and beyond|best buy|big lots|burlington|cabelas|dicks sporting goods|dollar general|dollar tree|dsw|family dollar|five below|foot locker|gamestop|goodwill
  hobby lobby|home goods|homegoods|ikea|joann|jcpenney|kohls|macys|marshalls|nordstrom|office depot|office max|old navy|petco|petsmart|pet smart|pet supplies plus|rei|sephora|target|tj maxx|uline|ulta|walmart|cvs|rite aid|walgreens|quest diagnostics|staples|micro center|nordstrom rack|ross dress for less|guitar center|crate and barrel|west elm|pottery barn|the container store|container store|michaels|party city|apple store|lululemon|world market|duane reade|banana republic|anthropologie|urban outfitters|newbury comics|bjs wholesale|the ups store|ups store`
const STATIONS = `7 eleven|bp|buc ees|buckeys|bucees|chevron|circle k|citgo|exxon|kwik trip|mobil|murphy usa|qt|quick trip|quiktrip|racetrac|race trac|royal farms|sheetz|speedway|sunoco|texaco|valero|wawa`
const EATING = `applebees|arbys|auntie annes|baskin robbins|bob evans|bojangles|buffalo wild wings|burger king|captain ds|carrabbas|cheesecake factory|chick fil a|chick filet|chipotle|cook out|cracker barrel|culvers|dairy queen
  dennys|dominos|dunkin|dunkin donuts|firehouse subs|five guys|golden corral|hardees|ihop|in n out|jack in the box|jamba|jersey mikes|jimmy johns|jr crickets|kfc|krispy kreme|little caesars|longhorn|longhorn steakhouse|mcdonalds
  tatte|sweetgreen|sweet green|cava|caffe nero|bluestone lane|blue bottle|philz|gong cha|kung fu tea|dutch bros|einstein bros|halal guys|the halal guys|pret|pret a manger|potbelly|papa ginos|noodles and company|el pollo loco|del taco|carls jr|mod pizza|blaze pizza|bonchon|jollibee|insomnia cookies|levain|crumbl
  olive garden|outback|panda express|panera|papa johns|peets|pf changs|pizza hut|popeyes|qdoba|raising canes|red lobster|ruths chris|shake shack|smoothie king|sonic|starbucks|steak n shake|taco bell|taco mac|texas roadhouse|tgi fridays|tim hortons
  tropical smoothie|waffle house|wendys|whataburger|white castle|willys|wingstop|zaxbys|zacks bees`

/** Shops of both countries, and of the web. */
const EVERYWHERE = `amazon|circle k|costco|decathlon|h and m|ikea|kinokuniya|marks and spencer|miniso|muji|sephora|uniqlo|zara|7 eleven|sevel|ace hardware|foot locker|toys kingdom|hmart|burger king|dominos|kfc|krispy kreme|mcdonalds|pizza hut|starbucks|wingstop|wendys|mobil|watsons|guardian|gong cha|shake shack|apple store`
const MINIMARKETS = `alfamart|alfamidi|alfa express|farmers market|foodhall|food hall|giant ekspres|grand lucky|hari hari|hypermart|indogrosir|indomaret|lawson|lotte mart|lottemart|lotte grosir|ranch market|superindo|super indo|tiptop|transmart|family mart|familymart`
const INDONESIAN_STORES = `gramedia|guardian|watsons|century|apotek century|kimia farma|apotek kimia farma|k24|apotek k24|informa|mitra 10|depo bangunan|mr diy|mr d i y|matahari|ramayana|sogo|sports station|erafone|ibox|digimap|electronic city|sociolla|erigo|eiger|optik melawai|viva apotek
  shopee|tokopedia|tokped|lazada|blibli|bukalapak|tiktok shop|zalora`

/** The language of the country that a chain is of, by which the preposition before it is chosen. */
export type ChainLanguage = 'en' | 'id' | 'any'

function named(list: string, language: ChainLanguage): [string, ChainLanguage][] {
  return phraseList(list).map(phrase => [plainPhrase(phrase), language])
}

/** In plain forms, as the lexicon has them. */
export const CHAINS = phraseTable<ChainLanguage>([
  ...[GROCERS, HARDWARE, STORES, STATIONS, EATING].flatMap(list => named(list, 'en')),
  ...[MINIMARKETS, INDONESIAN_STORES].flatMap(list => named(list, 'id')),
  ...named(EVERYWHERE, 'any'),
])

/** Shops that sell what has their own name: a 'Uniqlo shirt' is so called. */
const OWN_GOODS =
  'uniqlo|muji|miniso|h and m|zara|ikea|decathlon|old navy|lululemon|banana republic|lego store|eiger|erigo'
export const OWN_BRANDS: ReadonlySet<string> = new Set(
  phraseList(OWN_GOODS).map(phrase => plainPhrase(phrase).split(' ')[0] ?? ''),
)

/** Those whose name before a thing says where it was bought, and not whose it is: 'Indomaret sabun', not 'Starbucks latte'. */
export const SHOPS = phraseTable<ChainLanguage>([
  ...[GROCERS, HARDWARE, STORES].flatMap(list => named(list, 'en')),
  ...[MINIMARKETS, INDONESIAN_STORES].flatMap(list => named(list, 'id')),
  ...named(OWN_GOODS, 'any'),
  ...named('watsons|guardian|7 eleven|circle k', 'any'),
])
