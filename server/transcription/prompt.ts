/** The words that a transcriber is told to expect, and whether it only said them again. */
import { NUMBER_WORDS } from '../../shared/understanding/numbers/number-words.ts'
import { DOMAIN_WORDS } from './domain-words.ts'

/** Of one person. */
const MOST_OWN_WORDS = 50
/** In UTF-16 units, of the whole: Whisper takes 224 tokens at most, of two and more letters each. */
const LONGEST = 450
const NUMBERS: ReadonlySet<string> = new Set(NUMBER_WORDS)

/**
 * What the person buys, the latest last, and then the words of the domain: Whisper keeps the end of what is too long.
 * `descriptions` are those of own expenses, the latest first. Without any number, in digits or in words: what is said
 * again of them holds no amount.
 */
export function transcriptionPrompt(descriptions: readonly string[]): string {
  const domain = DOMAIN_WORDS.join(', ')
  const own: string[] = []
  const known = new Set(DOMAIN_WORDS.map(word => word.toLowerCase()))
  let words = 0
  let length = domain.length
  for (const description of descriptions) {
    const name = withoutNumbers(description)
    if (name === '' || known.has(name.toLowerCase())) continue
    words += name.split(' ').length
    length += name.length + 2
    if (words > MOST_OWN_WORDS || length > LONGEST) break
    known.add(name.toLowerCase())
    own.unshift(name)
  }
  return [...own, domain].join(', ')
}

/** Whether `text` has not one word that `prompt` does not have. */
export function isEcho(text: string, prompt: string): boolean {
  const told = new Set(wordsOf(prompt))
  const said = wordsOf(text)
  return said.length > 0 && said.every(word => told.has(word))
}

/** Marks that would end the sentence go as well. */
function withoutNumbers(description: string): string {
  return description
    .split(/[\s,;.!?"<>|]+/u)
    .filter(word => word !== '' && !/\p{N}/u.test(word) && !NUMBERS.has(word.toLowerCase()))
    .join(' ')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
