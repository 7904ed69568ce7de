/** A transcription service that hears the same in everything, at once or after a while. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface StubTranscriber {
  /** What TRANSCRIBE_URL takes. */
  readonly url: string
  close(): void
}

export function instantTranscriber(text?: string): Promise<StubTranscriber> {
  return slowTranscriber(0, text)
}

/** Answers each recording `ms` after all of it is there, however many there are at once. */
export async function slowTranscriber(
  ms: number,
  text = 'kopi susu dua puluh lima ribu',
): Promise<StubTranscriber> {
  const heard = JSON.stringify({ text })
  const server = createServer((request, response) => {
    const answer = () => response.setHeader('Content-Type', 'application/json').end(heard)
    request.resume().once('end', () => (ms === 0 ? answer() : setTimeout(answer, ms)))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
