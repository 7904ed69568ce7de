/** Verbs of activity, which alone name no thing bought. */
import { phraseList } from '../words/phrase-table.ts'

/** In 'makan eh bakso' the 'eh' only hesitates; of 'makan di McD eh KFC' the 'makan di' stays. */
export const DOINGS: ReadonlySet<string> = new Set(
  phraseList(`makan|minum|nonton|main|sewa|ngopi|jajan|belanja|tiket|servis|service|ganti|parkir|naik|nginep|sarapan|nongkrong
  lunch|dinner|breakfast|ate|eat|drinks|parking|shopping|groceries|haircut`),
)
