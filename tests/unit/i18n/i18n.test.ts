import { describe, expect, it } from 'vitest'
import { en } from '../../../src/i18n/en.ts'
import { id } from '../../../src/i18n/id.ts'
import { detectLanguage } from '../../../src/i18n/language.ts'
import { categoryName, counted, setLocale, t } from '../../../src/i18n/translate.ts'

type Entry = readonly [key: string, text: string]

function entries(dictionary: object, prefix = ''): Entry[] {
  return Object.entries(dictionary).flatMap(([key, value]): Entry[] =>
    typeof value === 'string' ? [[prefix + key, value]] : entries(value, `${prefix}${key}.`),
  )
}

/** Without the count, which a language may leave unsaid. */
const parameters = (text: string) =>
  [...text.matchAll(/\{\{(?!count)(\w+)\}\}/g)].map(([, name]) => name).sort()

describe('the dictionaries', () => {
  const english = entries(en)
  const indonesian = new Map(entries(id))

  it('hold the same keys', { tags: ['spec-9.27'] }, () => {
    expect([...indonesian.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  })

  it.each(english)(
    'have %s in both languages, with the same parameters',
    { tags: ['spec-8.50'] },
    (key, text) => {
      const translated = indonesian.get(key) ?? ''
      expect(text.trim()).not.toBe('')
      expect(translated.trim()).not.toBe('')
      expect(parameters(translated)).toEqual(parameters(text))
    },
  )
})

describe('the language', () => {
  it.each([
    [{ stored: 'id', browser: ['en-US'], html: 'en' }, 'id'],
    [{ stored: null, browser: ['fr-FR', 'id-ID', 'en'], html: 'en' }, 'id'],
    [{ stored: 'xx', browser: ['in'], html: 'en' }, 'id'],
    [{ stored: null, browser: ['fr'], html: 'id' }, 'id'],
    [{ stored: null, browser: [], html: '' }, 'en'],
  ] as const)('found in %j is %s', { tags: ['spec-4.43', 'spec-9.27'] }, (sources, language) => {
    expect(detectLanguage(sources)).toBe(language)
  })

  it('is spoken from the moment it is chosen', async () => {
    await setLocale('id')
    expect(t('common.cancel')).toBe('Batal')
    expect(t('voice.secondsLeft', { seconds: 5 })).toBe('sisa 5 detik')
    expect(categoryName('Shopping')).toBe('Belanja')
    await setLocale('en')
    expect(t('common.cancel')).toBe('Cancel')
    expect(categoryName('Pets')).toBe('Pets')
  })

  it('has another form for one', async () => {
    await setLocale('en')
    expect([1, 2].map(count => counted('expenses.deleted', count))).toEqual([
      '1 expense deleted.',
      '2 expenses deleted.',
    ])
  })

  it('is the one chosen last, whichever dictionary comes first', async () => {
    await Promise.all([setLocale('id'), setLocale('en')])
    expect(t('common.cancel')).toBe('Cancel')
    await Promise.all([setLocale('en'), setLocale('id')])
    expect(t('common.cancel')).toBe('Batal')
  })
})
