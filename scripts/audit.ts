/**
 * `npm run audit`: known vulnerabilities of what the lock file installs, as the npm registry tells. Exit code 1 for one
 * that is high or critical and reaches production (no devDependency), 2 where the registry does not answer audits.
 */
import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { ROOT } from './environment.ts'

const report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ severity: v.string(), range: v.string(), fixAvailable: v.unknown() }),
  ),
})
const SERIOUS = ['high', 'critical']

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { cwd: ROOT, encoding: 'utf8' })
const answered = v.safeParse(v.pipe(v.string(), v.parseJson(), report), stdout)
if (answered.success) {
  const found = Object.entries(answered.output.vulnerabilities)
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`)
  console.log(`${found.length} packages of production with known vulnerabilities`)
  process.exitCode = found.some(([, { severity }]) => SERIOUS.includes(severity)) ? 1 : 0
} else {
  console.error('The registry answers no audits: nothing was looked at.')
  process.exitCode = 2
}
