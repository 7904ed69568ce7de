/** Versions of the terms and of the privacy policy, which change together (docs/decisions/consent.md). */

/** Their Last Updated date, which is the day on which they took effect. */
export const CURRENT_TERMS = '2026-11-23'

/** All of them, the current one last. */
export const TERMS_VERSIONS = [CURRENT_TERMS] as const
export type TermsVersion = (typeof TERMS_VERSIONS)[number]

export function isTermsVersion(text: string): text is TermsVersion {
  return TERMS_VERSIONS.some(version => version === text)
}
