/** Numbers in the format of the current language. */
import { language } from './translate.ts'

const formats = new Map<string, Intl.NumberFormat>()

function format(shape: 'count' | 'percent' | 'change' | 'compact'): Intl.NumberFormat {
  const locale = language.value === 'id' ? 'id-ID' : 'en-US'
  const key = `${locale} ${shape}`
  let found = formats.get(key)
  if (!found) {
    found = new Intl.NumberFormat(locale, OPTIONS[shape])
    formats.set(key, found)
  }
  return found
}

const OPTIONS: Readonly<Record<Parameters<typeof format>[0], Intl.NumberFormatOptions>> = {
  count: {},
  percent: { minimumFractionDigits: 1, maximumFractionDigits: 1 },
  change: { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' },
  compact: { notation: 'compact', maximumFractionDigits: 1 },
}

/** A whole number: `1,500`, in Indonesian `1.500`. */
export function formatCount(count: number): string {
  return format('count').format(count)
}

/** A percentage to one decimal: `12.5%`, in Indonesian `12,5%`. */
export function formatPercent(percent: number): string {
  return `${format('percent').format(percent)}%`
}

/** A change in percent, with its sign: `+12.5%`, `-3.0%`; `0.0%` for none. */
export function formatChange(percent: number): string {
  return `${format('change').format(percent)}%`
}

/** A number rounded until it is short: `1.2M`, in Indonesian `1,2 jt`. */
export function formatShort(value: number): string {
  return format('compact').format(value)
}
