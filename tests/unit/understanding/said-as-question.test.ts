import { describe, expect, it } from 'vitest'
import { extractExpenses } from '../../../shared/understanding/extract.ts'
import { context, written } from './utterance.ts'

describe('an expense said as a question', () => {
  it.each([
    ['can you put down 12 bucks for parking?', 'Parking | 12 USD | Transportation'],
    ['would you add 6 dollars for a smoothie', 'Smoothie | 6 USD | Food & Dining'],
    ['how much was the dry cleaning again, right, fourteen fifty', 'Dry cleaning | 14.5 USD'],
    ['how much is this month at now, anyway I just paid 45 for the haircut', 'Haircut | 45 USD'],
    ['hmm what was the total, I think 23 for lunch', 'Lunch | 23 USD | Food & Dining'],
    ['why on earth did I pay 16 dollars for a smoothie', 'Smoothie | 16 USD | Food & Dining'],
    ['is 8 bucks for a beer normal? anyway I bought one', 'Beer | 8 USD | Food & Dining'],
    ['how much was it, um, 14.50 for lunch', 'Lunch | 14.5 USD | Food & Dining'],
    ['Can you believe I just paid 18 dollars for a burger?', 'Burger | 18 USD | Food & Dining'],
    ['can you believe 7 bucks for a cortadito', 'Cortadito | 7 USD'],
    ['can you believe it, 9 bucks for a slice of pizza', 'Slice of pizza | 9 USD'],
    ['could you believe 30 dollars for parking', 'Parking | 30 USD'],
    ['how much did I pay, uh, 18 for the haircut', 'Haircut | 18 USD'],
  ])('%s', (said, expected) => {
    expect(written(extractExpenses(said, context('USD')))).toEqual([expect.stringContaining(expected)])
  })

  it.each([
    ['udah bayar kos belum ya, udah deng barusan satu juta', 'Kos | 1000000 IDR | Bills & Utilities'],
    ['isi bensin 50 ribu, itu transport kan ya?', 'Bensin | 50000 IDR | Transportation'],
    ['berapa kali sih aku jajan, ini batagor 15 ribu', 'Batagor | 15000 IDR | Food & Dining'],
    ['bisa tolong catat token listrik seratus ribu?', 'Token listrik | 100000 IDR | Bills & Utilities'],
    ['tolong masukin nasi uduk 15 ribu dong, bisa kan?', 'Nasi uduk | 15000 IDR | Food & Dining'],
    ['berapa tuh tadi bensinnya, oh 60 ribu', 'Bensin | 60000 IDR | Transportation'],
    ['berapa ya tadi, oh iya parkir lima ribu', 'Parkir | 5000 IDR | Transportation'],
    ['tadi abis empat puluh ribu buat cuci motor, mahal ya?', 'Cuci motor | 40000 IDR | Transportation'],
    ['kenapa ya gue bayar tol 27.500 doang', 'Tol | 27500 IDR | Transportation'],
    ['apakah bisa dicatat, saya beli ayam 90 ribu?', 'Ayam | 90000 IDR | Food & Dining'],
    ['boleh minta tolong catat bakso 20 ribu?', 'Bakso | 20000 IDR | Food & Dining'],
    ['keluar 35 ribu nih buat sarapan gudeg, boros nggak ya', 'Sarapan gudeg | 35000 IDR | Food & Dining'],
    ['beli helm 300 ribu, wajar nggak sih', 'Helm | 300000 IDR | Shopping'],
    ['bayar parkir 20 ribu, keterlaluan gak sih', 'Parkir | 20000 IDR | Transportation'],
    ['gimana sih, bayar laundry kok jadi 28 ribu', 'Laundry | 28000 IDR | Other'],
    ['tadi habis berapa, 45 ribu buat makan siang', 'Makan siang | 45000 IDR | Food & Dining'],
  ])('%s', (said, expected) => {
    expect(written(extractExpenses(said, context()))).toEqual([expected])
  })
})

it('what was paid is asked and answered for two things at once', () => {
  const said = 'what did I pay, um, twenty two fifty at Publix and four dollars for parking'
  expect(extractExpenses(said, context('USD')).items.map(({ amount }) => amount)).toEqual([2250, 400])
})

describe('a question with an amount', () => {
  it.each([
    'can you believe the iPhone is 1200 dollars',
    'how much did I spend on lunch, 20 dollars?',
    'how much was the coffee, 4 dollars?',
    'did I log the 12 dollars for lunch',
    'berapa ya tadi, parkir lima ribu?',
    'enaknya makan siang apa ya yang di bawah 30 ribu',
    'jaket 200 ribu mahal nggak sih?',
    'harga iPhone berapa, 20 juta ya',
  ])('%s', said => {
    expect(extractExpenses(said, context()).items).toEqual([])
  })
})
