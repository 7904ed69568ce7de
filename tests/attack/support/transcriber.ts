/** A transcription service that misbehaves as an attack wants it. */
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface BadTranscriber {
  /** What TRANSCRIBE_URL takes. */
  readonly url: string
  /** Recordings that were sent on to it, and how many at a time at most. */
  readonly asked: () => number
  readonly most: () => number
  /** From now on. */
  behave(): void
  close(): void
}

/** `answer` gets each request once its recording has come. */
export async function badTranscriber(answer: (response: ServerResponse) => void): Promise<BadTranscriber> {
  let behaves = false
  let asked = 0
  let underWay = 0
  let most = 0
  const server = createServer((request, response) => {
    asked++
    most = Math.max(most, ++underWay)
    response.once('close', () => underWay--)
    request.resume().once('end', () => {
      if (behaves) response.end('{"text":"kopi dua puluh lima ribu"}')
      else answer(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked: () => asked,
    most: () => most,
    behave() {
      behaves = true
      server.closeAllConnections()
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
