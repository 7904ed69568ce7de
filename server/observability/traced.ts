/** Spans for statements and transcriptions of a request. */
import type { ObserveStatement } from '../db/observe-statements.ts'
import type { ExtractExpenses } from '../extraction/extract.ts'
import type { Transcribe } from '../transcription/transcribe.ts'
import type { Ear } from './measure.ts'
import type { Tracing } from './tracing.ts'

/** Only verb and table of a statement are recorded, no other text of it. */
const VERB = /^\s*(select|insert|update|delete|begin|commit|rollback|with)\b/i
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]+)"?/i

export function tracedStatements(tracing: Tracing): ObserveStatement {
  return text => {
    const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'OTHER'
    const table = TABLE.exec(text)?.[1]
    const span = tracing.part(table ? `${verb} ${table}` : verb, {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      ...(table ? { 'db.collection.name': table } : {}),
    })
    return outcome => span.end(outcome)
  }
}

/** Includes the wait for a turn. */
export function tracedEar(transcribe: Transcribe, ear: Ear, tracing: Tracing): Transcribe {
  return async (clip, listening) => {
    const span = tracing.part('transcribe', { 'ucap.ear': ear })
    try {
      const heard = await transcribe(clip, listening)
      const outcome = heard.kind === 'unavailable' || heard.kind === 'busy' ? 'failed' : 'done'
      span.end(outcome, { 'ucap.outcome': heard.kind })
      return heard
    } catch (error) {
      span.end('failed', { 'ucap.outcome': 'givenUp' })
      throw error
    }
  }
}

export function tracedExtraction(extract: ExtractExpenses, tracing: Tracing): ExtractExpenses {
  return async (...asked) => {
    const span = tracing.part('extract', {})
    try {
      const extraction = await extract(...asked)
      span.end('done', { 'ucap.outcome': extraction.violationType ?? 'expenses' })
      return extraction
    } catch (error) {
      span.end('failed')
      throw error
    }
  }
}
