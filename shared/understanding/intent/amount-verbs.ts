/** Verbs right before an amount that tell its meaning: 'made forty', 'asking 300', 'would be 600'. */
import type { Token } from '../utterance/token.ts'
import { matchPhrase, phraseList, phraseSet, phraseTable } from '../words/phrase-table.ts'
import { tellsAct } from './acts.ts'
import { tellsAmount } from './without-amounts.ts'

/** `income`: taken in; `moved`: owed; `negated`: gone without; `news`: wanted by a seller; `plan`: not paid yet. */
export type AmountVerb = 'income' | 'moved' | 'negated' | 'news' | 'plan'

function verbs(kind: AmountVerb, phrases: string): [string, AmountVerb][] {
  return phraseList(phrases).map((phrase): [string, AmountVerb] => [phrase, kind])
}

const VERBS = phraseTable<AmountVerb>([
  ...verbs(
    'income',
    'commission is|commission was|my cut is|my cut was|my take was|made|make|cleared|grossed|netted|pulled in|brought in|took in|raked in|banked|took home|pulled down|hauled in|profited|pocketed|dapet bersih|dapat bersih|dapetnya bersih|untung bersih|hasil bersih|bersihnya|bersih cuma|narik bersih|orderan bersih|ngojek bersih|jualan bersih|masuk bersih|kantongin|ngantongin|bawa pulang bersih',
  ),
  ...verbs('moved', 'owed me|owed us|owes me|owe me'),
  ...verbs('news', 'per diem is|per diems|per diem was|the per diem is'),
  ...verbs(
    'negated',
    'skipped the|skipping the|passed on the|passed on a|passed on that|turned down the|turned down a|said no to the|said no to a|so no|almost grabbed a|almost grabbed the|almost got the|almost got a|nearly got the|nearly got a|nearly grabbed a|without the',
  ),
  ...verbs(
    'news',
    'wanted|wanted the|wanted to charge|they charge|he charges|she charges|they are charging|asking|hes asking for|wants|they want|he wants|she wants|charging|was charging|is offering|was offering|are offering|were offering|hes offering|shes offering|theyre offering|offered me|they offered',
  ),
  ...verbs(
    'plan',
    'gonna be|going to be|will be|would be|gonna run|going to run|will run|would run|gonna run me|going to run me|will run me|gonna cost|gonna cost me|will cost me|going to cost me|budgeted|probably run me|probably run us|probably run|could run me|could run|might run me|might run|may run|would run us|will run us|gonna run us|itll run me|itll run you|itll run|theyll want|theyll charge|itd run|itd be|thatd be|thatd run|thatd cost|that would be|that would cost|itd cost|itd run me|itd run us|itd cost me|looking to spend|hoping to spend|goal is|goal is to save|want to save|trying to save|aiming for|need another|butuh',
  ),
])
/** Longest of them, in words. */
const MAX_VERB = 4
/** Between the verb and the amount. */
const ABOUT = new Set(phraseList('about|around|like|almost|nearly|over|just|only|maybe|roughly'))
/** Words behind an amount that was paid: 'made a 40 dollar payment', 'cleared 200 off the card'. */
const PAID_BEHIND = phraseSet(
  phraseList('payment|payments|deposit|donation|donations|contribution|purchase|copies|off|worth'),
)
/** Subjects with which 'will be' announces a price to pay: 'that'll be', 'it would be'. */
const POINTING = new Set(phraseList('that|this|it|thatll|itll'))

/** Whether an amount of the clause `said` begins at `at`. */
function beginsAmount(said: readonly Token[], at: number): boolean {
  const [before, here] = [said[at - 1], said[at]]
  return here !== undefined && tellsAmount(here) && !(before && tellsAmount(before))
}

/** The verb before an amount of the clause `said`; null where there is none. */
export function amountVerb(said: readonly Token[]): AmountVerb | null {
  for (let start = 1; start < said.length; start++) {
    const verb = beginsAmount(said, start) ? verbBefore(said, start) : null
    if (verb) return verb
  }
  return null
}

function verbBefore(said: readonly Token[], start: number): AmountVerb | null {
  let end = start
  while (ABOUT.has(said[end - 1]?.word ?? '')) end--
  for (let at = Math.max(0, end - MAX_VERB); at < end; at++) {
    const verb = matchPhrase(VERBS, said, at)
    if (verb?.end !== end || said[end]?.index !== (said[end - 1]?.index ?? 0) + 1) continue
    // Make Over is a brand of cosmetics.
    if (said[at]?.word === 'make' && said[end]?.word === 'over') return null
    const behind = said.findIndex((token, index) => index > start && !tellsAmount(token))
    const isPaid = behind >= 0 && matchPhrase(PAID_BEHIND, said, behind) !== null
    const isPointed = verb.value === 'plan' && POINTING.has(said[at - 1]?.word ?? '')
    const isAgreed =
      verb.value === 'news' && behind >= 0 && (said[behind]?.word === 'each' || tellsAct(said.slice(behind)))
    return isPaid || isPointed || isAgreed ? null : verb.value
  }
  return null
}
