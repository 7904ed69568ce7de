/** Words of a narrative around the thing bought. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

/** Words before a reason or an opinion. */
export const ASIDES = phraseSet(
  phraseList(`
  saya tawar|aku tawar|gue tawar|udah ditawar|takut|takutnya|bisi|meuni|soalnya|karena|gara gara|sebab|biar|supaya|padahal|walaupun|meskipun|because|cause|coz|cos|cuz|since|although|even though|so that|in case
  which|who|so i can|so we can|i can|we can|that is|thats|that was|where|while|yang paling|yang ternyata|yang katanya|sambil|saking|mumpung|not even|i dont know|as usual|kayak biasa|seperti biasa
  kenyang ma|kenyang banget|kenyang sekali|panjang sekali antrian|panjang sekali antrean|panjang banget antrian|panjang banget antrean|antriannya panjang|antreannya panjang|kugenapkan|kugenapin|maagku kambuh|whole thing|altogether
  tip included|tax included|tip inclusive|with tip|with the tip|with tax|plus tip|plus tax|including tip|including tax|include tol|termasuk ongkir|sudah termasuk|udah termasuk|belum termasuk
  before tax|after tax|sebelum tax|sebelum pajak|belum pajak|belum termasuk pajak|instead of|except|kecuali|selain|masih sama|harga teman|harga temen
  gave her|gave him|gave them|males masak|males keluar|, lucu|, murah|, mahal|, enak|, keren|lord have mercy|itu belum|is charging|was charging|are charging|for the week|for the whole week|went up|helped itself|helped themselves|drafted|same as ever|same as always|same as usual|same as last time|as ever|as always|like always|one last time|once again|udah waktunya|udah waktu|sudah waktunya|sudah waktu
  right after|right before|before the kids|before the sun|before i|before we|after i|after we|had a coupon|had coupons|had a discount|had a voucher|with a coupon`),
)

/** Words that begin a clause of time. */
export const TIME_CLAUSES = phraseSet(
  phraseList(`shift malam|shift pagi|shift siang|shift sore|jaga malam|jaga pagi|dinas malam|dinas pagi|pas istirahat|waktu istirahat|jam istirahat|on my break|on my lunch break|during my break|during lunch break|sebelum|sesudah|setelah|habis|abis|sehabis|selesai|kelar|sepulang|pulang|pas pulang|waktu pulang|sambil nunggu|selagi|ketika|sebelum masuk
  before|after|on my way|on the way|on the way to|on the way home|on my way home|on the way back|while waiting|coming back from|heading to`),
)

/** Numbers of people, at the end: 'dinner for two'. */
export const HEADCOUNTS = phraseSet(
  phraseList(`for one|for two|for three|for four|for five|for six|for 2|for 3|for 4|for 5|for 6|for us|for both of us|for all of us|for the two of us|for the two of him|for the two of them|for both of them|for everyone|two of them|three of them|four of them
  buat berdua|buat bertiga|buat berempat|buat berlima|buat dua orang|untuk dua orang|buat kita|for lunch|for dinner|for breakfast|for today|buat hari ini`),
)

/** Words of narration, which occur in no name of a thing. */
export const STORY_WORDS: ReadonlySet<string> = new Set(
  phraseList(`
  gue|gua|gw|aku|saya|kita|kami|dia|mereka|i|we|he|she|they|you|it|its|im|ive|dont|didnt|was|were|is|nggak|gak|ga|ngga|enggak|tidak|belum|jangan|not|never
  lupa|ingat|inget|forgot|remember|pengen|ingin|kepengen|wanted|nangis|lapar|laper|haus|hujan|raining|rain|macet|capek|tired|ngantuk|sakit hati|seneng|happy
  berapa|kenapa|gimana|bagaimana|apa|how|what|why|when|kalau|kalo|ketika|pas|tapi|tetapi|but|because|karena|soalnya|padahal|udah|sudah|telah|lagi
  disuruh|nyuruh|minta|bilang|kata|katanya|said|told|asked|mikir|thought|think|janji|ketemu|met|nemenin|nunggu|ngantri|antre|nungguin|kehabisan|ternyata
  ceritanya|rasanya|niatnya|kebetulan|akhirnya|then|after that|ganti bagian|gave|giving|ngasih|hide|keep|makes|made|terus|lalu|dulu|sebentar|bentar`),
)
