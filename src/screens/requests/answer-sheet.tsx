/** The answer to a question about what was spent. */
import { useSignals } from '@preact/signals-react/runtime'
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { formatMoney } from '../../../shared/domain/money.ts'
import { knownTime } from '../../i18n/dates.ts'
import { counted, t } from '../../i18n/translate.ts'
import type { KnownSum } from '../../stores/requests/known-sum.ts'
import type { AskedQuestion } from '../../stores/requests/spending-answers.ts'
import { CategoryIcon } from '../../widgets/category-icon.tsx'
import { Sheet } from '../../widgets/sheet.tsx'
import { dayText } from '../day-text.ts'
import { useAmounts } from '../use-amounts.ts'
import { useStores } from '../use-stores.ts'
import { answerLink } from './answer-link.ts'
import { questionText } from './question-text.ts'
import styles from './requests.module.css'

export function AnswerSheet({ asked }: { readonly asked: AskedQuestion }) {
  useSignals()
  const { spendingAnswers, today } = useStores()
  const { question, text, result } = asked
  const link = answerLink(question, today())
  const hasFailed = result.kind === 'failed'
  const isListed = result.kind === 'answered' && result.answer.count > 0
  return (
    <Sheet
      title={questionText(question, today())}
      onClose={spendingAnswers.close}
      unsaved={false}
      actions={
        <>
          <button type="button" className="button" onClick={spendingAnswers.close}>
            {t('common.close')}
          </button>
          {isListed && (
            <Link
              href={link}
              className={`button ${styles.link}`}
              data-kind="primary"
              onClick={spendingAnswers.close}
            >
              {t('requests.showAll')}
            </Link>
          )}
          {hasFailed && (
            <button type="button" className="button" data-kind="primary" onClick={spendingAnswers.retry}>
              {t('common.retry')}
            </button>
          )}
        </>
      }
    >
      <p className={styles.quote}>“{text}”</p>
      <div role="status">
        {result.kind === 'asking' && <p className={styles.told}>{t('requests.asking')}</p>}
        {hasFailed && result.known && <Known known={result.known} />}
        {hasFailed && !result.known && (
          <p className={styles.told}>{t(result.offline ? 'requests.offline' : 'requests.failed')}</p>
        )}
        {result.kind === 'answered' && <Figures asked={asked} answer={result.answer} />}
      </div>
    </Sheet>
  )
}

function Known({ known: { totals, at } }: { readonly known: KnownSum }) {
  useSignals()
  const { now } = useStores()
  const { currency, exact } = useAmounts()
  const head = exact(totals[currency])
  return (
    <>
      <p className={styles.figure} style={{ '--characters': head.length } as CSSProperties}>
        {head}
      </p>
      <p className={styles.beside}>
        {[
          t('offline.label'),
          ...(at === null ? [] : [t('offline.asOf', { time: knownTime(at, now().getTime()) })]),
        ].join(' · ')}
      </p>
    </>
  )
}

type Answered = Extract<AskedQuestion['result'], { kind: 'answered' }>

function Figures({ asked, answer }: { readonly asked: AskedQuestion; readonly answer: Answered['answer'] }) {
  useSignals()
  const { today } = useStores()
  const { currency, exact } = useAmounts()
  const { what } = asked.question
  const { count, totals, expenses } = answer
  const [largest] = expenses
  const sum = exact(totals[currency])
  if (count === 0 || !largest) return <p className={styles.told}>{t('requests.nothing')}</p>
  const head =
    what === 'count'
      ? counted('requests.times', count)
      : what === 'largest'
        ? formatMoney(largest.amount, largest.currency)
        : sum
  const beside =
    what === 'largest' ? largest.description : what === 'count' ? sum : counted('requests.expenses', count)
  return (
    <>
      <p className={styles.figure} style={{ '--characters': head.length } as CSSProperties}>
        {head}
      </p>
      <p className={styles.beside}>{beside}</p>
      <ul className={styles.rows} aria-label={t(what === 'largest' ? 'requests.largest' : 'requests.latest')}>
        {expenses.map(expense => (
          <li key={expense.id} className={styles.row}>
            <CategoryIcon category={expense.category} />
            <span className={styles.name}>{expense.description}</span>
            <span className={styles.amount}>{formatMoney(expense.amount, expense.currency)}</span>
            <span className={styles.meta}>{dayText(expense.date, today())}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
