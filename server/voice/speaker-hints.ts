/** What is known of a speaker before anything is heard. */
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import { recentExpenses } from '../expenses/expense-list.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestLanguage } from '../http/error-response.ts'
import type { Listening } from '../transcription/transcribe.ts'

/** Of the account's latest expenses, what they were for is what may be said again. */
const REMEMBERED = 40

export function hintsOf(c: Context<AppEnv>, db: Database): Pick<Listening, 'language' | 'ownWords'> {
  const { id } = c.var.user
  return {
    language: requestLanguage(c),
    ownWords: async () => (await recentExpenses(db, id, REMEMBERED)).map(({ description }) => description),
  }
}
