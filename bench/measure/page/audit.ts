/** One visit of a page by Lighthouse: a phone on slow 4G with a processor 4 times slower, simulated. */
import type { Page } from '@playwright/test'

export interface Visit {
  /** 0..100. */
  readonly scores: {
    readonly performance: number
    readonly accessibility: number
    readonly 'best-practices': number
    readonly seo: number
  }
  /** First and largest contentful paint and total blocking time, in ms. */
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** What came over the network, in bytes, compressed. */
  readonly transferBytes: number
  /** Of what counts and is not perfect: Lighthouse's identifiers. */
  readonly faults: readonly string[]
}

const METRICS = new Set(['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'])

/**
 * The browser holds nothing of the page but what its local storage does: who is signed in, with the figures last known.
 * `port` is the one that the page's browser is debugged through. Throws where the page does not come, or leads elsewhere.
 */
export async function audit(page: Page, port: number, url: string): Promise<Visit> {
  const { default: lighthouse } = await import('lighthouse')
  const visit = async () => {
    await forgetFiles(page, new URL(url).origin)
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      disableStorageReset: true,
    })
    if (!result) throw new Error('Lighthouse has no result')
    return result.lhr
  }
  let found = await visit()
  // Now and then a trace lacks the visit's beginning: it says nothing of the page.
  if (found.runtimeError?.code === 'NO_NAVSTART') found = await visit()
  const { categories, audits, runtimeError, finalDisplayedUrl } = found
  if (runtimeError) throw new Error(`${runtimeError.code}: ${runtimeError.message}`)
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`)
  const score = (name: keyof Visit['scores']) => Math.round((categories[name]?.score ?? 0) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    transferBytes: value('total-byte-weight'),
    faults: Object.values(categories)
      .flatMap(category => category?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && !METRICS.has(id) && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  }
}

/** As on a first visit: no service worker, and none of the page's files in a cache. */
async function forgetFiles(page: Page, origin: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Storage.clearDataForOrigin', {
    origin,
    storageTypes: 'service_workers,cache_storage,shader_cache',
  })
  await cdp.detach()
}
