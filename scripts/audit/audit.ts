/**
 * `npm run audit`: known vulnerabilities of what the lock file installs for servers and browsers, as the npm registry
 * tells. Exit code 1 for one that is high or critical. Where the registry answers no audits, the list of
 * `known-advisories.ts` stands in: 1 for any that applies, else 2, since that list is not whole.
 */
import { spawnSync } from 'node:child_process'
import * as v from 'valibot'
import { ROOT } from '../environment.ts'
import { ADVISORIES, affected, LOOKED_UP } from './known-advisories.ts'
import { readLockFile, shippedPackages, shippedRoots } from './shipped.ts'

const report = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ severity: v.string(), range: v.string(), fixAvailable: v.unknown() }),
  ),
})
const SERIOUS = ['high', 'critical']

const lock = readLockFile(ROOT)
const shipped = shippedPackages(lock, shippedRoots(ROOT, lock))
const isShipped = new Set(shipped.map(({ name }) => name))
const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8' })
const answered = v.safeParse(v.pipe(v.string(), v.parseJson(), report), stdout)
if (answered.success) {
  const found = Object.entries(answered.output.vulnerabilities).filter(([name]) => isShipped.has(name))
  for (const [name, { severity, range }] of found) console.log(`${severity}: ${name} ${range}`)
  console.log(`${found.length} of ${shipped.length} shipped packages have known vulnerabilities`)
  process.exitCode = found.some(([, { severity }]) => SERIOUS.includes(severity)) ? 1 : 0
} else {
  const found = affected(shipped)
  for (const line of found) console.error(line)
  console.error(
    `The registry answers no audits. ${ADVISORIES.length} advisories, looked up by hand on ${LOOKED_UP}, were held against ${shipped.length} shipped packages: ${found.length} apply.`,
  )
  process.exitCode = found.length > 0 ? 1 : 2
}
