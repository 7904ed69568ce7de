/** The members about what waits on this device: kept, sent again, and asked about before signing out. */
import type { VoiceOutcome } from '../../shared/contracts/voice-outcome.ts'
import { createApi } from '../api/endpoints.ts'
import { createHttp } from '../api/http.ts'
import { createPlansApi } from '../api/plan-endpoints.ts'
import { saveSentence } from '../sentences/save-sentence.ts'
import { createSentenceDelivery } from '../sentences/sentence-delivery.ts'
import type { AccountStores } from './account-stores.ts'
import type { Environment } from './environment.ts'
import type { InitialStores } from './initial-stores.ts'
import { memoizeAsync } from './loading/memoize-async.ts'
import type { createPlanStores } from './plan-stores.ts'
import { outboxOfAll } from './unsent/all-unsent.ts'
import { createSigningOut } from './unsent/signing-out.ts'
import { createUnsent, type UnsentDeps } from './unsent/unsent.ts'
import { showUnsentBadge } from './unsent/unsent-badge.ts'

type UnsentEnvironment = Pick<
  Environment,
  'openSentences' | 'online' | 'events' | 'now' | 'after' | 'random' | 'showBadge'
>

export interface UnsentStoresDeps extends Pick<UnsentDeps, 'onOutcome' | 'onSentLater'> {
  readonly addRule: ReturnType<typeof createPlanStores>['addRule']
  /** Of an attempt that the person asked for while signing out. */
  readonly onOutcomeLeaving: (outcome: VoiceOutcome) => void
}

export function createUnsentStores(
  { auth, http, toasts }: AccountStores,
  { wiring }: InitialStores,
  environment: UnsentEnvironment,
  { addRule, onOutcome, onSentLater, onOutcomeLeaving }: UnsentStoresDeps,
) {
  const { accountToken, recorder, visible } = wiring
  const sentences = memoizeAsync(environment.openSentences)
  const sentenceDelivery = memoizeAsync(async () =>
    createSentenceDelivery({
      ...(await sentences()),
      online: environment.online,
      // A session that is over says nothing about the one that lasts.
      save: sentence => {
        const token = () => accountToken(sentence.userId)
        const request = createHttp({ ...http, token, onSignedOut: () => undefined })
        return saveSentence(sentence, {
          addExpenses: createApi(request).addExpenses,
          async addRepeating(first, every, key) {
            const added = await addRule(first, every, first.date, key, createPlansApi(request))
            if (added.kind === 'failed') return added
            return { kind: 'ok', value: added.value.expenses.filter(({ date }) => date === first.date) }
          },
        })
      },
    }),
  )
  const outbox = outboxOfAll(async () => (await recorder()).outbox, sentenceDelivery)
  const unsent = createUnsent({
    ...environment,
    visible,
    toasts,
    outbox,
    auth: auth.state,
    onOutcome,
    onSentLater,
    onTermsDue: () => void auth.refreshProfile(),
  })
  wiring.countKept(unsent.keptRecordings)
  wiring.whenReached(unsent.noteReached)
  showUnsentBadge(unsent.list, environment.showBadge)
  const signingOut = createSigningOut({
    outbox,
    auth,
    unsent,
    toasts,
    onSent: onSentLater,
    onOutcome: onOutcomeLeaving,
  })
  return { sentences, sentenceDelivery, outbox, unsent, signingOut }
}
