/** Numbers written in digits, with either habit of grouping: `25.000`, `25,000`, `4.50`, `1.250.000`, `1,250.50`. */

export interface DigitReading {
  readonly value: number
  /**
   * The second reading of a single separator before exactly three digits: 1.25 for `1.250`; it is meant
   * before a scale word (`1,250 juta`). Null where there is none.
   */
  readonly asDecimal: number | null
  /** Written with thousands separators or decimals, as no count of things is. */
  readonly formatted: boolean
}

/** A longer number is a telephone or an account number. */
const MAX_DIGITS = 15

/** Null for what is no quantity: a leading zero (`0812`), a version or a date (`1.2.3`), too many digits. */
export function readDigits(text: string): DigitReading | null {
  const parts = text.split(/[.,]/)
  const first = parts[0] ?? ''
  const last = parts.at(-1) ?? ''
  if (parts.join('').length > MAX_DIGITS) return null
  if (first.length > 1 && first.startsWith('0')) return null
  if (parts.length === 1) return { value: Number(first), asDecimal: null, formatted: false }

  const separators = [...text].filter(char => char === '.' || char === ',')
  const mixed = new Set(separators).size > 1
  const decimal = Number(`${parts.slice(0, -1).join('')}.${last}`)
  if (parts.length === 2) {
    const grouped = last.length === 3 && first.length <= 3 && first !== '0'
    if (!grouped) return { value: decimal, asDecimal: null, formatted: true }
    return { value: Number(first + last), asDecimal: decimal, formatted: true }
  }
  const inner = parts.slice(1, -1)
  if (first.length > 3 || first === '0' || inner.some(part => part.length !== 3)) return null
  if (!mixed) {
    return last.length === 3 ? { value: Number(parts.join('')), asDecimal: null, formatted: true } : null
  }
  const decimalMark = separators.at(-1)
  const oneMark = separators.filter(mark => mark === decimalMark).length === 1
  return oneMark ? { value: decimal, asDecimal: null, formatted: true } : null
}
