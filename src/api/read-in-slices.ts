/** Long lists of an answer: a thousand items take a slow phone a tenth of a second, in which no touch is answered. */
import * as v from 'valibot'

/** How long, in ms, is read before a touch or a paint can come in between. */
const SLICE = 8

/** Null where one of them is not what the schema says. */
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
