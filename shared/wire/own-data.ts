/** Access to and deletion of a user's own data: GET /account/copy, DELETE /account. */
import * as v from 'valibot'
import { enveloped } from './envelope.ts'

export const COPY_PATH = '/account/copy'
/** A ZIP. */
export const COPY_TYPE = 'application/zip'

export const ACCOUNT_PATH = '/account'

/** Of a request for deletion. */
export const deletionOutput = enveloped(
  v.pipe(
    v.object({ deletes_at: v.string() }),
    v.transform(({ deletes_at }) => ({ deletesAt: deletes_at })),
  ),
)
export type Deletion = v.InferOutput<typeof deletionOutput>
