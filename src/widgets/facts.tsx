/** A few named figures, each in a card of its own. */
import type { CSSProperties, ReactNode } from 'react'
import styles from './facts.module.css'

export interface Fact {
  readonly label: string
  /** Null while it is not known: its place is kept. Text is made as large as its card lets it be. */
  readonly value: ReactNode
  /** Smaller, below it. */
  readonly note?: ReactNode
}

export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value, note }) => (
        <div key={label} className={styles.fact} style={widthOf(value)}>
          <dt>{label}</dt>
          <dd className={styles.value} data-empty={value === null}>
            {value ?? '\u00a0'}
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** Of what is no text the width is not known; it is short. */
function widthOf(value: ReactNode): CSSProperties {
  return { '--characters': typeof value === 'string' ? value.length : 1 } as CSSProperties
}
