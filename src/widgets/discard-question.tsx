/** Asks before unsaved input is lost. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useRef } from 'react'
import { t } from '../i18n/translate.ts'
import styles from './dialog.module.css'

export interface DiscardQuestionProps {
  /** That changes are not saved where absent. */
  readonly question?: string | undefined
  readonly onKeep: () => void
  readonly onDiscard: () => void
}

export function DiscardQuestion({
  question = t('discard.question'),
  onKeep,
  onDiscard,
}: DiscardQuestionProps) {
  useSignals()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <>
      <p role="alert" className={styles.question}>
        {question}
      </p>
      <button ref={keep} type="button" className="button" onClick={onKeep}>
        {t('discard.keep')}
      </button>
      <button type="button" className="button" data-kind="danger" onClick={onDiscard}>
        {t('common.discard')}
      </button>
    </>
  )
}
