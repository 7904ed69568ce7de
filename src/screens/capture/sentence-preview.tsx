/** Above the field: the expenses in the typed sentence, with Save, or the reason why it cannot be saved. */
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import type { CorrectionOptions } from '../../../shared/domain/correction.ts'
import type { NoExpenseReason, UnpricedExpense } from '../../../shared/domain/extraction.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import type { PaymentMethod } from '../../../shared/domain/payment-method.ts'
import type { Recalled } from '../../../shared/domain/phrase-memory.ts'
import { sumsByCurrency } from '../../../shared/domain/totals.ts'
import { dayName } from '../../i18n/dates.ts'
import { categoryName, paymentName, type TextKey, t } from '../../i18n/translate.ts'
import { isRefused, type Reading } from '../../stores/requests/reading.ts'
import { CategoryIcon } from '../../widgets/category-icon.tsx'
import { dayText } from '../day-text.ts'
import { sumsText } from '../notice-text.ts'
import { otherMoneyText } from '../other-money-text.ts'
import { correctionText, isDeletion } from '../requests/edit-lines.ts'
import { questionText } from '../requests/question-text.ts'
import { useStores } from '../use-stores.ts'
import styles from './sentence-preview.module.css'

const REASONS: Readonly<Record<NoExpenseReason, TextKey>> = {
  income: 'sentence.reasons.income',
  moved: 'sentence.reasons.moved',
  others: 'sentence.reasons.others',
  plan: 'sentence.reasons.plan',
  question: 'sentence.reasons.question',
  confirmed: 'sentence.reasons.confirmed',
  negated: 'sentence.reasons.negated',
  news: 'sentence.reasons.news',
  amountOutOfRange: 'sentence.reasons.amountOutOfRange',
  unpriced: 'sentence.reasons.unclear',
  noAmount: 'sentence.reasons.unclear',
  unclear: 'sentence.reasons.unclear',
  unrelated: 'sentence.reasons.unclear',
}

export function SentencePreview() {
  useSignals()
  const { recording, sentence, today } = useStores()
  const reading = sentence.reading.value
  const isSaving = reading.kind === 'empty' && sentence.saving.value > 0
  if (recording.phase.value !== 'idle') return null
  return (
    <>
      <p className="hearable" role="status">
        {isSaving ? t('common.saving') : summaryOf(reading, today())}
        {sentence.isCut.value &&
          reading.kind === 'expenses' &&
          ` ${t('sentence.cut', { count: reading.items.length })}`}
      </p>
      {isSaving && <Told>{t('common.saving')}</Told>}
      {reading.kind === 'reading' && <Told>{t('sentence.reading')}</Told>}
      {reading.kind === 'expenses' && <Understood {...reading} />}
      {reading.kind === 'question' && (
        <Request text={summaryOf(reading, today())} label={t('requests.ask')} />
      )}
      {reading.kind === 'correction' && (
        <Request text={summaryOf(reading, today())} label={applyLabel(reading.correction)} />
      )}
      {reading.kind === 'unpriced' && <Unpriced said={reading.said} />}
      {isRefused(reading) && <Refused text={summaryOf(reading, today())} />}
      {(reading.kind === 'noExpense' || reading.kind === 'failed') && !isRefused(reading) && (
        <NotUnderstood text={summaryOf(reading, today())} />
      )}
    </>
  )
}

function applyLabel({ options }: CorrectionOptions): string {
  return t(options.length > 0 && options.every(isDeletion) ? 'common.delete' : 'requests.apply')
}

