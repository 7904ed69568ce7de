/**
 * `npm run bench [-- --quick] [--recordings=N] [part ...]`: the recorder against others, and what else must be quick, in
 * real Chromium; the backend under load, on PGlite or on a database of its own on the server of DATABASE_URL. `N` is how
 * many the part `many` makes. Writes bench-results, prints a table.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { PART_NAMES, WITHOUT_BROWSER } from '../bench/measure/parts.ts'
import { FULL, QUICK } from '../bench/measure/plan.ts'
import { run } from '../bench/measure/run.ts'
import { markdown } from '../bench/measure/table.ts'
import type { Disposables } from '../server/disposables.ts'
import { ensureChromium } from './chromium.ts'
import { ensureBuild } from './ensure-build.ts'
import { loadEnvironment, ROOT } from './environment.ts'
import { firefoxMissing } from './firefox.ts'
import { runCommand } from './run-command.ts'
import { endSteps, failureOf, runStep } from './run-step.ts'

const PEERS = resolve(ROOT, 'bench')
const RESULTS = resolve(ROOT, 'bench-results')
const RECORDINGS = /^--recordings=[1-9]\d*$/

/** The other recorders and Lighthouse, unless those of the lock file are there. */
async function installPeers(): Promise<void> {
  const wanted = await readFile(resolve(PEERS, 'package-lock.json'), 'utf8')
  const stamp = resolve(PEERS, 'node_modules/.installed-lock.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return
  const result = await runStep({ command: 'npm', args: ['ci', '--prefix', PEERS], limitMinutes: 5 })
  const complaint = failureOf('Installing the other recorders and Lighthouse', result)
  if (complaint !== null) throw new Error(complaint)
  await writeFile(stamp, wanted)
}

async function bench(opened: Disposables): Promise<number> {
  const given = process.argv.slice(2)
  const quick = given.includes('--quick')
  const recordings = given.find(word => RECORDINGS.test(word))
  const wanted = given.filter(word => word !== '--quick' && word !== recordings)
  const unknown = wanted.filter(word => !PART_NAMES.some(name => name === word))
  if (unknown.length > 0) {
    console.error(`No such part: ${unknown.join(', ')}. There are: ${PART_NAMES.join(', ')}.`)
    return 2
  }
  const plan = {
    ...(quick ? QUICK : FULL),
    ...(recordings && { manyRecordings: Number(recordings.split('=')[1]) }),
  }
  const withoutFirefox = firefoxMissing()
  if (withoutFirefox && wanted.length === 0) console.error(withoutFirefox)
  const parts = PART_NAMES.filter(name =>
    wanted.length === 0 ? name !== 'firefox' || !withoutFirefox : wanted.includes(name),
  )

  opened.add(endSteps)
  const inBrowser = parts.some(name => !WITHOUT_BROWSER.has(name))
  const chromiumPath = inBrowser ? ensureChromium() : null
  if (inBrowser) await installPeers()
  await ensureBuild()
  const command = ['npm run bench', ...(given.length > 0 ? ['--', ...given] : [])].join(' ')
  const results = await run(command, chromiumPath, plan, parts, line => console.error(line))
  await mkdir(RESULTS, { recursive: true })
  const file = resolve(RESULTS, `${['bench', ...(quick ? ['quick'] : []), ...wanted].join('-')}.json`)
  await writeFile(file, `${JSON.stringify(results, null, 2)}\n`)
  console.log(markdown(results))
  console.error(`\nWritten to ${file}`)
  return 0
}

loadEnvironment()
await runCommand(bench)
