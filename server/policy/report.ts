/** The operator's report of an account's violations. */
import type { Restriction } from './restrictions.ts'
import type { ListedViolation } from './violations.ts'

/** `countedNow`: number that count now. Without audio, and without control characters. */
export function report(
  email: string,
  restriction: Restriction | null,
  countedNow: number,
  violations: readonly ListedViolation[],
): string {
  const standing = restriction ? described(restriction) : 'in good standing'
  const summary = `${email}: ${standing}; ${violations.length} kept, ${countedNow} of them count.`
  return [summary, ...violations.map(entry)].join('\n\n')
}

export function described({ kind, since, until }: Restriction): string {
  const end = until ? `until ${until.toISOString()}` : 'until lifted'
  return `${kind} since ${since.toISOString()}, ${end}`
}

function entry(violation: ListedViolation): string {
  const { createdAt, expiresAt, violationType, counted, reason, confidence } = violation
  const { transcript, mediaType, size, device, ipAddress } = violation
  const heard = confidence === null ? 'not told' : confidence.toFixed(2)
  return [
    `${createdAt.toISOString()}  ${violationType}${counted ? '' : ' (does not count)'}`,
    `  reason      ${reason}, confidence of the transcription ${heard}`,
    `  transcript  ${printable(transcript)}`,
    `  device      ${printable(device ?? 'not told')}`,
    `  address     ${ipAddress ?? 'not known'}`,
    `  audio       ${mediaType}, ${size} bytes, kept until ${expiresAt.toISOString()}`,
  ].join('\n')
}

/** On one line. External text may contain control characters, and so commands to the terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
}
