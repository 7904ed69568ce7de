/** Something is under way. */
import styles from './spinner.module.css'

export function Spinner({ label }: { readonly label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <span className="hearable">{label}</span>
    </div>
  )
}

/** The same, in the middle of an otherwise empty page. */
export function PageSpinner({ label }: { readonly label: string }) {
  return (
    <div className={styles.page}>
      <Spinner label={label} />
    </div>
  )
}
