/** Answers requests that Node cannot parse in the usual error format, and closes the connection. */
import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { MessageKey } from '../messages/message.ts'
import { answersUnderWay } from './answers-under-way.ts'
import { EARLY_HEADERS, earlyBody } from './early-answer.ts'

interface Refusal {
  readonly status: 400 | 408 | 413 | 431
  readonly key: MessageKey
}
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, key: 'headersTooLarge' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, key: 'badRequest' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, key: 'requestTimeout' },
}
const BAD_REQUEST: Refusal = { status: 400, key: 'badRequest' }

export function answerMalformedRequests(server: Server): void {
  const underWay = answersUnderWay(server)
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // A started answer must not be written to.
    if (!socket.writable || underWay.get(socket)?.headersSent) {
      socket.destroy()
      return
    }
    const { status, key } = REFUSALS[error.code ?? ''] ?? BAD_REQUEST
    // In English, as there are no headers with a language.
    const body = earlyBody({ key, details: {} }, 'en')
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries(EARLY_HEADERS).map(([name, value]) => `${name}: ${value}`),
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
  })
}
