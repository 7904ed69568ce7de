/** Says whole numbers from 1 to below 10^12, as a person would: the other way round from the rules under test. */

const ID_UNITS = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']

function indonesianBelowThousand(n: number): string {
  const unit = (value: number) => ID_UNITS[value] ?? ''
  const hundreds = Math.floor(n / 100)
  const rest = n % 100
  const words: string[] = []
  if (hundreds > 0) words.push(hundreds === 1 ? 'seratus' : `${unit(hundreds)} ratus`)
  if (rest === 10) words.push('sepuluh')
  else if (rest === 11) words.push('sebelas')
  else if (rest > 11 && rest < 20) words.push(`${unit(rest - 10)} belas`)
  else {
    if (rest >= 20) words.push(`${unit(Math.floor(rest / 10))} puluh`)
    if (rest % 10 > 0) words.push(unit(rest % 10))
  }
  return words.join(' ')
}

export function indonesianWords(n: number): string {
  const words: string[] = []
  for (const [scale, name] of [
    [1e9, 'miliar'],
    [1e6, 'juta'],
    [1e3, 'ribu'],
    [1, ''],
  ] as const) {
    const count = Math.floor(n / scale) % 1000
    if (count === 0) continue
    if (count === 1 && scale === 1e3) words.push('seribu')
    else words.push(`${indonesianBelowThousand(count)} ${name}`.trim())
  }
  return words.join(' ')
}

const EN_SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const EN_TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function englishBelowThousand(n: number, and: boolean): string {
  const hundreds = Math.floor(n / 100)
  const rest = n % 100
  const words: string[] = []
  if (hundreds > 0) words.push(`${EN_SMALL[hundreds]} hundred`)
  if (hundreds > 0 && rest > 0 && and) words.push('and')
  if (rest >= 20) {
    const tens = EN_TENS[Math.floor(rest / 10) - 2] ?? ''
    words.push(rest % 10 > 0 ? `${tens}-${EN_SMALL[rest % 10]}` : tens)
  } else if (rest > 0) words.push(EN_SMALL[rest] ?? '')
  return words.join(' ')
}

/** With the British 'and' after the hundreds, or without. */
export function englishWords(n: number, and: boolean): string {
  const words: string[] = []
  for (const [scale, name] of [
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
    [1, ''],
  ] as const) {
    const count = Math.floor(n / scale) % 1000
    if (count > 0) words.push(`${englishBelowThousand(count, and)} ${name}`.trim())
  }
  return words.join(' ')
}
