/** A transcription service that hears an expense, or none, by the sample that a recording is made of. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** By sample: the second is kept as a recording without an expense. */
export const HEARD = { 5000: 'kopi dua puluh lima ribu', 6000: 'halo apa kabar semuanya di rumah' } as const
const HEADER_BYTES = 44

export async function heardBySample() {
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const sample = body.readInt16LE(body.indexOf('RIFF') + HEADER_BYTES) === 5000 ? 5000 : 6000
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ text: HEARD[sample] }))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, close: () => void server.close() }
}
