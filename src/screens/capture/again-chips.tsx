/** Above the empty field: usual expenses at this time of day, each saved by one tap. */
import { useSignals } from '@preact/signals-react/runtime'
import { type MouseEvent, useId } from 'react'
import { formatMoney } from '../../../shared/domain/money.ts'
import type { UsualExpense } from '../../../shared/domain/usual.ts'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './again-chips.module.css'

export function AgainChips() {
  useSignals()
  const { again, corrections, recording, review, spendingAnswers } = useStores()
  const headingId = useId()
  const offered = again.offered.value
  // They would cover the buttons of a sheet.
  const isCovered = review.review.value ?? corrections.shown.value ?? spendingAnswers.shown.value
  if (!offered || offered.length === 0 || isCovered || recording.phase.value !== 'idle') return null

  function choose(usual: UsualExpense, { currentTarget }: MouseEvent): void {
    void again.save(usual)
    const { activeElement } = document
    // After a touch the keyboard is closed, as it would hide the message; keyboard users keep the focus.
    if (activeElement instanceof HTMLElement && activeElement !== currentTarget) activeElement.blur()
  }

  return (
    <section className={styles.again} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('again.title')}
      </h2>
      {/* A press must not take the focus from the field, which would close this before the click. */}
      <ul className={styles.chips} onMouseDown={event => event.preventDefault()}>
        {offered.map(usual => (
          <li key={usual.description}>
            <button
              type="button"
              className={styles.chip}
              aria-disabled={again.saving.value.includes(usual)}
              onClick={event => choose(usual, event)}
            >
              <span className={styles.description}>{usual.description}</span>{' '}
              <b className={styles.amount}>{formatMoney(usual.amount, usual.currency)}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
