/** Money in an answer of POST /expenses/voice that is no expense: received, lent, moved, others' spending. */
import * as v from 'valibot'

export const otherMoneyOutput = v.strictObject({
  reason: v.picklist(['income', 'moved', 'others']),
  /** In the speaker's words. */
  said: v.string(),
})
