/** The header of figures: heading, time of figures that are not up to date, and actions. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { AsOf } from '../widgets/as-of.tsx'
import styles from './figures-header.module.css'
import { useStores } from './use-stores.ts'

export interface FiguresHeaderProps {
  /** An `h1` or `h2`. */
  readonly heading: ReactNode
  /** In milliseconds since the epoch; null where they are up to date. */
  readonly at: number | null
  /** A button, beside the heading. */
  readonly children?: ReactNode
}

export function FiguresHeader({ heading, at, children }: FiguresHeaderProps) {
  useSignals()
  const { connection, now } = useStores()
  return (
    <header className={styles.header}>
      <div className={styles.line}>
        <div className={styles.title}>
          {heading}
          <AsOf at={at} offline={connection.offline.value} now={now().getTime()} />
        </div>
        {children}
      </div>
    </header>
  )
}
