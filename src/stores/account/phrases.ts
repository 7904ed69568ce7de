/** What corrections have taught: for reading typed sentences, and to be looked at and forgotten. */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-react'
import { NO_MEMORY, type PhraseMemory, type PhraseRule } from '../../../shared/domain/phrase-memory.ts'
import type { PhraseBook } from '../../../shared/wire/phrases.ts'
import type { ApiResult } from '../../api/http.ts'
import type { PhrasesApi } from '../../api/phrase-endpoints.ts'
import type { CachedResponse } from '../../api/response-cache.ts'
import { failureNotice } from '../messages/failure-notice.ts'
import type { Toasts } from '../messages/toasts.ts'
import { createCachedQuery } from '../server-state/cached-query.ts'
import type { AuthState } from './auth.ts'

export interface PhrasesDeps {
  readonly api: PhrasesApi
  readonly cached: () => CachedResponse<PhraseBook> | null
  readonly auth: ReadonlySignal<AuthState>
  /** Whether the field of the capture bar has the focus: what was taught is needed then. */
  readonly typing: ReadonlySignal<boolean>
  readonly toasts: Pick<Toasts, 'show'>
}

export type Phrases = ReturnType<typeof createPhrases>

export function createPhrases({ api, cached, auth, typing, toasts }: PhrasesDeps) {
  const book = createCachedQuery<PhraseBook>()
  const query = { request: () => api.book(), cached }
  /** Whether a change is under way. */
  const busy = signal(false)
  /** Whether the person is asked if everything is to be forgotten. */
  const asking = signal(false)
  /** Something was saved or corrected since the book was read. */
  let outdated = true

  async function refresh(): Promise<void> {
    if (auth.peek().kind !== 'signedIn') return
    outdated = false
    const result = await book.refresh(query)
    if (result?.kind !== 'ok') outdated = true
  }

  effect(() => {
    const { kind } = auth.value
    untracked(() => {
      book.reset()
      asking.value = false
      outdated = true
      if (kind === 'signedIn') book.recall(query)
    })
  })
  effect(() => {
    if (typing.value && outdated) untracked(() => void refresh())
  })

  /** Whether it succeeded; the person has been told where it did not. */
  async function change(call: () => Promise<ApiResult<unknown>>): Promise<boolean> {
    if (busy.peek()) return false
    busy.value = true
    const result = await call()
    busy.value = false
    if (result.kind === 'failed') toasts.show('error', failureNotice(result.failure, 'phraseFailed'))
    await refresh()
    return result.kind === 'ok'
  }

  return {
    book: book.data as ReadonlySignal<PhraseBook | null>,
    memory: computed((): PhraseMemory => book.data.value ?? NO_MEMORY),
    failed: book.failed,
    loading: book.loading,
    busy: busy as ReadonlySignal<boolean>,
    asking: asking as ReadonlySignal<boolean>,
    refresh,
    /** What is taught may be something else by now. */
    async outdate(): Promise<void> {
      outdated = true
      if (typing.peek()) await refresh()
    },
    async forget(rule: PhraseRule): Promise<void> {
      if (!(await change(() => api.forget(rule.id)))) return
      const undo = () => void change(() => api.restore(rule))
      toasts.show('success', { kind: 'phraseForgotten', what: rule.phrase }, { undo })
    },
    learn: () => change(() => api.setLearning(true)),
    askToStop(): void {
      asking.value = true
    },
    cancel(): void {
      asking.value = false
    },
    async stop(): Promise<void> {
      if (await change(() => api.setLearning(false))) asking.value = false
    },
  }
}
