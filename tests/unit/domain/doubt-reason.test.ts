import { expect, test } from 'vitest'
import { reasonsOf } from '../../../shared/domain/doubt-reason.ts'

test('the most telling doubt about a marked field is the reason, and none about another', () => {
  expect(reasonsOf(['numberBare', 'assumedThousands', 'categoryUnknown'], ['amount', 'date'])).toEqual({
    amount: 'thousandsAssumed',
  })
})
