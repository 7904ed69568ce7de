/** Recordings sent to the server, and what came of them. */
import { request } from 'node:http'

export interface Sent {
  /** `none` for no answer in time. */
  readonly status: string
  readonly retryAfter: string | null
}

const BOUNDARY = 'attack'

/**
 * A multipart body, to be made once: making it for each request would keep the attacker busy, not the server.
 */
export function recordingBody(audio: Uint8Array): Buffer {
  const part = (name: string, rest: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`
  const head = part('audio', '; filename="recording"\r\nContent-Type: application/octet-stream')
  const tail = `\r\n${part('auto_insert', '')}true\r\n--${BOUNDARY}--\r\n`
  return Buffer.concat([Buffer.from(head), audio, Buffer.from(tail)])
}

/** Never rejects. */
export function sendRecording(url: string, token: string, body: Buffer, signal: AbortSignal): Promise<Sent> {
  return new Promise(resolve => {
    const none: Sent = { status: 'none', retryAfter: null }
    if (signal.aborted) return resolve(none)
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': body.length,
    }
    const sending = request(`${url}/api/expenses/voice`, { method: 'POST', headers, signal, agent: false })
    sending.once('response', response => {
      const { statusCode = 0, headers: answered } = response.resume()
      resolve({ status: String(statusCode), retryAfter: answered['retry-after'] ?? null })
    })
    sending.on('error', () => resolve(none))
    sending.end(body)
  })
}

/** `12 x 503, 3 x none` */
export function describeSent(sent: readonly Sent[]): string {
  const counts = new Map<string, number>()
  for (const { status } of sent) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, times]) => `${times} x ${status}`).join(', ')
}
