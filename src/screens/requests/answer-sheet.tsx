/** The answer to a question about what was spent. */
import { useSignals } from '@preact/signals-react/runtime'
import { Link } from 'wouter'
import { t } from '../../i18n/translate.ts'
import type { AskedQuestion } from '../../stores/requests/spending-answers.ts'
import { Sheet } from '../../widgets/sheet.tsx'
import { useStores } from '../use-stores.ts'
import { Figures, Known } from './answer-figures.tsx'
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
