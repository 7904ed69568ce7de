/** Numbers in the manner of the language spoken now. */
import { language } from './translate.ts'

/** A percentage to one decimal: `12.5%`, in Indonesian `12,5%`. */
export function formatPercent(percent: number): string {
  const format = new Intl.NumberFormat(language.value === 'id' ? 'id-ID' : 'en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return `${format.format(percent)}%`
}
