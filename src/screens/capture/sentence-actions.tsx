/** The two buttons below a typed sentence: clear the field, or do what Enter does. */
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './sentence-preview.module.css'

export interface SentenceActionsProps {
  readonly label: string
  readonly onChoose: () => void
}

export function SentenceActions({ label, onChoose }: SentenceActionsProps) {
  return (
    <div className={styles.actions}>
      <ClearButton label={t('sentence.clear')} />
      <button type="button" className="button" data-kind="primary" onClick={onChoose}>
        {label}
      </button>
    </div>
  )
}

export interface ClearButtonProps {
  readonly label: string
  readonly kind?: 'primary'
}

export function ClearButton({ label, kind }: ClearButtonProps) {
  const { typed } = useStores()
  return (
    <button
      type="button"
      className="button"
      data-kind={kind}
      // The field keeps the focus for the next sentence, and with it the keyboard.
      onMouseDown={event => event.preventDefault()}
      onClick={() => {
        typed.value = ''
      }}
    >
      {label}
    </button>
  )
}
