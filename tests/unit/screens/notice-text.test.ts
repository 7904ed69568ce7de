import { expect, it } from 'vitest'
import { setLocale } from '../../../src/i18n/translate.ts'
import { noticeText } from '../../../src/screens/notice-text.ts'

it.each([
  ['en', ['“Kopi” deleted.', '“Kopi” deleted.', '“Kopi” and 2 more deleted.', '“teh 5rb” discarded.']],
  ['id', ['“Kopi” dihapus.', '“Kopi” dihapus.', '“Kopi” dan 2 lainnya dihapus.', '“teh 5rb” dibuang.']],
] as const)('what can be undone is named (%s)', async (language, texts) => {
  await setLocale(language)
  expect([
    noticeText({ kind: 'deleted', what: 'Kopi' }),
    noticeText({ kind: 'manyDeleted', count: 1, what: 'Kopi' }),
    noticeText({ kind: 'manyDeleted', count: 3, what: 'Kopi' }),
    noticeText({ kind: 'discarded', what: 'teh 5rb' }),
  ]).toEqual(texts)
})

it('a long name is cut, between its characters', async () => {
  await setLocale('en')
  const what = `${'a'.repeat(39)}🍜🍜`
  expect(noticeText({ kind: 'deleted', what })).toBe(`“${'a'.repeat(39)}🍜…” deleted.`)
})
