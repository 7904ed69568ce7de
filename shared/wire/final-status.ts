/** Whether a refusal is final, so that the kept recording can be deleted. */

/**
 * | Status | What it means |
 * |---|---|
 * | 402 | a subscription can be renewed |
 * | 408, 425, 429 | the server asks to come again |
 * | 409 | an earlier attempt with this key is still under way |
 * | 421, 423 | wrong connection, locked for now |
 * | 428 | the terms have changed, and can be agreed to |
 */
const MAY_CHANGE: readonly number[] = [402, 408, 409, 421, 423, 425, 428, 429]

/** True for any 4xx that is not in the table. */
export function isFinalStatus(status: number): boolean {
  return status >= 400 && status < 500 && !MAY_CHANGE.includes(status)
}
