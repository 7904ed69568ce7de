import { describe, expect, it } from 'vitest'
import { texts as enDashboard } from '../../../src/i18n/en.dashboard.ts'
import { texts as enLogin } from '../../../src/i18n/en.login.ts'
import { en } from '../../../src/i18n/en.ts'
import { texts as idDashboard } from '../../../src/i18n/id.dashboard.ts'
import { texts as idLogin } from '../../../src/i18n/id.login.ts'
import { id } from '../../../src/i18n/id.ts'
import { detectLanguage } from '../../../src/i18n/language.ts'
import { categoryName, need, speak, t } from '../../../src/i18n/translate.ts'

type Entry = readonly [key: string, text: string]

function entries(dictionary: object, prefix = ''): Entry[] {
  return Object.entries(dictionary).flatMap(([key, value]): Entry[] =>
    typeof value === 'string' ? [[prefix + key, value]] : entries(value, `${prefix}${key}.`),
  )
}

const parameters = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort()

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

describe('the parts of a dictionary', () => {
  it.each([
    ['en', en, enLogin, enDashboard],
    ['id', id, idLogin, idDashboard],
  ] as const)(
    'say in %s what the whole says, and one group alike in both',
    (_language, whole, login, dashboard) => {
      const said = new Map(entries(whole))
      for (const part of [login, dashboard]) {
        expect(entries(part).filter(([key, text]) => said.get(key) !== text)).toEqual([])
      }
      const common = Object.keys(login).filter(group => group in dashboard)
      expect(common).toEqual(['app', 'common', 'errors', 'press'])
      for (const group of common) {
        expect(Reflect.get(login, group)).toBe(Reflect.get(dashboard, group))
      }
    },
  )

  it('never take away what the whole has brought, however late they come', async () => {
    await speak('en')
    await Promise.all([need('whole'), need('dashboard'), need('login')])
    await Promise.all([speak('id'), speak('en'), speak('id')])
    expect(t('voice.failed')).toBe('Rekaman gagal diproses')
    expect(t('add.title')).toBe('Tambah Pengeluaran')
    await speak('en')
    expect(t('voice.failed')).toBe('Failed to process voice recording')
  })
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
    await need('whole')
    await speak('id')
    expect(t('common.cancel')).toBe('Batal')
    expect(t('voice.secondsLeft', { seconds: 5 })).toBe('sisa 5 detik')
    expect(categoryName('Shopping')).toBe('Belanja')
    await speak('en')
    expect(t('common.cancel')).toBe('Cancel')
    expect(categoryName('Pets')).toBe('Pets')
  })

  it('is the one chosen last, whichever dictionary comes first', async () => {
    await Promise.all([speak('id'), speak('en')])
    expect(t('common.cancel')).toBe('Cancel')
    await Promise.all([speak('en'), speak('id')])
    expect(t('common.cancel')).toBe('Batal')
  })
})
