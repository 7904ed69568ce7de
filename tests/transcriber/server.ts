/**
 * A transcription service for tests and the demo. It speaks OpenAI's protocol and knows the bundled sentences:
 * it gives a transcript only for a recording that really is one of them, and an empty text for any other.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRecogniser, type Recogniser } from './recogniser.ts'
import { MAX_BYTES, type ResponseFormat, readUpload } from './upload.ts'
import { readWav, SAMPLE_RATE } from './wav.ts'

/** An upload that was a proper WAV; those refused are not listed. */
export interface HeardUpload {
  readonly bytes: number
  readonly seconds: number
  /** Of the nearest sentence, -1..1. */
  readonly bestCorrelation: number
  /** The sentence's file; null where it is none of them. */
  readonly file: string | null
}

export interface Transcriber {
  /** Base address, ending in /v1. */
  readonly url: string
  /** Oldest first. */
  readonly requests: readonly HeardUpload[]
  /** The next recording gets its answer once the function returned is called: a slow service. */
  holdNext(): () => void
  /** Every recording is heard as `text`, whatever is in it, until the function returned is called. */
  hearAs(text: string): () => void
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Listens on the loopback address. Rejects where the port is taken; port 0 takes any free one. */
export async function startTranscriber({ port = 0 }: { port?: number } = {}): Promise<Transcriber> {
  const requests: HeardUpload[] = []
  /** What the next recordings wait for, each for one. */
  const holds: Promise<void>[] = []
  let heardAs: string | null = null
  const recogniser = createRecogniser()
  const server = createServer((request, response) => {
    const waitAsTold = async () => {
      await holds.shift()
      return heardAs
    }
    answer(request, recogniser, requests, waitAsTold).then(
      result => send(response, result),
      (error: unknown) => send(response, refusal(500, String(error), null, 'server_error')),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    holdNext() {
      let letOn = () => {}
      holds.push(
        new Promise<void>(resolve => {
          letOn = resolve
        }),
      )
      return letOn
    },
    hearAs(text) {
      heardAs = text
      return () => {
        heardAs = null
      }
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close(error => (error ? reject(error) : resolve()))
        server.closeAllConnections()
      }),
  }
}

async function answer(
  request: IncomingMessage,
  recogniser: Recogniser,
  requests: HeardUpload[],
  /** Settles with what is heard whatever is in it; with null for what is. */
  waitAsTold: () => Promise<string | null>,
): Promise<Answer> {
  if (request.url !== '/v1/audio/transcriptions') return refusal(404, `no such address: ${request.url}`)
  if (request.method !== 'POST') return refusal(405, `${request.method} is not allowed here`)
  const body = await readBody(request)
  if (!body) return refusal(413, `the body has more than ${MAX_BYTES} bytes`)
  const upload = await readUpload(request.headers['content-type'] ?? '', body)
  if (upload.kind === 'refused') return refusal(400, upload.reason, upload.param)
  const wav = readWav(upload.audio)
  if (wav.kind === 'broken') return refusal(400, `the audio cannot be decoded: ${wav.reason}`, 'file')
  const heardAs = await waitAsTold()
  const { sentence, bestCorrelation } = recogniser.recognise(wav.samples)
  requests.push({
    bytes: upload.audio.length,
    seconds: wav.seconds,
    bestCorrelation,
    file: sentence?.file ?? null,
  })
  return {
    status: 200,
    body: spoken(upload.format, heardAs ?? sentence?.transcript ?? '', sentence?.language, wav.samples),
  }
}

function spoken(format: ResponseFormat, text: string, language: string | undefined, samples: Float32Array) {
  switch (format) {
    case 'text':
      return `${text}\n`
    case 'json':
      return { text }
    case 'verbose_json':
      return {
        task: 'transcribe',
        language: language ?? 'unknown',
        duration: samples.length / SAMPLE_RATE,
        text,
      }
  }
}

/** Null where the body is too large; the rest of it is then let go unread. */
async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Uint8Array>) {
    size += chunk.length
    if (size > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** OpenAI's form of an error. */
function refusal(
  status: number,
  message: string,
  param: string | null = null,
  type = 'invalid_request_error',
): Answer {
  return { status, body: { error: { message, type, param, code: null } } }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const isText = typeof body === 'string'
  response.writeHead(status, { 'content-type': isText ? 'text/plain; charset=utf-8' : 'application/json' })
  response.end(isText ? body : JSON.stringify(body))
}
