/** A transcription service and a language model that count what they are asked for. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export interface MeteredServices {
  /** What TRANSCRIBE_URL and EXTRACT_URL take. */
  readonly url: string
  /** Of the recordings that came, by their bytes. */
  readonly seconds: () => number
  /** Of the language model, which is of no use to who asks. */
  readonly modelCalls: () => number
  close(): void
}

/** Of a WAV at 16 kHz, mono, 16 bits; behind its header of 44 bytes stands nothing but samples. */
const BYTES_A_SECOND = 32_000
const DATA_SIZE_AT = 40

export async function meteredServices(text: string): Promise<MeteredServices> {
  let seconds = 0
  let modelCalls = 0
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (request.url?.endsWith('/audio/transcriptions')) {
      seconds += body.readUInt32LE(body.indexOf('RIFF') + DATA_SIZE_AT) / BYTES_A_SECOND
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ text }))
    } else {
      modelCalls++
      response.writeHead(500).end()
    }
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    seconds: () => seconds,
    modelCalls: () => modelCalls,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
