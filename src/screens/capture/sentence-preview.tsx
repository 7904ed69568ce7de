/** Above the field: the expenses in the typed sentence, with Save, or the reason why it cannot be saved. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CorrectionOptions } from '../../../shared/domain/correction.ts'
import type { UnpricedExpense } from '../../../shared/domain/extraction.ts'
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import { type TextKey, t } from '../../i18n/translate.ts'
import { isRefused, type Reading } from '../../stores/requests/reading.ts'
import { sumsText } from '../notice-text.ts'
import { otherMoneyText } from '../other-money-text.ts'
import { isDeletion } from '../requests/edit-lines.ts'
import { useStores } from '../use-stores.ts'
import { BudgetAnswer } from './budget-answer.tsx'
import { readingText } from './reading-text.ts'
import { ClearButton, SentenceActions } from './sentence-actions.tsx'
import styles from './sentence-preview.module.css'
import { SentenceRows } from './sentence-rows.tsx'

export function SentencePreview() {
  useSignals()
  const { recording, sentence, today } = useStores()
  const reading = sentence.reading.value
  const isSaving = reading.kind === 'empty' && sentence.saving.value > 0
  if (recording.phase.value !== 'idle' || sentence.isReturned.value) return null
  const isCut = sentence.isCut.value
  const read = readingText(reading, today())
  const text = isCut && reading.kind !== 'expenses' ? `${read} ${t('sentence.cutText')}` : read
  return (
    <>
      <p className="hearable" role="status">
        {isSaving ? t('common.saving') : text}
        {isCut && reading.kind === 'expenses' && ` ${t('sentence.cut', { count: reading.items.length })}`}
      </p>
      {isSaving && <Told>{t('common.saving')}</Told>}
      {reading.kind === 'reading' && <Told>{t('sentence.reading')}</Told>}
      {reading.kind === 'expenses' && <Understood {...reading} />}
      {reading.kind === 'question' && <Request text={text} label={t('requests.ask')} />}
      {reading.kind === 'correction' &&
        (reading.correction.options.length > 0 ? (
          <Request text={text} label={t(correctionLabel(reading.correction))} />
        ) : (
          <NotUnderstood text={text} />
        ))}
      {reading.kind === 'undo' && <Request text={text} label={t('common.undo')} />}
      {reading.kind === 'drop' && <Request text={text} label={t('common.discard')} />}
      {reading.kind === 'unpriced' && <Unpriced said={reading.said} />}
      {reading.kind === 'budget' ? <BudgetAnswer /> : isRefused(reading) && <Refused text={text} />}
      {['noExpense', 'notSent', 'failed'].includes(reading.kind) && !isRefused(reading) && (
        <NotUnderstood text={text} />
      )}
    </>
  )
}

function correctionLabel({ options, asks }: CorrectionOptions): TextKey {
  if (asks) return 'requests.choose'
  return options.every(isDeletion) ? 'common.delete' : 'requests.apply'
}

/** The question or correction that Enter sends. */
function Request({ text, label }: { readonly text: string; readonly label: string }) {
  const { sentence } = useStores()
  return (
    <div className={styles.preview}>
      <p className={styles.told}>{text}</p>
      <SentenceActions label={label} onChoose={() => void sentence.submit()} />
    </div>
  )
}

function Told({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.preview}>
      <p className={styles.told}>{children}</p>
    </div>
  )
}

function Understood({ items, unpriced, besides }: Extract<Reading, { kind: 'expenses' }>) {
  useSignals()
  const { sentence } = useStores()
  return (
    <div className={styles.preview}>
      <SentenceRows items={items} unpriced={unpriced} />
      {items.length > 1 && (
        <p className={styles.total}>
          <span>{t('sentence.total', { count: items.length })}</span>
          <span className={styles.amount}>{sumsText(sumsByCurrency(items))}</span>
        </p>
      )}
      {besides.length > 0 && <p className={styles.besides}>{otherMoneyText(besides)}</p>}
      {sentence.isCut.value && <p className={styles.besides}>{t('sentence.cut', { count: items.length })}</p>}
      <SentenceActions label={t('sentence.save')} onChoose={() => void sentence.submit()} />
    </div>
  )
}

function Unpriced({ said }: { readonly said: UnpricedExpense }) {
  const { sentence } = useStores()
  return (
    <div className={styles.preview}>
      <SentenceRows unpriced={[said]} />
      <SentenceActions label={t('sentence.enterPrice')} onChoose={() => void sentence.submit()} />
    </div>
  )
}

function NotUnderstood({ text }: { readonly text: string }) {
  const { sentence } = useStores()
  return (
    <div className={styles.preview}>
      <p className={styles.told}>{text}</p>
      <SentenceActions label={t('sentence.form')} onChoose={sentence.addByForm} />
    </div>
  )
}

/** The form is for a sentence that the rules are wrong about. */
function Refused({ text }: { readonly text: string }) {
  const { sentence } = useStores()
  return (
    <div className={styles.preview}>
      <p className={styles.told}>{text}</p>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={sentence.addByForm}>
          {t('sentence.isExpense')}
        </button>
        <ClearButton label={t('sentence.ok')} kind="primary" />
      </div>
    </div>
  )
}
