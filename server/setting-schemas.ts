/** Schemas of a setting in the environment: text, an address, a number, a choice. A message follows the setting's name. */
import * as v from 'valibot'

/** Null where it is absent or blank. */
export const text = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.transform(raw => raw || null),
)

/** Without the slashes at its end. */
export function url(told: string) {
  return v.pipe(
    text,
    v.check(raw => raw === null || isWebAddress(raw), told),
    v.transform(raw => raw?.replace(/\/+$/, '') ?? null),
  )
}

/** Of a service that speaks the OpenAI protocol. */
export const serviceUrl = url('must be an http or https address that ends in /v1.')

export function integer<Fallback extends number | null>(fallback: Fallback, max: number, min = 0) {
  return v.pipe(
    text,
    v.check(
      raw => raw === null || (/^\d+$/.test(raw) && Number(raw) >= min && Number(raw) <= max),
      ({ input }) => `must be a whole number from ${min} to ${max}, but is "${input}".`,
    ),
    v.transform(raw => (raw === null ? fallback : Number(raw))),
  )
}

export function oneOf<const T extends readonly string[]>(names: T, told: string) {
  const isOne = (raw: string | null): raw is T[number] | null => raw === null || names.includes(raw)
  return v.pipe(
    text,
    v.guard(isOne, ({ input }) => `must be ${told}, but is "${input}".`),
  )
}

function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
