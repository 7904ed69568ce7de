/** Outcomes of recordings for the metrics. */
import { Problem } from '../http/problem.ts'
import type { StoredAnswer } from '../idempotency/records.ts'
import type { Measure } from '../observability/measure.ts'

export async function measuredRecording(
  measure: Measure,
  work: Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  try {
    const answer = await work
    measure.recorded(answer.status < 400 ? 'understood' : 'violation')
    return answer
  } catch (error) {
    measure.recorded(error instanceof Problem ? error.key : 'error')
    throw error
  }
}
