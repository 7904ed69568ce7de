/** Whether a sentence that opens with a word of a question has no shape of one: 'Does a batter and chutney, 9.48' (dosa). */
import type { Token } from '../utterance/token.ts'
import { phraseList } from '../words/phrase-table.ts'
import { tellsAmount } from './without-amounts.ts'

const ARTICLES: ReadonlySet<string> = new Set(['a', 'an'])
/** Verbs that 'does' asks for. */
const ASKED: ReadonlySet<string> = new Set(
  phraseList(`accept|add|allow|apply|belong|bill|buy|call|carry|change|charge|come|cost|count|cover|do|eat|end|exist|expire|feel|fit|get|give|go|have|help|hold|include|keep|know|last|let|like|look|make|matter|mean|need|offer|open|owe
  pay|qualify|range|renew|require|run|save|say|seem|sell|send|serve|show|sound|start|stay|take|tell|use|want|work|go|total|equal|sit`),
)

/** Before a gerund that is asked for: 'find dining expenses'. */
const LISTED: ReadonlySet<string> = new Set(
  phraseList(
    'expense|expenses|expenditure|spending|purchase|purchases|transaction|transactions|record|records|entry|entries|charge|charges|receipt|receipts|costs|total',
  ),
)

/** 'Does a ...' without a verb that is asked for. */
function isMisheardDoes(sentence: readonly Token[], at: number): boolean {
  if (!ARTICLES.has(sentence[at + 1]?.word ?? '')) return false
  return !sentence.slice(at + 2).some(({ word }) => ASKED.has(word))
}

/** 'Find dining at the food court, 14 dollars': fine dining. */
function isMisheardFind(sentence: readonly Token[], at: number): boolean {
  return sentence[at + 1]?.word === 'dining' && !sentence.some(({ word }) => LISTED.has(word))
}

/** 'Why fi bill, 60 dollars': Wi-Fi. */
const MISHEARD_FI: ReadonlySet<string> = new Set(['fi', 'fie', 'fye'])

/** `at`: where the sentence opens. Without an amount it may still ask. */
export function isNoQuestionShape(sentence: readonly Token[], at: number): boolean {
  if (!sentence.some(tellsAmount)) return false
  const opening = sentence[at]?.word
  if (opening === 'why') return MISHEARD_FI.has(sentence[at + 1]?.word ?? '')
  return (
    (opening === 'does' && isMisheardDoes(sentence, at)) ||
    (opening === 'find' && isMisheardFind(sentence, at))
  )
}
