/** Money that an answer to POST /expenses/voice tells of beside the expenses: got, lent or moved, or spent by others. */
import * as v from 'valibot'

export const otherMoneyOutput = v.strictObject({
  reason: v.picklist(['income', 'moved', 'others']),
  /** In the speaker's words. */
  said: v.string(),
})
