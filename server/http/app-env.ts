import type { User } from '../accounts/users.ts'

/** What middleware leaves for the routes. */
export interface AppEnv {
  Variables: {
    requestId: string
    /** Set on every route under /api: whose data the request may touch. */
    user: User
    /** For a streamed answer: resolves at its end to the status as without streaming. Never rejects. */
    streaming?: Promise<number>
    /** Where lists are limited: charges bytes of an answer as they are produced. */
    chargeBytes?: (bytes: number) => Promise<void>
  }
}
