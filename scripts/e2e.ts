/** `npm run e2e -- [Playwright's arguments]`: builds the product and runs the browser tests. */
import { ensureChromium } from './chromium.ts'
import { failureOf, passSignalsOn, runStep, type Step } from './run-step.ts'

const steps: readonly (readonly [string, Step])[] = [
  ['Build', { command: 'npm', args: ['run', 'build'], limitMinutes: 5 }],
  ['Playwright', { command: 'playwright', args: ['test', ...process.argv.slice(2)], limitMinutes: 30 }],
]

passSignalsOn()
ensureChromium()
for (const [name, step] of steps) {
  const complaint = failureOf(name, await runStep(step))
  if (complaint === null) continue
  console.error(complaint)
  process.exitCode = 1
  break
}
