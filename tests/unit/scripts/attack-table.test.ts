import { expect, it } from 'vitest'
import type { Outcome } from '../../attack/attack.ts'
import { outcomeTable, updatedTable } from '../../attack/table.ts'

const outcome = (name: string, measured: string): Outcome => ({
  name,
  mustHold: 'no account waits',
  tried: 'much',
  measured,
  held: true,
})

it('keeps what was recorded of other attacks, in its place', () => {
  const recorded = outcomeTable([outcome('one', 'then'), outcome('two', 'then'), outcome('three', 'then')])
  const updated = updatedTable(recorded, [outcome('four', 'now'), outcome('two', 'now')])
  expect(updated).toBe(
    outcomeTable([
      outcome('one', 'then'),
      outcome('two', 'now'),
      outcome('three', 'then'),
      outcome('four', 'now'),
    ]),
  )
})
