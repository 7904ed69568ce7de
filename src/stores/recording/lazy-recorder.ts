/** The one recorder of the page, loaded when the voice path is first wanted. */
import type { Recorder, RecorderDeps } from '../../recorder/recorder.ts'
import { memoizeAsync } from '../loading/memoize-async.ts'

/** Of the recordings that are sent. */
export type SendingEvents = Pick<RecorderDeps, 'uploading' | 'stageReached'>

export type CreateRecorder = (deps: SendingEvents & Pick<RecorderDeps, 'accessToken'>) => Promise<Recorder>

/** A load that failed is forgotten, so that the next press tries again. */
export function lazyRecorder(
  create: CreateRecorder,
  accessToken: RecorderDeps['accessToken'],
  events: SendingEvents,
): () => Promise<Recorder> {
  return memoizeAsync(() => create({ accessToken, ...events }))
}
