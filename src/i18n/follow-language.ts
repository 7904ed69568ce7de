/** Synchronises the language across the tabs of a browser. */
import { LANGUAGE_KEY, LANGUAGES } from './language.ts'
import { chooseLanguage } from './translate.ts'

/** Applies other tabs' choices. Called once per page; `events` fires `storage` on changes in other tabs. */
export function followLanguage(events: Pick<EventTarget, 'addEventListener'>): void {
  events.addEventListener('storage', event => {
    const { key, newValue } = event as StorageEvent
    const chosen = key === LANGUAGE_KEY && LANGUAGES.find(language => language === newValue)
    // Where the texts do not load, the page keeps its language.
    if (chosen) chooseLanguage(chosen).catch(() => undefined)
  })
}
