/** The answer to a voice upload, whole or as a stream of events, as requested. */
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

/** Called for each stage reached. */
export type OnStage = (event: Exclude<VoiceEvent, VoiceDone>) => void

/**
 * Runs `work` and answers with its result. In a stream an error becomes the last event; otherwise it is
 * thrown.
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

/** Answers with a stored answer. */
export function answerAgain(c: Context<AppEnv>, answer: StoredAnswer): Response {
  if (!wantsEvents(c)) return whole(c, answer)
  return streamLines(c, VOICE_EVENTS_TYPE, async send => {
    send(finished(answer))
    return answer.status
  })
}

/** Only where events are preferred to JSON; without the header the answer is as in the specification. */
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
