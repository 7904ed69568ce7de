/** How long, in ms, it is waited for at most: the page may be hidden, or show nothing yet that the browser takes for words. */
const LONG_ENOUGH = 100

let give = () => {}

/** Settles once the page's first words are on the screen, or soon after they would have been. Never rejects. */
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
