/** Words next to an amount that is a difference from the saved amount, not a price. */
import { phraseList, phraseTable } from '../words/phrase-table.ts'

/** `unclear`: neither direction nor factor can be derived. */
export type Direction = 'more' | 'less' | 'unclear'

function meaning(direction: Direction, phrases: string): [string, Direction][] {
  return phraseList(phrases).map((phrase): [string, Direction] => [phrase, direction])
}

export const RELATIVE = phraseTable<Direction>([
  ...meaning(
    'more',
    `kekurangan|more|dearer|extra|naikin|naikkan|dinaikin|dinaikkan|naik|tambah|tambahin|tambahkan|ditambah|ditambahin|ditambahkan|nambah|up|plus|add|lebih mahal|more expensive|higher|on top|bump up|bump it up
    tip|a tip|plus tip|tipping|tax|taxes|ongkir|pajak|ppn|biaya admin|biaya layanan|service|service charge`,
  ),
  ...meaning(
    'less',
    `kelebihan|less|cheaper|lower|off|off of|diskon|diskonnya|didiskon|discount|discounted|kurangi|kurangin|dikurangi|dikurangkan|minus|turun|turunin|turunkan|diturunin|lebih murah|knock|knock off|knocked|knocked off|took off|taken off|took|subtract|deduct|take off|potongan|potong|dipotong|potongin`,
  ),
  ...meaning(
    'unclear',
    `kurang|lebih|setengah|setengahnya|separuh|separo|half|double|twice|dua kali|dua kali lipat|dobel|kali dua|kali tiga|kali 2|kali 3|dikali|bagi|dibagi|split|splitting|halve|persen|percent`,
  ),
])

/** Surcharges: next to 'add', the amount is the surcharge. */
export const SURCHARGES: ReadonlySet<string> = new Set([
  ...['tip', 'tax', 'taxes', 'ongkir', 'pajak', 'ppn', 'tipping'],
])
