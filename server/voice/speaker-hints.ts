/** Information about the speaker for the transcriber. */
import type { Context } from 'hono'
import type { Database } from '../db/database.ts'
import { recentExpenses } from '../expenses/expense-list.ts'
import type { AppEnv } from '../http/app-env.ts'
import { requestLanguage } from '../http/error-response.ts'
import type { Listening } from '../transcription/transcribe.ts'

/** Number of latest expenses whose descriptions are likely to be said again. */
const REMEMBERED = 40

export function hintsOf(c: Context<AppEnv>, db: Database): Pick<Listening, 'language' | 'ownWords'> {
  const { id } = c.var.user
  return {
    language: requestLanguage(c),
    ownWords: async () => (await recentExpenses(db, id, REMEMBERED)).map(({ description }) => description),
  }
}
