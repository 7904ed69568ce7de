/** The one recorder of the page, loaded when the voice path is first wanted. */
import type { ReadonlySignal } from '@preact/signals-react'
import type { Recorder, RecorderDeps } from '../recorder/recorder.ts'
import type { Session } from '../session/session.ts'
import type { AuthState } from './auth.ts'
import { memoizeAsync } from './memoize-async.ts'

/** Of the recordings that are sent. */
export type SendingEvents = Pick<RecorderDeps, 'uploading' | 'stageReached'>

export type CreateRecorder = (deps: SendingEvents & Pick<RecorderDeps, 'accessToken'>) => Promise<Recorder>

/** A load that failed is forgotten, so that the next press tries again. */
export function lazyRecorder(
  create: CreateRecorder,
  session: Pick<Session, 'token'>,
  auth: ReadonlySignal<AuthState>,
  events: SendingEvents,
): () => Promise<Recorder> {
  /** A recording is only ever sent as the account that spoke it. */
  async function accessToken(userId: string) {
    const isSpeaker = () => auth.value.kind === 'signedIn' && auth.value.user.uid === userId
    const token = isSpeaker() ? await session.token() : ({ kind: 'none' } as const)
    return isSpeaker() ? token : ({ kind: 'none' } as const)
  }

  return memoizeAsync(() => create({ accessToken, ...events }))
}
