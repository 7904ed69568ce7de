/**
 * What the rules make of a transcript.
 *
 *   npm run extract -- [--now ISO] [--currency IDR|USD] [--zone IANA] "TEXT"
 *
 * With no TEXT, one JSON object `{"text","now","currency","zone"}` a line from standard input, one line out each;
 * the flags fill in what a line leaves out. A bad flag ends with exit code 2; a bad line answers
 * `{"error": "..."}`, and the exit code is 1 at the end.
 */
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { CURRENCIES, DEFAULT_CURRENCY, isCurrency } from '../shared/domain/currency.ts'
import type { Extraction, SpeechContext } from '../shared/domain/extraction.ts'
import { extractExpenses } from '../shared/understanding/extract.ts'
import { itemToWire } from '../shared/wire/heard-expense.ts'

const USAGE = 'npm run extract -- [--now ISO] [--currency IDR|USD] [--zone IANA] "TEXT"'

interface RawContext {
  readonly now?: unknown
  readonly currency?: unknown
  readonly zone?: unknown
}

interface RawRequest extends RawContext {
  readonly text?: unknown
}

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Fills in the defaults: the present, this machine's zone, rupiah. Throws TypeError that says what is wrong. */
function readContext({ now, currency, zone }: RawContext): SpeechContext {
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone
  const spokenIn = zone ?? here
  if (typeof spokenIn !== 'string' || !isZone(spokenIn)) {
    throw new TypeError(`zone: not an IANA time zone: ${JSON.stringify(zone)}`)
  }
  const meant = currency ?? DEFAULT_CURRENCY
  if (!isCurrency(meant))
    throw new TypeError(`currency: not one of ${CURRENCIES.join(', ')}: ${JSON.stringify(currency)}`)
  const instant =
    now === undefined || now === null ? new Date() : new Date(typeof now === 'string' ? now : Number.NaN)
  if (Number.isNaN(instant.getTime()))
    throw new TypeError(`now: not an ISO date-time: ${JSON.stringify(now)}`)
  return { now: instant, zone: spokenIn, currency: meant }
}

function toJson({ items, violationType }: Extraction): string {
  return JSON.stringify({
    items: items.map(itemToWire),
    violation_type: violationType,
  })
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function answerLine(line: string, flags: RawContext): string {
  const request: unknown = JSON.parse(line)
  if (typeof request !== 'object' || request === null || Array.isArray(request)) {
    throw new TypeError('not a JSON object')
  }
  const given: RawRequest = request
  if (typeof given.text !== 'string') throw new TypeError('text: not a string')
  const context = readContext({
    now: given.now ?? flags.now,
    currency: given.currency ?? flags.currency,
    zone: given.zone ?? flags.zone,
  })
  return toJson(extractExpenses(given.text, context))
}

async function answerLines(flags: RawContext): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    try {
      console.log(answerLine(line, flags))
    } catch (error) {
      console.log(JSON.stringify({ error: messageOf(error) }))
      process.exitCode = 1
    }
  }
}

async function main(): Promise<void> {
  const option = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    options: { now: option, currency: option, zone: option },
    allowPositionals: true,
  })
  const context = readContext(values)
  if (positionals.length > 1) throw new TypeError('more than one TEXT: put it in quotes')
  const [text] = positionals
  if (text === undefined) await answerLines(values)
  else console.log(toJson(extractExpenses(text, context)))
}

try {
  await main()
} catch (error) {
  console.error(`${messageOf(error)}\n${USAGE}`)
  process.exitCode = 2
}
