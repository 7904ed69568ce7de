/** In place of figures that there are none of. */
import styles from './empty-note.module.css'

export interface EmptyNoteProps {
  readonly title?: string
  readonly text: string
}

export function EmptyNote({ title, text }: EmptyNoteProps) {
  return (
    <section className={styles.empty}>
      {title && <h2>{title}</h2>}
      <p>{text}</p>
    </section>
  )
}
