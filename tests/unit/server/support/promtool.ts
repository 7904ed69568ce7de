/** Prometheus's own tester of rules, from the package: the alerts of deploy/prometheus are played figures. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

/** Where Debian puts it. */
const PROGRAM = '/usr/bin/promtool'
const RULES = resolve('deploy/prometheus/alerts.yml')
/** As Prometheus looks in docs/running.md. */
const INTERVAL = '15s'

export const hasPromtool = existsSync(PROGRAM)

/** Values at each interval, in promtool's notation: `0+3x80` grows by 3, 80 times. By the series they are of. */
export type Figures = Readonly<Record<string, string>>

const run = promisify(execFile)

/** Names of alerts, by the time after the first figures (as `2m15s`) at which these fire and no others. */
export type Firing = Readonly<Record<string, readonly string[]>>

/** Throws what promtool says where it is otherwise. */
export async function expectFiring(figures: Figures, firing: Firing): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'promtool-'))
  const file = join(folder, 'test.json')
  try {
    await writeFile(file, JSON.stringify(testOf(figures, firing)))
    await run(PROGRAM, ['test', 'rules', file])
  } catch (error) {
    throw new Error(`promtool: ${(error as { stderr?: string }).stderr ?? String(error)}`)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** JSON is YAML, too. */
function testOf(figures: Figures, firing: Firing) {
  return {
    rule_files: [RULES],
    evaluation_interval: INTERVAL,
    tests: [
      {
        interval: INTERVAL,
        input_series: Object.entries(figures).map(([series, values]) => ({ series, values })),
        promql_expr_test: Object.entries(firing).map(([at, names]) => ({
          expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
          eval_time: at,
          exp_samples: names.map(alertname => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
        })),
      },
    ],
  }
}
