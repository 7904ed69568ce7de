/** The backend's figures as Markdown. */
import { megabytes, table } from '../markdown.ts'
import { EXPENSES_A_DAY } from './account.ts'
import type { Answered, Backend } from './measure.ts'
import type { MemoryLevel } from './memory.ts'

export function backendTable({ database, answered, memory }: Backend): string {
  const sizes = [...new Set(answered.map(({ expenses }) => expenses))]
  const head = [
    `Backend on ${database}`,
    'At once',
    ...sizes.flatMap(size => [`a second, ${number(size)}`, `p50, p95, p99, ${number(size)}`]),
    'p95, last to first',
  ]
  return [
    table(head, rows(answered)),
    `One account with ${EXPENSES_A_DAY} expenses a day up to today; the month's answer holds ${size(answered)} kB.`,
    level(memory),
  ].join('\n\n')
}

function rows(answered: readonly Answered[]): string[][] {
  const cases = new Map<string, Answered[]>()
  for (const one of answered) {
    const name = `${one.ask} ${one.connections}`
    cases.set(name, [...(cases.get(name) ?? []), one])
  }
  return [...cases.values()].map(of => [
    of[0]?.ask ?? '',
    String(of[0]?.connections ?? ''),
    ...of.flatMap(({ perSecond, p50, p95, p99 }) => [
      perSecond.toFixed(0),
      `${p50.toFixed(1)}, ${p95.toFixed(1)}, ${p99.toFixed(1)} ms`,
    ]),
    `${((of.at(-1)?.p95 ?? Number.NaN) / (of[0]?.p95 ?? Number.NaN)).toFixed(2)}`,
  ])
}

/** Of the first and the last account's answer. */
function size(answered: readonly Answered[]): string {
  const months = answered.filter(({ ask }) => ask === 'month detail')
  return [months[0], months.at(-1)].map(one => ((one?.answerBytes ?? 0) / 1000).toFixed(0)).join(' and ')
}

/** A range, for memory rises between two collections of garbage. */
function level({ seconds, requests, residentBytes }: MemoryLevel): string {
  const fifth = Math.ceil(residentBytes.length / 5)
  const range = (levels: readonly number[]) =>
    `${megabytes(Math.min(...levels))} to ${megabytes(Math.max(...levels))}`
  const figures =
    residentBytes.length < 5
      ? 'not measured'
      : `${range(residentBytes.slice(fifth, 2 * fifth))} in the second fifth of the time, ${range(residentBytes.slice(-fifth))} in the last`
  return `Memory of the process over ${seconds} s and ${number(requests)} requests of all kinds: ${figures}.`
}

function number(value: number): string {
  return value.toLocaleString('en-US')
}
