/** `npm run bench [-- --quick]`: the recorder against others, in real Chromium. Writes bench-results, prints a table. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { FULL, QUICK } from '../tests/bench/measure/plan.ts'
import { run } from '../tests/bench/measure/run.ts'
import { markdown } from '../tests/bench/measure/table.ts'
import { ensureChromium } from './chromium.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvironment, ROOT } from './environment.ts'
import { failureOf, passSignalsOn, runStep } from './run-step.ts'

const PEERS = resolve(ROOT, 'tests/bench')
const RESULTS = resolve(ROOT, 'bench-results')

/** The other recorders, unless those of the lock file are there. */
async function installPeers(): Promise<void> {
  const wanted = await readFile(resolve(PEERS, 'package-lock.json'), 'utf8')
  const stamp = resolve(PEERS, 'node_modules/.installed-lock.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return
  const result = await runStep({ command: 'npm', args: ['ci', '--prefix', PEERS], limitMinutes: 5 })
  const complaint = failureOf('Installing the other recorders', result)
  if (complaint !== null) throw new Error(complaint)
  await writeFile(stamp, wanted)
}

loadEnvironment()
passSignalsOn()
const quick = process.argv.includes('--quick')
const chromiumPath = ensureChromium()
await installPeers()
await ensureBuild()
const command = `npm run bench${quick ? ' -- --quick' : ''}`
const results = await run(command, chromiumPath, quick ? QUICK : FULL, line => console.error(line))
await mkdir(RESULTS, { recursive: true })
const file = resolve(RESULTS, `recorder${quick ? '-quick' : ''}.json`)
await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
console.log(markdown(results))
console.error(`\nWritten to ${file}`)
