/** The capture bar's field for a typed sentence. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './sentence-field.module.css'
import { useReplaceOnTap } from './use-replace-on-tap.ts'
import { useSaidSentence } from './use-said-sentence.ts'

export interface SentenceFieldProps {
  readonly onFocus: () => void
}

export function SentenceField({ onFocus }: SentenceFieldProps) {
  useSignals()
  const { sentence, typed } = useStores()
  const field = useSaidSentence()
  const { refuse, listeners } = useReplaceOnTap(() => sentence.isReturned.peek())
  const [path] = useLocation()
  const typedOn = useRef(path)
  useEffect(() => {
    if (typedOn.current !== path) sentence.dropReturned()
    typedOn.current = path
  }, [path, sentence])

  async function save(): Promise<void> {
    if ((await sentence.submit()) && field.current) refuse(field.current)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed.value.trim() !== '') void save()
  }

  return (
    <form className={styles.form} onSubmit={submit} data-typing>
      <input
        {...listeners}
        ref={field}
        className={styles.input}
        value={typed.value}
        placeholder={t('capture.placeholder')}
        aria-label={t('capture.field')}
        autoComplete="off"
        enterKeyHint="done"
        onFocus={() => {
          onFocus()
          void sentence.wake()
        }}
        onChange={event => {
          typed.value = event.target.value
        }}
        onKeyDown={event => {
          if (event.key === 'Escape') typed.value = ''
        }}
      />
    </form>
  )
}
