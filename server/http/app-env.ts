import type { User } from '../accounts/users.ts'

/** What middleware leaves for the routes. */
export interface AppEnv {
  Variables: {
    requestId: string
    /** Set on every route under /api: whose data the request may touch. */
    user: User
    /** Of an answer that is sent while it is made: once that is over, the status it would have had. Never rejects. */
    streaming?: Promise<number>
    /** Where lists are limited: what an answer has come to, as it is made. */
    chargeBytes?: (bytes: number) => Promise<void>
  }
}
