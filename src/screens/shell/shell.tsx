/** What every signed-in screen has: navigation and the two floating buttons. */
import { useSignals } from '@preact/signals-react/runtime'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useRef } from 'react'
import { t } from '../../i18n/translate.ts'
import { firstPaint } from '../../widgets/first-paint.ts'
import { pressed } from '../../widgets/pressed.ts'
import { recorderIsReady } from '../../widgets/recorder-ready.ts'
import { whenIdle } from '../../widgets/when-idle.ts'
import { useFirstStores } from '../use-stores.ts'
import { RecordButton } from '../voice/record-button.tsx'
import { Navigation } from './navigation.tsx'
import styles from './shell.module.css'

export interface ShellProps {
  readonly children: ReactNode
  /** What opens over all of it. */
  readonly over: ReactNode
  /** What is likely to be wanted next: called once the figures are there and the page is idle. */
  readonly onIdle: () => void
}

export function Shell({ children, over, onIdle }: ShellProps) {
  useSignals()
  const { ask, askLater, dashboard, recording } = useFirstStores()

  // The recorder before all else, not when the page is idle: a press may follow the first paint.
  useEffect(() => void firstPaint.then(recording.warm).then(recorderIsReady), [recording])
  useEffect(() => whenIdle(() => askLater(() => undefined)), [askLater])

  // What is for later is not fetched beside the figures that somebody waits for.
  const waits = dashboard.loading.value
  const begun = useRef(false)
  useEffect(() => {
    if (waits || begun.current) return
    return whenIdle(() => {
      begun.current = true
      onIdle()
      return askLater(({ unsent }) => unsent.refresh())
    })
  }, [waits, askLater, onIdle])

  return (
    <div className={styles.shell}>
      {children}
      <button
        type="button"
        className={styles.add}
        aria-label={t('add.open')}
        onClick={pressed(() => ask(({ editing }) => editing.openAdd()))}
      >
        <Plus size={24} aria-hidden="true" />
      </button>
      <RecordButton />
      <Navigation />
      {over}
    </div>
  )
}
