/**
 * The items that the rules made of a set of first contact when it was first scored, each with its doubts of that time.
 * The rules learn from a set afterwards, so that today's errors in it understate those in sentences new to them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Doubt } from '../../shared/domain/doubt.ts'
import { type Answer, judgedItems, type WrongPart } from './answers.ts'

export interface FirstItem {
  readonly wrongIn: readonly WrongPart[]
  readonly doubts: readonly Doubt[]
}

/** By the name of the set. */
export type FirstItems = ReadonlyMap<string, readonly FirstItem[]>

const PATH = join(import.meta.dirname, 'first-items.json')

/** 'right', 'category,date currencyUnsaid storyTold' */
function readItem(text: string): FirstItem {
  const [verdict = '', ...doubts] = text.split(' ')
  const wrongIn = verdict === 'right' ? [] : verdict.split(',')
  return { wrongIn: wrongIn as WrongPart[], doubts: doubts as Doubt[] }
}

function writeItem({ wrongIn, doubts }: FirstItem): string {
  return [wrongIn.length === 0 ? 'right' : wrongIn.join(','), ...doubts].join(' ')
}

export function readFirstItems(): FirstItems {
  const table = JSON.parse(readFileSync(PATH, 'utf8')) as Readonly<Record<string, readonly string[]>>
  return new Map(Object.entries(table).map(([set, items]) => [set, items.map(readItem)]))
}

export function writeFirstItems(sets: FirstItems): void {
  const table = [...sets].map(([set, items]) => [set, items.map(writeItem)])
  writeFileSync(PATH, `${JSON.stringify(Object.fromEntries(table), null, 2)}\n`)
}

export function firstItemsOf(answers: readonly Answer[]): FirstItem[] {
  return answers.flatMap(judgedItems).map(({ wrongIn, item: { doubts } }) => ({ wrongIn, doubts }))
}
