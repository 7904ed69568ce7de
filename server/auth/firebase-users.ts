/**
 * The users of a Firebase project, by its REST API and a service account
 * (https://cloud.google.com/identity-platform/docs/reference/rest/v1/projects.accounts).
 */
import * as v from 'valibot'
import { boundedJson } from '../http/bounded-text.ts'
import { withinTime } from '../http/within-time.ts'
import { accessTokens, type ServiceAccount } from './service-account.ts'

/** A user as the project has it. */
export interface FirebaseUser {
  readonly isDisabled: boolean
  /** Sessions that began earlier are revoked. To the second. */
  readonly validSince: Date
}

/** Each rejects on a time-out or an unexpected answer, with an error that quotes nothing of it. */
export interface FirebaseUsers {
  /** Deletes a user; no error where it is already gone. */
  remove(uid: string): Promise<void>
  /** Those of `uids`, `MOST_FOUND` at most, that exist. */
  find(uids: readonly string[]): Promise<ReadonlyMap<string, FirebaseUser>>
}

/** Uids that one call takes. */
export const MOST_FOUND = 100

/** Where that API is; a test brings its own. */
const IDENTITY_TOOLKIT = 'https://identitytoolkit.googleapis.com'
/** Ten times the size of an answer with a hundred users. */
const MAX_ANSWER_BYTES = 1024 * 1024
/** Timeouts: of a deletion, which runs in the background, and of a look-up, which requests wait for. */
const REMOVE_MS = 10_000
const FIND_MS = 3_000

const refusal = v.object({ error: v.object({ message: v.string() }) })
const GONE = 'USER_NOT_FOUND'

/** Absent where a user was never disabled, and where no session of it was ever revoked. */
const foundUsers = v.object({
  users: v.optional(
    v.array(
      v.object({
        localId: v.string(),
        disabled: v.optional(v.boolean(), false),
        /** Seconds since 1970. */
        validSince: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}$/)), '0'),
      }),
    ),
    [],
  ),
})

export function firebaseUsers(
  account: ServiceAccount,
  projectId: string,
  now: () => Date,
  api = IDENTITY_TOOLKIT,
): FirebaseUsers {
  const token = accessTokens(account, now)
  const accounts = `${api}/v1/projects/${encodeURIComponent(projectId)}/accounts`

  function call(method: 'delete' | 'lookup', body: object, ms: number): Promise<Said> {
    return withinTime(ms, NEVER, async signal => {
      const response = await fetch(`${accounts}:${method}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${await token(signal)}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        signal,
      })
      const { ok, status } = response
      return { ok, status, body: await boundedJson(response, MAX_ANSWER_BYTES) }
    })
  }

  return {
    async remove(uid) {
      const { ok, status, body } = await call('delete', { localId: uid }, REMOVE_MS)
      if (ok || (v.is(refusal, body) && body.error.message === GONE)) return
      throw new Error(`the Firebase user was not deleted: ${status}`)
    },
    async find(uids) {
      const { ok, status, body } = await call('lookup', { localId: uids }, FIND_MS)
      const found = v.safeParse(foundUsers, body)
      if (!ok || !found.success) throw new Error(`the Firebase users were not looked up: ${status}`)
      return new Map(
        found.output.users.map(({ localId, disabled, validSince }) => [
          localId,
          { isDisabled: disabled, validSince: new Date(Number(validSince) * 1000) },
        ]),
      )
    },
  }
}

interface Said {
  readonly ok: boolean
  readonly status: number
  /** Null where it is no JSON, or too long. */
  readonly body: unknown
}

const NEVER = new AbortController().signal
