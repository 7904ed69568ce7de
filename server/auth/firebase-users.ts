/** The users of a Firebase project, by its REST API and a service account. */
import * as v from 'valibot'
import { accessTokens, type ServiceAccount } from './service-account.ts'

/** Where that API is; a test brings its own. */
const IDENTITY_TOOLKIT = 'https://identitytoolkit.googleapis.com'
const ANSWER_MS = 10_000
const refusal = v.object({ error: v.object({ message: v.string() }) })
const GONE = 'USER_NOT_FOUND'

/**
 * Deletes a user (`projects.accounts.delete`); one that is gone already is fine. Rejects for anything else, without words
 * of the answer.
 */
export function firebaseUserRemover(
  account: ServiceAccount,
  projectId: string,
  now: () => Date,
  api = IDENTITY_TOOLKIT,
): (uid: string) => Promise<void> {
  const token = accessTokens(account, now)
  return async uid => {
    const response = await fetch(`${api}/v1/projects/${encodeURIComponent(projectId)}/accounts:delete`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${await token()}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ localId: uid }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    if (response.ok) return
    const said = v.safeParse(refusal, await response.json().catch(() => null))
    if (said.success && said.output.error.message === GONE) return
    throw new Error(`the Firebase user was not deleted: ${response.status}`)
  }
}
