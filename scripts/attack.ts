/**
 * `npm run attack [-- --list] [-- --record] [NAME ...]`: bounded attacks on the built server, on this machine alone.
 * Prints a table; exit code 1 when one of them broke something. `--record` also writes its rows into docs/security.md.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Outcome } from '../tests/attack/attack.ts'
import { ATTACKS } from '../tests/attack/attacks.ts'
import { contain } from '../tests/attack/contain.ts'
import { outcomeTable, updatedTable } from '../tests/attack/table.ts'
import { ensureBuild } from './ensure-build.ts'
import { ROOT } from './environment.ts'
import { runCommand } from './run-command.ts'

const DOCUMENT = resolve(ROOT, 'docs/security.md')
const PROGRAM = 'tests/attack/run-attack.ts'
/** In the document, the table stands between these. */
const RECORDED = /(<!-- npm run attack -->\n)([\s\S]*?)(\n<!-- end -->)/

async function attack(names: readonly string[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { name, mustHold, limitSeconds } of ATTACKS) {
    if (names.length > 0 && !names.includes(name)) continue
    console.error(`${name} ...`)
    const finding = await contain({ program: [PROGRAM, name], limitSeconds })
    console.error(`  ${finding.held ? 'held' : 'broken'}: ${finding.measured}`)
    outcomes.push({ name, mustHold, ...finding })
  }
  return outcomes
}

async function record(outcomes: readonly Outcome[]): Promise<void> {
  const text = await readFile(DOCUMENT, 'utf8')
  if (!RECORDED.test(text)) throw new Error(`${DOCUMENT} has no place for the table.`)
  await writeFile(
    DOCUMENT,
    text.replace(RECORDED, (_, before, table, after) => before + updatedTable(table, outcomes) + after),
  )
}

async function main(): Promise<number> {
  const given = process.argv.slice(2)
  const names = given.filter(word => !word.startsWith('--'))
  const unknown = given.filter(
    word => !['--list', '--record'].includes(word) && !ATTACKS.some(({ name }) => name === word),
  )
  if (unknown.length > 0) {
    console.error(`No such attack: ${unknown.join(', ')}. There are: ${ATTACKS.map(a => a.name).join(', ')}.`)
    return 2
  }
  if (given.includes('--list')) {
    for (const { name, mustHold } of ATTACKS) console.log(`${name}: ${mustHold}`)
    return 0
  }
  await ensureBuild()
  const outcomes = await attack(names)
  console.log(outcomeTable(outcomes))
  if (given.includes('--record')) await record(outcomes)
  return outcomes.every(({ held }) => held) ? 0 : 1
}

await runCommand(main)
