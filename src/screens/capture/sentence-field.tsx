/** The field of the capture bar: what was spent, in words. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './sentence-field.module.css'

export function SentenceField() {
  useSignals()
  const { editing } = useStores()
  const [sentence, setSentence] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    const said = sentence.trim()
    if (said === '') return
    setSentence('')
    editing.openAdd(said)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        className={styles.input}
        value={sentence}
        placeholder={t('capture.placeholder')}
        aria-label={t('capture.field')}
        autoComplete="off"
        enterKeyHint="done"
        onChange={event => setSentence(event.target.value)}
      />
    </form>
  )
}