/** Summary for screen readers; empty for none. */
function summaryOf(reading: Reading, today: CalendarDate): string {
  switch (reading.kind) {
    case 'empty':
    case 'reading':
      return ''
    case 'expenses': {
      const [{ description } = { description: '' }, ...others] = reading.items
      const what = others.length === 0 ? description : t('sentence.total', { count: reading.items.length })
      const summary = `${what} ${sumsText(sumsByCurrency(reading.items))}`
      return reading.besides.length > 0 ? `${summary}. ${otherMoneyText(reading.besides)}` : summary
    }
    case 'unpriced':
      return `${reading.said.description} ${t('sentence.howMuch')}`
    case 'question':
      return questionText(reading.question, today)
    case 'correction':
      return correctionText(reading.correction)
    case 'noExpense':
      return t(REASONS[reading.reason])
    case 'failed':
      return t('sentence.failed')
  }
}

/** The question or correction that Enter sends. */
function Request({ text, label }: { readonly text: string; readonly label: string }) {
  const { sentence } = useStores()
  return (
    <div className={styles.preview}>
      <p className={styles.told}>{text}</p>
      <Actions label={label} onChoose={() => void sentence.submit()} />
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
      <ul className={styles.rows}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the sentence is all that names an item
          <Row key={index} {...item}>
            <span className={styles.amount}>{formatMoney(item.amount, item.currency)}</span>
          </Row>
        ))}
        {unpriced.map((said, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <UnpricedRow key={index} said={said} />
        ))}
      </ul>
      {items.length > 1 && (
        <p className={styles.total}>
          <span>{t('sentence.total', { count: items.length })}</span>
          <span className={styles.amount}>{sumsText(sumsByCurrency(items))}</span>
        </p>
      )}
      {besides.length > 0 && <p className={styles.besides}>{otherMoneyText(besides)}</p>}
      {sentence.isCut.value && <p className={styles.besides}>{t('sentence.cut', { count: items.length })}</p>}
      <Actions label={t('sentence.save')} onChoose={() => void sentence.submit()} />
    </div>
  )
}

function Unpriced({ said }: { readonly said: UnpricedExpense }) {
  const { sentence } = useStores()
  return (
    <div className={styles.preview}>
      <ul className={styles.rows}>
        <UnpricedRow said={said} />
      </ul>
      <Actions label={t('sentence.enterPrice')} onChoose={() => void sentence.submit()} />
    </div>
  )
}

function UnpricedRow({ said }: { readonly said: UnpricedExpense }) {
  return (
    <Row {...said}>
      <span className={styles.asked}>{t('sentence.howMuch')}</span>
    </Row>
  )
}

function NotUnderstood({ text }: { readonly text: string }) {
  const { sentence } = useStores()
  return (
    <div className={styles.preview}>
      <p className={styles.told}>{text}</p>
      <Actions label={t('sentence.form')} onChoose={sentence.addByForm} />
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

interface RowProps extends Pick<UnpricedExpense, 'description' | 'category'> {
  readonly date: CalendarDate
  readonly paymentMethod?: PaymentMethod | null
  readonly recalled?: Recalled | undefined
  /** At the row's end. */
  readonly children: ReactNode
}

function Row({ description, category, date, paymentMethod, recalled, children }: RowProps) {
  const { today } = useStores()
  return (
    <li className={styles.row}>
      <CategoryIcon category={category} />
      <span className={styles.what}>
        <span className={styles.description}>{description}</span>
        <span className={styles.meta}>
          {categoryName(category)}
          {date !== today() && ` · ${dayText(date, today())}`}
          {paymentMethod && ` · ${paymentName(paymentMethod)}`}
          {recalled && ` · ${t('receipt.recalled', { day: dayName(recalled.on) })}`}
        </span>
      </span>
      {children}
    </li>
  )
}

interface ActionsProps {
  readonly label: string
  readonly onChoose: () => void
}

function Actions({ label, onChoose }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <ClearButton label={t('sentence.clear')} />
      <button type="button" className="button" data-kind="primary" onClick={onChoose}>
        {label}
      </button>
    </div>
  )
}

interface ClearButtonProps {
  readonly label: string
  readonly kind?: 'primary'
}

function ClearButton({ label, kind }: ClearButtonProps) {
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
