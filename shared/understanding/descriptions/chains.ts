/** Shops and eating places that most people know by name: said beside a thing, it was bought there. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'
import { plainPhrase } from '../words/word-forms.ts'

const GROCERS = `aldi|bjs|brookshires|costco|fiesta mart|food city|food lion|fred meyer|giant eagle|h mart|harris teeter|heb|hy vee|ingles|jewel osco|kroger|lidl|meijer|piggly wiggly|publix|ralphs|safeway|sams club|save a lot|shoprite|sprouts
  stop and shop|tesco|trader joes|vons|wegmans|whole foods|winco|winn dixie`
const HARDWARE = `ace hardware|advance auto|advance auto parts|autozone|harbor freight|home depo|home depot|jiffy lube|lowes|menards|northern tool|oreilly|oreillys|pep boys|discount tire|take 5|tractor supply|true value|valvoline
  city electric|fastenal|grainger|graybar|sherwin williams`
const STORES = `academy|academy sports|amazon|barnes and noble|bass pro|bath and body works|bed bath and beyond|best buy|big lots|burlington|cabelas|dicks sporting goods|dollar general|dollar tree|dsw|family dollar|five below|foot locker|gamestop|goodwill
  hobby lobby|home goods|homegoods|ikea|joann|jcpenney|kohls|macys|marshalls|nordstrom|office depot|office max|old navy|petco|petsmart|pet smart|pet supplies plus|rei|sephora|target|tj maxx|uline|ulta|walmart|cvs|rite aid|walgreens|quest diagnostics`
const STATIONS = `7 eleven|bp|buc ees|buckeys|bucees|chevron|circle k|citgo|exxon|kwik trip|mobil|murphy usa|qt|quick trip|quiktrip|racetrac|race trac|royal farms|sheetz|speedway|sunoco|texaco|valero|wawa`
const EATING = `applebees|arbys|auntie annes|baskin robbins|bob evans|bojangles|buffalo wild wings|burger king|captain ds|carrabbas|cheesecake factory|chick fil a|chick filet|chipotle|cook out|cracker barrel|culvers|dairy queen
  dennys|dominos|dunkin|dunkin donuts|firehouse subs|five guys|golden corral|hardees|ihop|in n out|jack in the box|jamba|jersey mikes|jimmy johns|jr crickets|kfc|krispy kreme|little caesars|longhorn|longhorn steakhouse|mcdonalds
  olive garden|outback|panda express|panera|papa johns|peets|pf changs|pizza hut|popeyes|qdoba|raising canes|red lobster|ruths chris|shake shack|smoothie king|sonic|starbucks|steak n shake|taco bell|taco mac|texas roadhouse|tgi fridays|tim hortons
  tropical smoothie|waffle house|wendys|whataburger|white castle|willys|wingstop|zaxbys|zacks bees`

/** In plain forms, as the lexicon has them. */
export const CHAINS = phraseSet(
  [GROCERS, HARDWARE, STORES, STATIONS, EATING].flatMap(phraseList).map(plainPhrase),
)
