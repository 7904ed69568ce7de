/** Asks before a sign-out what to do with unsent recordings and sentences. */
import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useId } from 'react'
import { counted, t } from '../../i18n/translate.ts'
import type { SigningOutState } from '../../stores/unsent/signing-out.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { noticeText } from '../notice-text.ts'
import { useStores } from '../use-stores.ts'
import styles from './sign-out-dialog.module.css'

export function SignOutDialog() {
  useSignals()
  const { auth, signingOut, unsent } = useStores()
  const asked = signingOut.state.value
  const account = auth.state.value
  if (asked.kind === 'closed' || account.kind !== 'signedIn') return null
  const count = asked.ids.length
  const busy = asked.kind !== 'asking'
  return (
    <Dialog
      title={t('signingOut.title')}
      onClose={signingOut.close}
      actions={
        <button
          type="button"
          className="button"
          disabled={asked.kind === 'deleting'}
          onClick={signingOut.close}
        >
          {t('common.cancel')}
        </button>
      }
    >
      <p>{counted('signingOut.question', count)}</p>
      {asked.problem && <p role="alert">{problemText(asked.problem)}</p>}
      <div className={styles.choices}>
        <Choice
          hint={t('signingOut.sendHint')}
          kind="primary"
          disabled={busy}
          onChoose={() => void signingOut.sendNow()}
        >
          {t(asked.kind === 'sending' ? 'voice.unsent.sending' : 'signingOut.send')}
        </Choice>
        {asked.kind === 'sending' && (
          <progress className={styles.sent} value={unsent.sent.value} aria-label={t('voice.unsent.sent')} />
        )}
        <Choice
          hint={t('signingOut.keepHint', { account: account.user.email ?? t('signingOut.thisAccount') })}
          disabled={busy}
          onChoose={() => void signingOut.keep()}
        >
          {t('signingOut.keep')}
        </Choice>
        <Choice
          hint={t('signingOut.deleteHint')}
          kind="danger"
          disabled={busy}
          onChoose={() => void signingOut.remove()}
        >
          {t(asked.kind === 'deleting' ? 'signingOut.deleting' : 'signingOut.delete')}
        </Choice>
      </div>
    </Dialog>
  )
}

interface ChoiceProps {
  /** What follows from it, in small print below. */
  readonly hint: string
  readonly kind?: 'primary' | 'danger'
  readonly disabled: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}

function Choice({ hint, kind, disabled, onChoose, children }: ChoiceProps) {
  const hintId = useId()
  return (
    <div>
      <button
        type="button"
        className="button"
        data-kind={kind}
        aria-describedby={hintId}
        disabled={disabled}
        onClick={onChoose}
      >
        {children}
      </button>
      <small id={hintId}>{hint}</small>
    </div>
  )
}

function problemText(problem: NonNullable<Exclude<SigningOutState, { kind: 'closed' }>['problem']>): string {
  return problem === 'notDeleted' ? t('signingOut.notDeleted') : noticeText(problem)
}
