/** What the service worker tells a page: an address within the product to show. */
export interface FromServiceWorker {
  readonly kind: 'open'
  readonly path: string
}

/** What the page tells the service worker. */
export type ToServiceWorker =
  /** The person agreed to the new version: it may replace the one that runs. */
  | { readonly kind: 'takeOver' }
  /** Addresses that the page has already loaded, to be cached for offline use. */
  | { readonly kind: 'keep'; readonly urls: readonly string[] }
