/** Requests to a host of models like huggingface.co. */
import { errorCode, isUnreachable, NotReadyError } from './not-ready.ts'

export interface ModelSource {
  /** Address without a slash at its end. */
  readonly host: string
  /** As `owner/name`. */
  readonly model: string
}

export async function request(source: ModelSource, file: string, init: RequestInit): Promise<Response> {
  const { host, model } = source
  const headers = { 'Accept-Encoding': 'identity' }
  const response = await reaching(
    source,
    fetch(`${host}/${model}/resolve/main/${file}`, { ...init, headers }),
  )
  if (response.ok) return response
  await response.body?.cancel()
  throw new NotReadyError(`${host} answers ${response.status} for ${file} of the model ${model}`)
}

export async function* chunks({ body }: Response, source: ModelSource): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reaching(source, reader.read())
    if (done) return
    yield value
  }
}

/** Turns an unreachable host into a readable error; rethrows other errors. */
async function reaching<Result>({ host }: ModelSource, attempt: Promise<Result>): Promise<Result> {
  try {
    return await attempt
  } catch (error) {
    if (isUnreachable(errorCode(error)))
      throw new NotReadyError(`no internet, or ${host} is out of reach`, { cause: error })
    throw error
  }
}

export function contentLength({ headers }: Response): number | null {
  const text = headers.get('Content-Length')
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
