/** Signing in: one button, and what the product is for. */
import { useSignals } from '@preact/signals-react/runtime'
import type { LucideIcon } from 'lucide-react'
import Gauge from 'lucide-react/icons/gauge'
import Mic from 'lucide-react/icons/mic'
import Tags from 'lucide-react/icons/tags'
import { lazy, Suspense, useEffect, useState } from 'react'
import { t } from '../../i18n/translate.ts'
import type { EntryOutcome } from '../../stores/account/auth.ts'
import { LegalLinks } from '../../widgets/legal-links.tsx'
import { LanguageSwitch } from '../profile/language-switch.tsx'
import { useStores } from '../use-stores.ts'
import styles from './login.module.css'

/** Removed from a production build, where the button opens Google's own chooser. */
const AccountChooser = __LOCAL_MODE__ ? lazy(() => import('./account-chooser.tsx')) : null

const PROMISES = [
  [Mic, 'login.voiceTitle', 'login.voiceText'],
  [Tags, 'login.smartTitle', 'login.smartText'],
  [Gauge, 'login.realtimeTitle', 'login.realtimeText'],
] as const satisfies readonly (readonly [LucideIcon, string, string])[]

const CLAIMS = ['claims.accuracy', 'claims.speed', 'claims.support'] as const

type Step = 'ready' | 'choosing' | 'signingIn' | 'failed'

export function Login({ onReady }: { readonly onReady: () => void }) {
  useSignals()
  const { auth } = useStores()
  const [step, setStep] = useState<Step>('ready')
  const [refusal, setRefusal] = useState<string | null>(null)
  useEffect(onReady, [onReady])

  async function finish(signIn: ReturnType<typeof auth.signIn>): Promise<void> {
    setStep('signingIn')
    const outcome = await signIn
    setRefusal(refusalOf(outcome))
    setStep(outcome.kind === 'signedIn' || outcome.kind === 'cancelled' ? 'ready' : 'failed')
  }

  return (
    <main className={styles.page}>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <img src="/icon.svg" alt="" width="72" height="72" />
      <h1 className={styles.title}>{t('login.title')}</h1>
      <p className={styles.subtitle}>{t('login.subtitle')}</p>
      <button
        type="button"
        className={`button ${styles.google}`}
        data-kind="primary"
        disabled={step === 'signingIn'}
        aria-busy={step === 'signingIn'}
        onClick={() => (AccountChooser ? setStep('choosing') : void finish(auth.signIn()))}
      >
        {step === 'signingIn' && <span className={styles.busy} aria-hidden="true" />}
        {t(step === 'signingIn' ? 'login.signingIn' : 'login.google')}
      </button>
      {step === 'failed' && (
        <p role="alert" className={styles.failed}>
          {refusal ?? t('login.failed')}
        </p>
      )}
      <p className={styles.agreement}>{t('login.agreement')}</p>
      <LegalLinks newTab />
      <ul className={styles.promises} aria-label={t('login.promises')}>
        {PROMISES.map(([Icon, title, text]) => (
          <li key={title}>
            <Icon size={24} aria-hidden="true" />
            <div>
              <h2>{t(title)}</h2>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
      <ul className={styles.claims}>
        {CLAIMS.map(claim => (
          <li key={claim}>{t(claim)}</li>
        ))}
      </ul>
      {AccountChooser && step === 'choosing' && (
        <Suspense>
          <AccountChooser
            onChoose={account => void finish(auth.signInAs(account))}
            onClose={() => setStep('ready')}
          />
        </Suspense>
      )}
    </main>
  )
}

/** Null for a failure without a known reason. */
/** Reasons of a failed sign-in: the code that signs in, or Google, was not reached. */
const UNREACHED: ReadonlySet<string> = new Set(['load', 'auth/network-request-failed', 'auth/timeout'])

function refusalOf(outcome: EntryOutcome): string | null {
  if (outcome.kind === 'disabled') return t('login.disabled')
  if (outcome.kind === 'failed' && UNREACHED.has(outcome.reason)) return t('login.network')
  return outcome.kind === 'refused' ? outcome.message : null
}
