/** Small words that connect a thing to its amount, or start something else. */
import type { Token } from '../utterance/token.ts'

/** Words before the thing paid for, or its place: 'dua puluh ribu BUAT parkir', '12 dollars ON lunch'. */
const LINKS = new Set(
  'buat untuk utk bwt bt on for of at from in to di ke dari ndek nang ning as worth ngabisin beli bayar'.split(
    ' ',
  ),
)

/** Words that end a number. */
const CLOSERS = new Set(
  `dan sama ama terus trus lalu kemudian plus and then with dengan pakai pake pk lewat via bayar using by cash tunai
  gopay ovo qris transfer tadi kemarin kemaren barusan yesterday today last this eh bukan ya sih deh dong aja
  doang doank nih dulu mah atuh euy ketang lah itu jadi total totalnya rupiah perak dollar dollars dolar usd rp idr bucks buck tapi tetapi but melainkan harusnya deng ding not kena`
    .split(/\s+/)
    .filter(word => word !== ''),
)

/** Whether the thing paid for, or its place, follows. */
export function isLink(token: Token | undefined): boolean {
  return token?.kind === 'word' && LINKS.has(token.word)
}

/** Whether a number that ends right before `token` is certainly complete there. */
export function closesNumber(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'sign' || CLOSERS.has(token.word) || LINKS.has(token.word)
}
