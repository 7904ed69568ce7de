/**
 * The items that were wrong when a set of first contact was first scored, as 'line.item', both from 0, by the name of the set. The rules learn
 * from a set afterwards, so that today's errors in it understate those in sentences that are new to them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Answer, judgedItems } from './answers.ts'

export type FirstErrors = ReadonlyMap<string, readonly string[]>

const PATH = join(import.meta.dirname, 'first-errors.json')

export function readFirstErrors(): FirstErrors {
  const table = JSON.parse(readFileSync(PATH, 'utf8')) as Readonly<Record<string, string>>
  return new Map(Object.entries(table).map(([set, items]) => [set, items.split(' ')]))
}

export function writeFirstErrors(errors: FirstErrors): void {
  const lines = [...errors].map(
    ([set, items]) => `  ${JSON.stringify(set)}: ${JSON.stringify(items.join(' '))}`,
  )
  writeFileSync(PATH, `{\n${lines.join(',\n')}\n}\n`)
}

/** The place of an item in its set. */
export function itemPlace(line: number, item: number): string {
  return `${line}.${item}`
}

export function errorsIn(answers: readonly Answer[]): string[] {
  return answers.flatMap((answer, line) =>
    judgedItems(answer).flatMap(({ isRight }, item) => (isRight ? [] : [itemPlace(line, item)])),
  )
}
