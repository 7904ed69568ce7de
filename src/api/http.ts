/** JSON requests to the backend: sent as the account, read by their schema, timed. Free of the DOM. */
import type * as v from 'valibot'
import type { ApiResult } from './api-result.ts'
import { type AnswerOptions, readAnswer } from './read-answer.ts'
import type { ResponseCache } from './response-cache.ts'
import { createSender, type Request, type SenderOptions } from './sender.ts'
import { measureSince } from './timeline.ts'

export type { ApiFailure, ApiResult } from './api-result.ts'
export type { Request } from './sender.ts'

export interface HttpOptions extends SenderOptions, AnswerOptions {
  readonly cache?: Pick<ResponseCache, 'writer'>
}

export type Http = <S extends v.GenericSchema>(
  request: Request,
  answer: S,
) => Promise<ApiResult<v.InferOutput<S>>>

/** After this a request counts as unanswered, in milliseconds. */
const REQUEST_TIMEOUT = 30_000

export function createHttp(options: HttpOptions): Http {
  const send = createSender(options)
  return async (request, answer) => {
    const store = request.cacheAs === undefined ? undefined : options.cache?.writer()
    let start = 0
    const sent = await send(
      request,
      () => untilTimeout(request.signal),
      () => {
        start = performance.now()
      },
    )
    if (sent.kind === 'failed') return sent
    const result = await readAnswer(sent.value, answer, body => store?.(request.cacheAs ?? '', body), options)
    measureSince(nameOf(request), start)
    return result
  }
}

/** Where the browser cannot combine signals (before Chrome 116), a superseded request is not aborted. */
function untilTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT)
  return signal && 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : timeout
}

function nameOf({ method, path, route = path }: Request): string {
  return `api ${method} ${route.replace(/\?.*/, '')}`
}
