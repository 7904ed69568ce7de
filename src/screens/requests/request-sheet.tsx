/** The result of a question or a correction. */
import { useSignals } from '@preact/signals-react/runtime'
import { useStores } from '../use-stores.ts'
import { AnswerSheet } from './answer-sheet.tsx'
import { CorrectionSheet } from './correction-sheet.tsx'

export function RequestSheet() {
  useSignals()
  const { corrections, spendingAnswers } = useStores()
  if (spendingAnswers.shown.value) return <AnswerSheet asked={spendingAnswers.shown.value} />
  const shown = corrections.shown.value
  return shown && <CorrectionSheet key={shown.kind + shown.text} shown={shown} />
}
