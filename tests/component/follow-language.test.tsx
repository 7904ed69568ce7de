import { afterEach, expect, it, vi } from 'vitest'
import { followLanguage } from '../../src/i18n/follow-language.ts'
import { chooseLanguage, language } from '../../src/i18n/translate.ts'

afterEach(() => chooseLanguage('en'))

it('speaks the language that another tab has chosen, if it is one of ours', async () => {
  const events = new EventTarget()
  followLanguage(events)
  const otherTabWrites = (key: string, newValue: string) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))

  otherTabWrites('language', 'id')
  await vi.waitFor(() => expect(document.documentElement.lang).toBe('id'))
  expect(language.value).toBe('id')
  otherTabWrites('language', 'fr')
  otherTabWrites('currency', 'en')
  expect(localStorage.getItem('language')).toBe('id')
})
