/** Shown where there are no figures. */
import type { ReactNode } from 'react'
import styles from './empty-note.module.css'

export interface EmptyNoteProps {
  readonly title?: string
  readonly text: string
  readonly children?: ReactNode
}

export function EmptyNote({ title, text, children }: EmptyNoteProps) {
  return (
    <section className={styles.empty}>
      {title && <h2 data-list-title>{title}</h2>}
      <p>{text}</p>
      {children}
    </section>
  )
}
