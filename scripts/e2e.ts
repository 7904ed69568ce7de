/** `npm run e2e -- [Playwright's arguments]`: builds the product and runs the browser tests. */
import type { Disposables } from '../server/disposables.ts'
import { ensureChromium } from './chromium.ts'
import { runCommand } from './run-command.ts'
import { endSteps, failureOf, runStep, type Step } from './run-step.ts'

const STEPS: readonly (readonly [string, Step])[] = [
  ['Build', { command: 'npm', args: ['run', 'build'], limitMinutes: 5 }],
  ['Playwright', { command: 'playwright', args: ['test', ...process.argv.slice(2)], limitMinutes: 30 }],
]

async function e2e(opened: Disposables): Promise<number> {
  opened.add(endSteps)
  ensureChromium()
  for (const [name, step] of STEPS) {
    const complaint = failureOf(name, await runStep(step))
    if (complaint !== null) throw new Error(complaint)
  }
  return 0
}

await runCommand(e2e)
