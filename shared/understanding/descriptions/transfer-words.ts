/** Verbs of paying a person. */
import { phraseList, phraseSet } from '../words/phrase-table.ts'

export const TRANSFERS = phraseSet(
  phraseList(`zelled|zelle|venmoed|venmod|venmo|cashapped|cash apped|paypaled|paypalled|paypal|paynowed|paynow|wired|transferred|sent|send|paid|paid back|gave|handed|slipped|i zelled|i venmoed|i paid|i sent|i wired|i transferred
  transfer|tf|nransfer|transferin|kirim|ngirim|kirimin|kasih|ngasih|bayarin|setor|nyetor`),
)
