/** The members about the account beside its expenses: what it has taught, its standing, and the terms. */
import { computed } from '@preact/signals-react'
import { createAgreeToTerms } from '../api/agreement-endpoint.ts'
import { createPhrasesApi, readCachedPhrases } from '../api/phrase-endpoints.ts'
import { createStandingApi } from '../api/standing-endpoints.ts'
import { type AgreementDeps, createAgreement } from './account/agreement.ts'
import { createPhrases } from './account/phrases.ts'
import { createStanding } from './account/standing.ts'
import type { AccountStores } from './account-stores.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'

export function createPersonalStores(
  { auth, toasts }: AccountStores,
  { recording, typed, typing, wiring }: InitialStores,
  { randomId }: Pick<Environment, 'randomId'>,
  { onAgreed }: Pick<AgreementDeps, 'onAgreed'>,
) {
  const { request, cache } = wiring
  const phrases = createPhrases({
    api: createPhrasesApi(request),
    cached: () => readCachedPhrases(cache),
    auth: auth.state,
    typing,
    toasts,
  })
  wiring.refreshToo(phrases.outdate)
  const standing = createStanding({ api: createStandingApi(request), auth: auth.state, toasts, randomId })
  const agreement = createAgreement({
    agreeTo: createAgreeToTerms(request),
    auth,
    toasts,
    idle: computed(() => recording.phase.value === 'idle' && !(typing.value && typed.value !== '')),
    onAgreed,
  })
  return { phrases, standing, agreement }
}
