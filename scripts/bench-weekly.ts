/**
 * `npm run bench:weekly [-- part ...]`: each part of the bench with `--quick`, in a process of its own, so that one that
 * fails keeps none from running. Says how long each took; exit code 1 when one failed.
 */

import { PART_NAMES } from '../bench/measure/parts.ts'
import type { Disposables } from '../server/disposables.ts'
import { ROOT } from './environment.ts'
import { runCommand } from './run-command.ts'
import { endSteps, failureOf, runStep } from './run-step.ts'

/** Of a part: some ten times what the longest takes on two cores. */
const LIMIT_MINUTES = 20

/** Returns the complaint; null where the part succeeded. */
async function runPart(name: string): Promise<string | null> {
  const from = performance.now()
  const result = await runStep({
    command: 'tsx',
    args: ['scripts/bench.ts', '--quick', name],
    limitMinutes: LIMIT_MINUTES,
  })
  const complaint = failureOf(name, result)
  const seconds = Math.round((performance.now() - from) / 1000)
  console.log(complaint ?? `${name} took ${seconds} s`)
  return complaint
}

async function weekly(opened: Disposables): Promise<number> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter(word => !PART_NAMES.some(name => name === word))
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(', ')}. There are: ${PART_NAMES.join(', ')}.`)
  opened.add(endSteps)
  const complaints: string[] = []
  for (const name of PART_NAMES.filter(name => wanted.length === 0 || wanted.includes(name))) {
    const complaint = await runPart(name)
    if (complaint !== null) complaints.push(complaint)
  }
  if (complaints.length > 0) throw new Error(`The bench fails: ${complaints.join('; ')}`)
  return 0
}

process.chdir(ROOT)
await runCommand(weekly)
