/** The files of a ZIP that was answered, by their names, as text: read by another library than the one that made it. */
import { unzipSync } from 'fflate'

export async function unzipped(answer: Response): Promise<ReadonlyMap<string, string>> {
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  return new Map(Object.entries(files).map(([name, bytes]) => [name, decoder.decode(bytes)]))
}
