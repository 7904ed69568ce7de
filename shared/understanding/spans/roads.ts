/** Numbers of roads: 'the toll on 130', 'the 75 express lane', 'took 85 down to Macon'. */
import { isNumeric } from '../numbers/number-words.ts'
import type { SpokenAmount } from '../utterance/span.ts'
import type { Utterance } from '../utterance/utterance.ts'
import { phraseList } from '../words/phrase-table.ts'

/** What one drives on, and where one stops at it: 'Buc-ee's off 35'. */
const ROADS = new Set(
  phraseList('toll|tolls|exit|valero|shell|exxon|chevron|pilot|bucees|buc ees|quiktrip|racetrac'),
)
const ALONG = new Set(['on', 'off', 'along'])
/** What happens on a road: 'the wreck on 285', 'got off 400'. */
const TRAFFIC = new Set(
  phraseList('traffic|wreck|accident|crash|stuck|jam|pileup|got|get|getting|broke down|pulled|driving|drove'),
)

/** Taking a road: 'took 85 down', 'hopped on 75 north'. */
const TAKING = new Set(phraseList('took|take|taking|hit|on|up|down|via|onto|jumped|hopped'))
/** Where it leads; 'took 40 out' is money. */
const DIRECTIONS = new Set(
  phraseList(
    'down|up|north|south|east|west|northbound|southbound|eastbound|westbound|past|toward|towards|all|into|home',
  ),
)
/** A road has as many digits. */
const ROAD_NUMBER = /^\d{2,3}$/

/** 'The 520 bridge', 'the 405 freeway'. */
const ROADWAYS = new Set(
  phraseList(
    'bridge|freeway|expressway|express|turnpike|overpass|interchange|connector|parkway|tollway|bypass',
  ),
)

function leadsToRoad(utterance: Utterance, { start, end }: SpokenAmount): boolean {
  const [before, link] = [utterance.word(start - 2), utterance.word(start - 1)]
  if (ALONG.has(link) && ROADS.has(before)) return true
  if (!ROAD_NUMBER.test(utterance.token(start)?.text ?? '')) return false
  if (ALONG.has(link) && TRAFFIC.has(before)) return true
  return TAKING.has(link) && DIRECTIONS.has(utterance.word(end))
}

/** Whether it is the number of a road, another number being the price. */
export function isRoad(utterance: Utterance, amount: SpokenAmount): boolean {
  if (amount.uncertain || !leadsToRoad(utterance, amount)) return false
  return utterance.tokens.some(
    ({ index }) => (index < amount.start || index >= amount.end) && isNumeric(utterance.tokens[index]),
  )
}

/** Whether the word behind the number says that it is a road's. */
export function isRoadway(utterance: Utterance, { start, end, named }: SpokenAmount): boolean {
  return named === null && utterance.word(start - 1) === 'the' && ROADWAYS.has(utterance.word(end))
}
