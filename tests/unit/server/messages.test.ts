import { expect, test } from 'vitest'
import { en } from '../../../server/messages/en.ts'
import { id } from '../../../server/messages/id.ts'
import { message, preferredLanguage } from '../../../server/messages/message.ts'

test('both languages say everything, with the same blanks to fill', { tags: ['spec-8.50'] }, () => {
  const blanks = (texts: Record<string, string>) =>
    Object.entries(texts).map(([key, text]) => [key, text !== '', text.match(/\{\w+\}/g) ?? []])
  expect(blanks(id)).toEqual(blanks(en))
})

test('values fill the blanks', () => {
  expect(message('id', 'methodNotAllowed', { method: 'PATCH' })).toContain('PATCH')
})

test.each([
  [undefined, 'en'],
  ['fr-FR', 'en'],
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['en-GB,id;q=0.5', 'en'],
  ['fr, id;q=0.2', 'id'],
  ['en;q=0.1, id;q=0.7', 'id'],
  ['id;q=0', 'en'],
  ['in', 'id'],
  ['ID , en;q=0.9', 'id'],
])('Accept-Language %s is answered in %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
