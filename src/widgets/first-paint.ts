/** Longest wait in ms: the page may be hidden, or have no content that counts as a contentful paint. */
const LONG_ENOUGH = 100

let give = () => {}

/** Settles after the first contentful paint, or soon after it should have happened. Never rejects. */
export const firstPaint = new Promise<void>(resolve => {
  give = resolve
  new PerformanceObserver(list => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) resolve()
  }).observe({ type: 'paint', buffered: true })
})

/** The page is rendered for the first time, and about to be painted. */
export function markRendered(): void {
  setTimeout(give, LONG_ENOUGH)
}
