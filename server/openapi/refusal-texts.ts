/** How an operation refuses, in words. */
import type { Content } from './content.ts'
import type { Operation } from './operation.ts'

/** Descriptions of refusals, for all routes. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: 'Not valid: the message names the field.',
  401: 'No token, or one that is not valid here.',
  402: 'No active subscription.',
  403: 'The sign-in is none by Google, or its email address is not verified. Or the account may not do this now; see violation_type. Or the account is to be deleted: `code` is then `account_deleting`.',
  404: 'There is none.',
  409: 'Nothing to object to, or an objection waits already. Or the first request under this Idempotency-Key is still under way: try again. Or an upload does not go on there, or is not all there: `code` is then `upload_gone`, and the recording has to come whole.',
  412: 'Another version of tus, or none.',
  413: 'Too large.',
  414: 'The address is too long.',
  415: 'Another media type, charset or encoding, or audio of another format.',
  422: 'No speech or no expense was heard (`unpriced` tells what only lacks its price), the transcription service refused the recording, or the Idempotency-Key was used for another request.',
  460: 'The piece does not have its checksum.',
  428: 'The terms have changed, and the account has not agreed: `code` is `terms_due`. POST /auth/agreements says that the person does.',
  429: 'Too many requests: Retry-After says for how many seconds.',
  500: 'A fault of the server.',
  503: 'Sign-in, transcription or the database is out of reach for now.',
  507: 'The account is full: the message says what to do.',
}
const OF_EVERY_OPERATION = [414, 429, 500]
const OF_EVERY_ACCOUNT = [401, 403, 503]

export function refusalsOf({ refusals, open }: Operation) {
  const all = [...refusals, ...OF_EVERY_OPERATION, ...(open ? [] : OF_EVERY_ACCOUNT)]
  return Object.fromEntries(all.map(code => [code, refusal(code)]))
}

function refusal(code: number) {
  const content: Content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }
  return { description: REFUSALS[code] ?? '', content }
}
