/** The frame of every signed-in screen, with capture bar and navigation in its foot. */
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
  /** Messages above the capture bar. */
  readonly messages?: ReactNode
  /** The preview of the sentence in the capture bar's field. */
  readonly preview?: ReactNode
  /** Persistent messages above the capture bar. */
  readonly standing?: ReactNode
  /** A non-modal sheet on top of the foot. */
  readonly sheet?: ReactNode
  /** Dialogs above everything. */
  readonly over: ReactNode
  /** Loads what is likely to be needed next; called once the figures are loaded and the page is idle. */
  readonly onIdle: () => void
}

export function Shell({ children, messages, preview, standing, sheet, over, onIdle }: ShellProps) {
  useSignals()
  const stores = useStores()
  const { dashboard, lazy, recording } = stores

  // The recorder first, without waiting for idle time: a press may follow the first paint.
  useEffect(() => void firstPaint.then(recording.warm).then(markRecorderReady), [recording])
  useEffect(() => whenIdle(lazy.preload), [lazy])

  // The lazy parts are fetched after the figures, for which the user waits.
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
