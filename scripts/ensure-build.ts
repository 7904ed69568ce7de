/** Builds when the sources, or what is built into them, changed since the last time. */

import { sourceHash } from '../build/source-hash.ts'
import { readBuildStamp } from '../server/build-stamp.ts'
import { ROOT } from './environment.ts'
import { runScript } from './run-script.ts'

/** In a process of its own: the bundler sets NODE_ENV and keeps its memory. Throws when the build fails. */
export async function ensureBuild(): Promise<void> {
  const hash = await sourceHash(ROOT, process.env)
  if (readBuildStamp('dist/build.json')?.hash === hash) return
  console.log('Building ...')
  await runScript('build', '--quiet')
}
