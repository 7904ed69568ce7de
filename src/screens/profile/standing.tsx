/** For a restricted or warned account: reasons, duration, transcripts, and the answer to an objection. */
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { momentName } from '../../i18n/dates.ts'
import { counted, t } from '../../i18n/translate.ts'
import type { Standing as Known } from '../../stores/account/standing.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { RetryAlert } from '../../widgets/retry-alert.tsx'
import { useStores } from '../use-stores.ts'
import styles from './profile.module.css'
import own from './standing.module.css'

export function Standing() {
  useSignals()
  const { standing } = useStores()
  useEffect(() => void standing.refresh(), [standing])
  const known = standing.standing.value
  if (known === null && standing.failed.value === null) return null
  return (
    <section className={styles.card} aria-labelledby="standing">
      <h2 id="standing">{t('standing.title')}</h2>
      {known === null && (
        <RetryAlert
          text={t('errors.network')}
          busy={standing.loading.value}
          onRetry={() => void standing.refresh()}
        />
      )}
      {known && (
        <>
          <p className={own.state}>{stateText(known)}</p>
          {(known.restriction || known.heard.length > 0) && (
            <p className={styles.muted}>{t('standing.why')}</p>
          )}
          {known.heard.length > 0 && <Heard heard={known.heard} />}
          {known.objection && <Objection objection={known.objection} />}
        </>
      )}
      {standing.mayObject.value && (
        <div className={styles.buttons}>
          <button
            type="button"
            className={`button ${own.object}`}
            aria-haspopup="dialog"
            onClick={deferUntilPaint(standing.open)}
          >
            {t('standing.object')}
          </button>
        </div>
      )}
    </section>
  )
}

/** Up to this many are expanded at first. */
const FEW = 3

function Heard({ heard }: Pick<Known, 'heard'>) {
  useSignals()
  return (
    <details className={own.heard} open={heard.length <= FEW}>
      <summary>{counted('standing.heard', heard.length)}</summary>
      <ul>
        {heard.map(({ at, transcription, violation_type, counted: counts }) => (
          <li key={at} className={own.said}>
            “{transcription}”
            <small>
              {momentName(Date.parse(at))} · {t(`standing.led.${counts ? violation_type : 'not_expense'}`)}
            </small>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Objection({ objection }: { readonly objection: NonNullable<Known['objection']> }) {
  useSignals()
  const { answer, text } = objection
  const outcome = answer ? (answer.accepted ? 'standing.accepted' : 'standing.rejected') : 'standing.waits'
  return (
    <>
      <dl className={own.objection}>
        <dt>{t('standing.objection')}</dt>
        <dd>{text}</dd>
        {answer?.text && (
          <>
            <dt>{t('standing.answer')}</dt>
            <dd>{answer.text}</dd>
          </>
        )}
      </dl>
      <p className={own.outcome}>{t(outcome, { time: momentName(Date.parse((answer ?? objection).at)) })}</p>
    </>
  )
}

function stateText({ restriction, heard }: Known): string {
  if (restriction === null) return t(heard.some(one => one.counted) ? 'standing.warned' : 'standing.open')
  if (restriction.until !== null)
    return t('standing.until', { time: momentName(Date.parse(restriction.until)) })
  return t(restriction.type === 'permanent_ban' ? 'standing.forGood' : 'standing.untilLifted')
}
