/** Parses long lists in slices: a thousand items would block a slow phone for a tenth of a second. */
import * as v from 'valibot'

/** Length of a slice in ms, after which touches and paints can be handled. */
const SLICE = 8

/** Null where one of them does not match the schema. */
export async function readInSlices<Schema extends v.GenericSchema>(
  item: Schema,
  items: readonly unknown[],
): Promise<readonly v.InferOutput<Schema>[] | null> {
  const read: v.InferOutput<Schema>[] = []
  let due = performance.now() + SLICE
  for (const value of items) {
    if (performance.now() > due) {
      await new Promise(resolve => setTimeout(resolve))
      due = performance.now() + SLICE
    }
    const parsed = v.safeParse(item, value)
    if (!parsed.success) return null
    read.push(parsed.output)
  }
  return read
}
