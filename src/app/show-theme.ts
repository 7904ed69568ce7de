/** Puts the chosen theme on the document: the tokens and the browser's own bar follow it. */
import type { Theme } from '../stores/account/preferences.ts'

/** `system` leaves it to the media queries, so it follows the device without being told. */
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
