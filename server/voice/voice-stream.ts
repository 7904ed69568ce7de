/** The answer to a voice upload, whole or as events while it is made, as the caller asks. */
import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { VOICE_EVENTS_TYPE, type VoiceDone, type VoiceEvent } from '../../shared/wire/voice-events.ts'
import type { AppEnv } from '../http/app-env.ts'
import { errorBody, requestLanguage } from '../http/error-response.ts'
import { CLIENT_CLOSED_REQUEST, problemOf } from '../http/failure.ts'
import { streamLines } from '../http/line-stream.ts'
import type { StoredAnswer } from '../idempotency/records.ts'

/** Told of each stage that has been reached. */
export type OnStage = (event: Exclude<VoiceEvent, VoiceDone>) => void

/**
 * Does `work` and answers with what it resolves to. In a stream what it throws is the last event; otherwise it is thrown.
 */
export async function answerVoice(
  c: Context<AppEnv>,
  log: Logger,
  work: (onStage: OnStage) => Promise<StoredAnswer>,
): Promise<Response> {
  if (!wantsEvents(c)) return whole(c, await work(() => {}))
  return streamLines(c, VOICE_EVENTS_TYPE, async send => {
    const done = await work(send).then(finished, error => failed(c, log, error))
    send(done)
    return done.status
  })
}

/** With an answer that is there already. */
export function answerAgain(c: Context<AppEnv>, answer: StoredAnswer): Response {
  if (!wantsEvents(c)) return whole(c, answer)
  return streamLines(c, VOICE_EVENTS_TYPE, async send => {
    send(finished(answer))
    return answer.status
  })
}

/** Only where that is liked better than JSON: without the header the answer is the specification's. */
function wantsEvents(c: Context<AppEnv>): boolean {
  const json = 'application/json'
  const wanted = accepts(c, { header: 'Accept', supports: [json, VOICE_EVENTS_TYPE], default: json })
  return wanted === VOICE_EVENTS_TYPE
}

function whole(c: Context<AppEnv>, { status, body }: StoredAnswer): Response {
  return c.json(body as Record<string, unknown>, status as ContentfulStatusCode)
}

function finished({ status, body }: StoredAnswer): VoiceDone {
  return { event: 'done', status, body }
}

function failed(c: Context<AppEnv>, log: Logger, error: unknown): VoiceDone {
  if (c.req.raw.signal.aborted) return { event: 'done', status: CLIENT_CLOSED_REQUEST, body: null }
  const problem = problemOf(error, log, c.var.requestId)
  const { headers } = problem.details
  return {
    event: 'done',
    status: problem.status,
    body: errorBody(problem, requestLanguage(c)),
    ...(headers ? { headers } : {}),
  }
}
