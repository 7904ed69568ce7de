import { describe, expect, it } from 'vitest'
import type { SavedExpense } from '../../../shared/domain/correction.ts'
import { readCorrection } from '../../../shared/understanding/corrections/read-correction.ts'
import { COFFEE, DOLLARS, saved, TWO, written } from './saved-expenses.ts'
import { context } from './utterance.ts'

const read = (said: string, expenses: readonly SavedExpense[]) =>
  written(readCorrection(said, expenses, context()))

describe('what may take back the wish to say anything, and names nothing', () => {
  it.each([
    'never mind',
    'oh nevermind',
    'nvm',
    'forget it',
    'never mind, forget it',
    'forget what I said',
    'ignore that',
    'drop it',
    'skip it',
    'sorry, ignore that last bit',
    'eh nggak usah',
    'lupakan',
    'udah lupain aja',
    'gak usah',
    'nggak usah, makasih',
    'gausah deh',
    'abaikan aja',
    "never mind, I'll do it later",
    'lupakan, gak penting',
  ])('%s: asks whether to delete', said => expect(read(said, COFFEE)).toBe('? coffee deleted'))

  it.each(['cancel', 'cancel that', 'undo', 'undo that', 'batal', 'gak jadi deh'])(
    '%s: asks, too, for a change may be what is taken back',
    said => expect(read(said, COFFEE)).toBe('? coffee deleted'),
  )

  it('of several asks which, all of the last save first', () => {
    expect(read('never mind', TWO)).toBe(
      '? coffee deleted + parking deleted / coffee deleted / parking deleted',
    )
    const earlier = TWO.map(expense => ({ ...expense, savedAt: 1 }))
    expect(read('gak jadi', [...earlier, saved('tea', 'Es teh', 5000, { savedAt: 2 })])).toBe('? tea deleted')
  })

  it('of all of them asks once', () => {
    expect(read('lupakan semua', TWO)).toBe('? coffee deleted + parking deleted')
    expect(read('forget all of it', TWO)).toBe('? coffee deleted + parking deleted')
  })

  it.each(['forget I said anything', 'ok never mind, all good', 'gak jadi, udah bener kok'])(
    '%s: changes nothing',
    said => expect(read(said, COFFEE)).toBe('confirmed'),
  )
})

describe('a matter that is dropped', () => {
  it.each([
    ['forget about the gas', '? gas deleted'],
    ['never mind about the lunch', '? lunch deleted'],
  ])('%s: may stay as it is', (said, expected) => expect(read(said, DOLLARS)).toBe(expected))
})

describe('what takes back something saved', () => {
  it.each<[string, readonly SavedExpense[], string]>([
    ['scratch that', COFFEE, 'coffee deleted'],
    ['batalin', COFFEE, 'coffee deleted'],
    ['eh nggak jadi, batalin', COFFEE, 'coffee deleted'],
    ['gak jadi beli', COFFEE, 'coffee deleted'],
    ['kopinya gak jadi', TWO, 'coffee deleted'],
    ['never mind the gas', DOLLARS, 'gas deleted'],
    ['lupakan kopinya', TWO, 'coffee deleted'],
    ['cancel that one please', COFFEE, 'coffee deleted'],
    ['batal semua', TWO, 'coffee deleted + parking deleted'],
    ['ga usah dicatet yg barusan', COFFEE, 'coffee deleted'],
  ])('%s', (said, expenses, expected) => expect(read(said, expenses)).toBe(expected))
})

describe('what is said in the place of what is taken back', () => {
  it.each<[string, readonly SavedExpense[], string]>([
    ['scratch that, 15 ribu', COFFEE, 'coffee 15000'],
    ['never mind, make it 15', DOLLARS.slice(0, 1), 'lunch 15'],
    ['cancel that, the gas was 45', DOLLARS, 'gas 45'],
    ['lupakan, kopinya 15 ribu', TWO, 'coffee 15000'],
    ['gak jadi 25, 20 aja', TWO, 'coffee 20000'],
    ['batal, bayarnya pakai gopay', COFFEE, 'coffee GoPay'],
  ])('%s', (said, expenses, expected) => expect(read(said, expenses)).toBe(expected))

  it.each(['gak jadi kopinya 15 ribu', 'gak jadi gopay', 'kopinya gak jadi ganti teh'])(
    '%s: asks what is meant',
    said => expect(read(said, COFFEE)).toMatch(/^\?/),
  )
})

describe('what is taken back by the last words', () => {
  it.each<[string, readonly SavedExpense[]]>([
    ['kopinya 15 ribu, eh gak jadi', TWO],
    ['kopinya kemarin, eh nggak usah', TWO],
    ['parkir 3 ribu, gak jadi deh', TWO],
    ['hapus kopinya eh jangan', TWO],
    ['hapus kopinya, eh gak jadi', TWO],
    ['the gas was 45, never mind', DOLLARS],
    ['the gas was yesterday, forget it', DOLLARS],
    ['put the gas on my credit card, cancel that', DOLLARS],
    ['delete the gas, actually no', DOLLARS],
  ])('%s: all stays', (said, expenses) => expect(read(said, expenses)).toBe('confirmed'))

  it('is asked where a deletion may be meant still', () => {
    expect(read('delete the gas, never mind', DOLLARS)).toBe('? gas deleted')
    expect(read('hapus aja, lupain aja', COFFEE)).toBe('? coffee deleted')
  })

  it('may be why something is deleted', () => {
    expect(read('hapus kopinya, gak jadi', TWO)).toBe('coffee deleted')
  })

  it('is nothing of ours behind something new', () => {
    expect(read('roti 5 ribu, eh gak jadi', COFFEE)).toBeNull()
  })
})

describe('a change that is called off', () => {
  it.each<[string, readonly SavedExpense[]]>([
    ['gak usah ganti kopinya', TWO],
    ['batal hapus kopinya', TWO],
    ['kopinya gak jadi diganti', TWO],
    ['gak jadi ganti kopi jadi teh', TWO],
    ['gak perlu edit parkirnya', TWO],
    ['lupain soal ganti kopi', TWO],
    ['never mind deleting the gas', DOLLARS],
    ['forget the change', DOLLARS],
    ['no need to fix the lunch', DOLLARS],
    ['never mind the gas, it was right', DOLLARS],
  ])('%s: all stays', (said, expenses) => expect(read(said, expenses)).toBe('confirmed'))

  it('leaves what is said besides', () => {
    expect(read('gak jadi ganti, hapus aja', COFFEE)).toBe('coffee deleted')
    expect(read('gak usah ganti kopinya, parkirnya 3 ribu', TWO)).toBe('parking 3000')
    expect(read('gak jadi ganti kopi, beli roti 5 ribu', TWO)).toBeNull()
  })

  it.each(['undo the delete', 'undo that change', 'cancel my correction', 'batalin perubahannya'])(
    '%s: nothing is deleted, as what was done is not known here',
    said => expect(read(said, TWO)).toBe('? '),
  )

  it('is nothing where nothing is saved', () => {
    expect(readCorrection('gak jadi ganti', [], context())).toBeNull()
  })
})
