/** The ten categories and the palette (specification §3). */

export const CATEGORIES = [
  'Food & Dining',
  'Transportation',
  'Shopping',
  'Entertainment',
  'Bills & Utilities',
  'Healthcare',
  'Travel',
  'Business',
  'Subscription',
  'Other',
] as const
export type Category = (typeof CATEGORIES)[number]

/** The add dialog lists nine: all but Subscription (specification §2). */
export const ADDABLE_CATEGORIES = CATEGORIES.filter(category => category !== 'Subscription')

/** Size of the palette: blue, green, purple, pink, indigo, red, yellow, teal, orange, cyan, in this order. */
export const PALETTE_SIZE = 10

export function isCategory(value: unknown): value is Category {
  return (CATEGORIES as readonly unknown[]).includes(value)
}

/** Palette slot, 0..9: a known category's own place, any other name's by a hash that never changes. */
export function paletteSlot(name: string): number {
  const index = (CATEGORIES as readonly string[]).indexOf(name)
  if (index >= 0) return index % PALETTE_SIZE
  let hash = 0
  for (let i = 0; i < name.length; i++) hash = (hash * 31 + name.charCodeAt(i)) >>> 0
  return hash % PALETTE_SIZE
}
