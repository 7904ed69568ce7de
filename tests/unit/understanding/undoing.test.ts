import { describe, expect, it } from 'vitest'
import { readRequest } from '../../../shared/understanding/read-request.ts'
import { COFFEE, TWO } from './saved-expenses.ts'
import { context } from './utterance.ts'

const kindOf = (said: string, canUndo: boolean) => readRequest(said, TWO, context(), canUndo)?.kind ?? null

describe('what takes the correction on show back', () => {
  it.each([
    'nggak jadi',
    'gak jadi deh',
    'batal',
    'batalin',
    'balikin',
    'balikin lagi dong',
    'balikin ciloknya',
    'kembaliin aja',
    'kembalikan',
    'jangan dihapus',
    'eh jangan',
    'salah hapus',
    'eh salah, balikin',
    'nggak jadi hapus',
    'batalin perubahannya',
    'cancel that',
    'undo',
    'Undo.',
    'undo the delete',
    'bring it back',
    'bring the meatballs back',
    'bring back the coffee',
    'restore it',
    'change it back',
    'never mind',
    "don't delete it",
    'oops, undo',
  ])('%s', said => {
    expect(kindOf(said, true)).toBe('undo')
    expect(kindOf(said, false)).not.toBe('undo')
    expect(readRequest(said, [], context(), true)).toEqual({ kind: 'undo' })
  })

  it.each([
    ['hapus kopi', 'correction'],
    ['hapus semua', 'correction'],
    ['delete that', 'correction'],
    ['kopinya 30 ribu', 'correction'],
    ['gak jadi kopinya', 'correction'],
    ['batalin parkirnya', 'correction'],
    ['cancel that, the coffee was 45', 'correction'],
    ['balikin uang budi 50 ribu', null],
    ['put the gas on gopay', null],
    ['beli roti 5 ribu', null],
    ['berapa hari ini', 'question'],
  ])('%s does not', (said, kind) => expect(kindOf(said, true)).toBe(kind))
})

it('without a correction on show it is about what was saved', () => {
  expect(readRequest('nggak jadi', COFFEE, context())).toMatchObject({ correction: { kind: 'ask' } })
})
