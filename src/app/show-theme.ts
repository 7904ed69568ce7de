/** Sets the chosen theme on the document, for the design tokens and the browser's own bar. */
import type { Theme } from '../stores/account/preferences.ts'

/** `system` leaves it to media queries, so that it follows the device. */
export function showTheme(document: Document, theme: Theme): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme } = meta.dataset
    const chosen = scheme === theme ? 'all' : 'not all'
    meta.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${scheme})` : chosen)
  }
}
