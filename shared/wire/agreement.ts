/** Agreeing to the terms and the privacy policy: by a header of POST /auth/login, or by POST /auth/agreements. */
import * as v from 'valibot'
import { enveloped } from './envelope.ts'

/** Of a sign-in: the version that the page showed. */
export const AGREED_TERMS_HEADER = 'X-Agreed-Terms'

const version = v.pipe(v.string(), v.isoDate())

/** No other fields. */
export const agreementInput = v.strictObject({ version })

/** `terms_due`: the version that the person has to agree to; null where there is none. */
const agreementFields = v.strictObject({ terms_due: v.nullable(version) })
export const agreementAnswer = v.strictObject({ data: agreementFields })
export const agreementOutput = enveloped(
  v.pipe(
    agreementFields,
    v.transform(({ terms_due }) => ({ termsDue: terms_due })),
  ),
)
export type Agreement = v.InferOutput<typeof agreementOutput>
