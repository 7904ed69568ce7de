/** The prompt of a transcriber, and the detection of its echo. */
import { NUMBER_WORDS } from '../../shared/understanding/numbers/number-words.ts'
import { DOMAIN_WORDS } from './domain-words.ts'

/** Most own words of a user. */
const MOST_OWN_WORDS = 50
/** Longest prompt, in UTF-16 units: Whisper takes at most 224 tokens, of two or more letters each. */
const LONGEST = 450
const NUMBERS: ReadonlySet<string> = new Set(NUMBER_WORDS)

/**
 * The user's own purchases, the latest last, then the domain's words: Whisper keeps the end of a prompt that
 * is too long. `descriptions` are of the user's expenses, the latest first. Without numbers in digits or
 * words, so that an echo contains no amount.
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

/** Whether all words of `text` are in `prompt`. */
export function isEcho(text: string, prompt: string): boolean {
  const told = new Set(wordsOf(prompt))
  const said = wordsOf(text)
  return said.length > 0 && said.every(word => told.has(word))
}

/** Also removes marks that would end the sentence. */
function withoutNumbers(description: string): string {
  return description
    .split(/[\s,;.!?"<>|]+/u)
    .filter(word => word !== '' && !/\p{N}/u.test(word) && !NUMBERS.has(word.toLowerCase()))
    .join(' ')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
