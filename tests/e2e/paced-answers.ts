/** Stands between a phone and the server, and hands on the streamed answer to a recording line by line. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { VOICE_EVENTS_TYPE } from '../../shared/wire/voice-events.ts'

export interface PacedAnswers {
  readonly url: string
  /** The next event may go on: once it has come from the server, if that is later. */
  letOn(): void
  close(): Promise<void>
}

export async function paceAnswers(target: string): Promise<PacedAnswers> {
  let allowed = 0
  let wake = () => {}
  async function pace(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    for await (const line of createInterface({ input: answer })) {
      if (line === '') continue
      while (allowed === 0) await new Promise<void>(resolve => (wake = resolve))
      allowed -= 1
      response.write(`${line}\n`)
    }
    response.end()
  }
  const server = createServer((asked, response) => {
    const { method, headers, url } = asked
    const forwarded = request(new URL(url ?? '/', target), { method, headers }, answer => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      if (answer.headers['content-type'] === VOICE_EVENTS_TYPE) void pace(answer, response)
      else answer.pipe(response)
    })
    forwarded.on('error', () => response.destroy())
    asked.pipe(forwarded)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letOn() {
      allowed += 1
      wake()
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
