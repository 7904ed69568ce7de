import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { ATTACKS } from '../../attack/attacks.ts'
import { contain } from '../../attack/contain.ts'
import { outcomeTable } from '../../attack/table.ts'

const folder = mkdtempSync(join(tmpdir(), 'ucap-contain-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A program of these lines, and the file into which it writes what it wants to tell. */
function program(name: string, code: string) {
  const file = join(folder, `${name}.ts`)
  writeFileSync(
    file,
    `import { spawn } from 'node:child_process'\nimport { writeFileSync } from 'node:fs'\n${code}`,
  )
  const told = `${file}.told`
  return { run: [file, told] as const, told: () => readFileSync(told, 'utf8') }
}

/** A grandchild that would stay, and the folder that it was given. */
const STAYS = `
const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' })
writeFileSync(process.argv[2] ?? '', [child.pid, process.env.TMPDIR].join(' '))
`

const isRunning = (pid: number) => existsSync(`/proc/${pid}`)

test.runIf(process.platform === 'linux')(
  'a finding is handed on, and of what found it neither process nor file stays',
  async () => {
    const finding = { held: true, tried: 'a', measured: 'b' }
    const { run, told } = program('reports', `${STAYS}\nprocess.send?.(${JSON.stringify(finding)})`)
    expect(await contain({ program: run, limitSeconds: 25 })).toEqual(finding)
    const [pid, given = ''] = told().split(' ')
    await vi.waitUntil(() => !isRunning(Number(pid)), { timeout: 10_000 })
    expect(existsSync(given)).toBe(false)
  },
)

test.each([
  ['that throws', "throw new Error('no')", 25, /code 1/],
  ['that reports something else', "process.send?.('all is well')", 25, /something else/],
  ['that never ends', 'setInterval(() => {}, 1000)', 0.2, /not done after 0.2 s/],
])('an attack %s counts as broken', async (name, code, limitSeconds, reason) => {
  const { run } = program(name.replaceAll(' ', '-'), code)
  const finding = await contain({ program: run, limitSeconds })
  expect(finding.held).toBe(false)
  expect(finding.measured).toMatch(reason)
})

test('every attack has a name of its own, and a bound', () => {
  const names = ATTACKS.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, limitSeconds } of ATTACKS) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect(limitSeconds).toBeLessThanOrEqual(180)
  }
})

test('the table says which broke something', () => {
  const one = { name: 'a', mustHold: 'b | c', tried: 'd', measured: 'e', held: true }
  expect(
    outcomeTable([one, { ...one, held: false }])
      .split('\n')
      .slice(2),
  ).toEqual(['| `a` | d | b \\| c | e | held |', '| `a` | d | b \\| c | e | **broken** |'])
})
