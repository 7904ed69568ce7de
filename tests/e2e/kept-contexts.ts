/**
 * Contexts that serve one test after another. A page that stays open in each keeps its process, and in it the product's
 * compiled code: a test in a new context takes twice as much of the processor. What a test left behind is put right here,
 * but for a clock and scripts that were added to the context: such a test asks for a fresh one.
 */
import type { BrowserContext, CDPSession, Page } from '@playwright/test'

interface Kept {
  readonly kind: string
  readonly context: BrowserContext
  readonly anchor: Page
  readonly storage: CDPSession
}

export class KeptContexts {
  readonly #origin: string
  readonly #free: Kept[] = []
  readonly #taken: Kept[] = []

  constructor(origin: string) {
    this.#origin = origin
  }

  /** One that no other test has now, as `open` makes it; contexts of one `kind` are alike. */
  async take(kind: string, open: () => Promise<BrowserContext>): Promise<BrowserContext> {
    const at = this.#free.findIndex(kept => kept.kind === kind)
    const kept = this.#free.splice(at, at < 0 ? 0 : 1)[0] ?? (await keep(kind, await open()))
    this.#taken.push(kept)
    return kept.context
  }

  /** Of all that are taken: pages but the anchor, routes, permissions and storage are gone afterwards. */
  async giveBack(): Promise<void> {
    for (const kept of this.#taken.splice(0)) {
      const { context, anchor, storage } = kept
      await Promise.all(context.pages().map(page => page === anchor || page.close()))
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      await context.setOffline(false)
      await context.clearPermissions()
      await storage.send('Storage.clearDataForOrigin', { origin: this.#origin, storageTypes: 'all' })
      this.#free.push(kept)
    }
  }

  async close(): Promise<void> {
    for (const { context } of this.#free.splice(0)) await context.close()
  }
}

async function keep(kind: string, context: BrowserContext): Promise<Kept> {
  const anchor = await context.newPage()
  // Of the product's site, without its scripts.
  await anchor.goto('/robots.txt')
  return { kind, context, anchor, storage: await context.newCDPSession(anchor) }
}
