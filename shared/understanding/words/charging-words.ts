/** What English says of what was charged, the payer being its object: 'the dentist got me for ninety'. */
import { phraseList, phraseSet } from './phrase-table.ts'

const VERBS = phraseList(
  'got|hit|dinged|stuck|nailed|soaked|socked|tagged|stung|rung|took|popped|whacked|zapped|gouged',
)
const PAYERS = ['me', 'us']
const LINKS = ['for', 'with']
const TALKING = phraseList(
  'hit me up for|hit us up for|talked me into|talked us into|roped me into|suckered me into|guilted me into',
)
/** Their subject may name what was charged: 'the gym has charged us a joining fee'. */
const PLAIN = phraseList(
  'dinged me|dinged us|charged me|charged us|charge me|charge us|billed me|billed us|ran me|set me back',
)

const SAID = VERBS.flatMap(verb => PAYERS.flatMap(payer => LINKS.map(link => `${verb} ${payer} ${link}`)))

/** In words: they name no thing. */
export const CHARGING_PHRASES: readonly string[] = [...SAID, ...TALKING, ...PLAIN]

export const CHARGING = phraseSet(CHARGING_PHRASES)

/** What was charged stands behind them, who charged it before. */
export const CHARGED_FOR = phraseSet([...SAID, ...TALKING])
