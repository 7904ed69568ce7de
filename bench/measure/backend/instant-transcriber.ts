/** A transcription service that hears the same in everything, at once. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** `url` is what TRANSCRIBE_URL takes. */
export async function instantTranscriber(
  text = 'kopi susu dua puluh lima ribu',
): Promise<{ url: string; close(): void }> {
  const heard = JSON.stringify({ text })
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.setHeader('Content-Type', 'application/json').end(heard))
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
