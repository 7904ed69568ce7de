/** What a vehicle was filled with: 'filled up the truck at QuikTrip' is gas for the truck. */
import { changed, type Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet } from '../words/phrase-table.ts'

const FILLING = phraseSet(
  phraseList('filled up|filled|fill up|fill|topped off|topped up|gassed up|fueled up|fuelled up'),
)
export const VEHICLES: ReadonlySet<string> = new Set(
  phraseList(
    `truck|van|car|suv|pickup|minivan|jeep|corolla|civic|camry|prius|f150|motorcycle|bike|scooter|rv|mower|buick|chevy|chevrolet|ford|toyota|honda|nissan|subaru|hyundai|kia|mazda|dodge|gmc|cadillac|pontiac|saturn|lexus|acura|infiniti|volvo|bmw|audi|mercedes|vw|volkswagen
    jetta|passat|accord|pilot|odyssey|sienna|highlander|rav4|tacoma|tundra|sentra|altima|rogue|impala|malibu|equinox|tahoe|suburban|silverado|explorer|escape|fusion|focus|taurus|ranger|expedition|outback|forester|elantra|sonata|tucson|sorento|soul|caravan|charger|wrangler|cherokee|minicooper|camaro|mustang|lesabre|impreza|crosstrek|wagon|sedan|hatchback|hybrid|boat|tractor|golf cart|moped|vespa`,
  ),
)
const OWNERS: ReadonlySet<string> = new Set(['the', 'my', 'our', 'his', 'her'])

/** Gas, where money was put into the tank: 'put thirty in the tank at Mapco'; null elsewhere. */
function tankOf(words: readonly Token[]): readonly Token[] | null {
  const at = words.findIndex(({ word }, place) => word === 'tank' && words[place - 2]?.word === 'in')
  const tank = words[at]
  if (!tank || !words.slice(0, at).some(({ word }) => word === 'put')) return null
  return [changed(tank, { text: 'gas', word: 'gas' }), ...words.slice(at + 1)]
}

const FUELS: ReadonlySet<string> = new Set(['gas', 'fuel', 'diesel', 'petrol', 'premium'])
const BEHIND_IN: ReadonlySet<string> = new Set(['on', 'at', 'by', 'near', 'before', 'after', 'this', 'for'])

/** The words without the 'in' of 'put twenty of gas in on the way'. */
function withoutTankIn(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ word }, place) => word === 'in' && FUELS.has(words[place - 1]?.word ?? ''))
  if (at < 0 || !BEHIND_IN.has(words[at + 1]?.word ?? '')) return words
  return [...words.slice(0, at), ...words.slice(at + 1)]
}

/** Said of nothing but the tank. */
const FILLED_UP = phraseSet(
  phraseList(
    'filled up|filled it up|filled her up|filled him up|fill up|fill it up|topped off|topped it off|gassed up|gassed it up|fueled up',
  ),
)

/** The fuel of 'filled it up at Shell'; null elsewhere. */
function filledUp(words: readonly Token[], first: number): readonly Token[] | null {
  const filled = matchPhrase(FILLED_UP, words, first)
  const verb = words[first]
  if (!filled || !verb) return null
  const rest = words.slice(filled.end)
  if (rest[0]?.kind === 'word' && rest[0].word !== 'at') return null
  return [changed(verb, { text: 'gas', word: 'gas' }), ...rest]
}

/** The fuel, where the words begin with the filling of a vehicle; else the words. */
export function withFuel(said: readonly Token[]): readonly Token[] {
  const words = withoutTankIn(said)
  const inTank = tankOf(words)
  if (inTank) return inTank
  const first = words.findIndex(
    ({ word }) => word !== 'i' && word !== 'we' && word !== 'had' && word !== 'to',
  )
  const filled = filledUp(words, first)
  if (filled) return filled
  const filling = matchPhrase(FILLING, words, first)
  const verb = words[first]
  if (!filling || !verb || !OWNERS.has(words[filling.end]?.word ?? '')) return words
  const vehicle = words[filling.end + 1]
  if (!vehicle) return words
  const gas = changed(verb, { text: 'gas', word: 'gas' })
  if (vehicle.word === 'tank') return [gas, ...words.slice(filling.end + 2)]
  if (!VEHICLES.has(vehicle.word)) return words
  return [gas, changed(verb, { text: 'for', word: 'for' }), ...words.slice(filling.end)]
}
