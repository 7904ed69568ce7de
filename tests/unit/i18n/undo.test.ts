import { expect, it } from 'vitest'
import { en } from '../../../src/i18n/en.ts'
import { id } from '../../../src/i18n/id.ts'

/** Every text below this part of a dictionary. */
function texts(part: unknown): string[] {
  return typeof part === 'string' ? [part] : Object.values(part as object).flatMap(texts)
}

it.each([
  ['English', en, /(cannot|can't|can’t|can not|never) be undone/i],
  ['Indonesian', id, /tidak (bisa|dapat) (dibatalkan|diurungkan|dikembalikan)/i],
])(
  'no text in %s says that what is deleted is gone for good, since Undo stands beside it',
  (_, language, gone) => {
    expect(texts(language).filter(text => gone.test(text))).toEqual([])
  },
)
