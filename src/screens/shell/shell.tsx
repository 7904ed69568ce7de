/** What every signed-in screen has: its foot of capture bar and navigation. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import { firstPaint } from '../../widgets/first-paint.ts'
import { markRecorderReady } from '../../widgets/recorder-ready.ts'
import { whenIdle } from '../../widgets/when-idle.ts'
import { CaptureBar } from '../capture/capture-bar.tsx'
import { MessagesSlot } from '../capture/messages-slot.tsx'
import { useStores } from '../use-stores.ts'
import { Navigation } from './navigation.tsx'
import styles from './shell.module.css'

export interface ShellProps {
  readonly children: ReactNode
  /** What has to be told, above the capture bar. */
  readonly messages?: ReactNode
  /** What the sentence in the capture bar's field says. */
  readonly preview?: ReactNode
  /** Above the capture bar for as long as it is true. */
  readonly standing?: ReactNode
  /** Stands on the foot, however high that is, and leaves the page in use. */
  readonly sheet?: ReactNode
  /** What opens over all of it. */
  readonly over: ReactNode
  /** What is likely to be wanted next: called once the figures are there and the page is idle. */
  readonly onIdle: () => void
}

export function Shell({ children, messages, preview, standing, sheet, over, onIdle }: ShellProps) {
  useSignals()
  const stores = useStores()
  const { dashboard, lazy, recording } = stores

  // The recorder before all else, not when the page is idle: a press may follow the first paint.
  useEffect(() => void firstPaint.then(recording.warm).then(markRecorderReady), [recording])
  useEffect(() => whenIdle(lazy.preload), [lazy])

  // The lazy parts are not fetched beside the figures, which the person waits for.
  const waits = dashboard.loading.value
  const begun = useRef(false)
  useEffect(() => {
    if (waits || begun.current) return
    return whenIdle(() => {
      begun.current = true
      onIdle()
      return stores.unsent.refresh()
    })
  }, [waits, stores, onIdle])

  return (
    <div className={styles.shell}>
      <div className={styles.content}>{children}</div>
      <div className={styles.foot}>
        {sheet}
        <section className={styles.above} aria-label={t('capture.messages')}>
          <MessagesSlot>{messages}</MessagesSlot>
          {standing}
        </section>
        <CaptureBar preview={preview} />
        <Navigation />
      </div>
      {over}
    </div>
  )
}
