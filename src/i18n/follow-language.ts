/** The language is the same in all tabs of a browser. */
import { LANGUAGE_KEY, LANGUAGES } from './language.ts'
import { chooseLanguage } from './translate.ts'

/** Takes over what another tab chooses. Once a page; `events` fires `storage` when another tab has changed something. */
export function followLanguage(events: Pick<EventTarget, 'addEventListener'>): void {
  events.addEventListener('storage', event => {
    const { key, newValue } = event as StorageEvent
    const chosen = key === LANGUAGE_KEY && LANGUAGES.find(language => language === newValue)
    // Where its words do not come, the page goes on in the language it speaks.
    if (chosen) chooseLanguage(chosen).catch(() => undefined)
  })
}
