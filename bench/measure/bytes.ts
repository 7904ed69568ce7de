/** What a page has to load for a recorder. */
import { resolve } from 'node:path'
import { bundleBytes } from '../../tests/bundle-bytes.ts'
import type { RecorderName } from '../page/api.ts'

/** Bytes of JavaScript, minified and gzipped file by file, with every worker and worklet it loads. */
export async function bytesOf(name: RecorderName): Promise<number> {
  const files = await bundleBytes(resolve(import.meta.dirname, `../page/libraries/${name}.ts`))
  return files.reduce((sum, [, bytes]) => sum + bytes, 0)
}
