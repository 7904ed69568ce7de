/** Which browser it is, as far as its settings of permissions differ. */

export type BrowserKind = 'chromeAndroid' | 'chrome' | 'firefoxAndroid' | 'firefox' | 'safariIos' | 'safari'

/** The part of `navigator` that tells. User-Agent Client Hints are Chromium's alone. */
export interface BrowserNames {
  readonly userAgent: string
  readonly userAgentData?: { readonly platform: string } | undefined
}

/** A browser that is not known counts as Chrome, which most are built on. */
export function browserKind({ userAgent, userAgentData }: BrowserNames): BrowserKind {
  const android = userAgentData ? userAgentData.platform === 'Android' : /Android/.test(userAgent)
  if (!userAgentData) {
    // All browsers of iOS are Safari's engine, and ask in Safari's way.
    if (/iPhone|iPad|iPod/.test(userAgent)) return 'safariIos'
    if (/Firefox\//.test(userAgent)) return android ? 'firefoxAndroid' : 'firefox'
    if (/Version\/.+Safari\//.test(userAgent) && !/Chrom(e|ium)\//.test(userAgent) && !android)
      return 'safari'
  }
  return android ? 'chromeAndroid' : 'chrome'
}
