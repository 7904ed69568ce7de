/** A copy of all that is stored of the account, as one file. */
import { effect, type ReadonlySignal, signal } from '@preact/signals-react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { COPY_TYPE } from '../../../shared/wire/own-data.ts'
import type { OwnDataApi } from '../../api/own-data-endpoints.ts'
import type { AuthState } from '../account/auth.ts'
import type { Toasts } from '../messages/toasts.ts'
import type { SaveFile } from './exporting.ts'

export type OwnCopyState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'asking'; readonly problem: OwnCopyProblem | null }
  | { readonly kind: 'fetching' }

export type OwnCopyProblem =
  | { readonly kind: 'network' }
  /** `message` is the backend's, where it sent one. */
  | { readonly kind: 'refused'; readonly message: string | null }

export interface OwnCopyDeps {
  readonly api: Pick<OwnDataApi, 'copy'>
  readonly auth: ReadonlySignal<AuthState>
  readonly toasts: Pick<Toasts, 'show'>
  readonly today: () => CalendarDate
  readonly saveFile: SaveFile
}

export function createOwnCopy({ api, auth, toasts, today, saveFile }: OwnCopyDeps) {
  const state = signal<OwnCopyState>({ kind: 'closed' })
  let underWay: AbortController | null = null

  /** Gives up what is being fetched. */
  function close(): void {
    underWay?.abort()
    underWay = null
    state.value = { kind: 'closed' }
  }

  async function fetch(): Promise<void> {
    if (state.peek().kind !== 'asking') return
    const own = new AbortController()
    underWay = own
    state.value = { kind: 'fetching' }
    const result = await api.copy(own.signal)
    if (underWay !== own) return
    underWay = null
    if (result.kind === 'failed') {
      const { failure } = result
      const message = failure.kind === 'status' ? failure.message : null
      const problem = failure.kind === 'offline' ? 'network' : 'refused'
      state.value = { kind: 'asking', problem: { kind: problem, message } }
      return
    }
    saveFile(`ucap-${today()}.zip`, COPY_TYPE, result.value)
    close()
    toasts.show('success', { kind: 'copySaved' })
  }

  effect(() => {
    if (auth.value.kind === 'signedOut') close()
  })

  return {
    state: state as ReadonlySignal<OwnCopyState>,
    open(): void {
      close()
      state.value = { kind: 'asking', problem: null }
    },
    fetch,
    close,
  }
}
