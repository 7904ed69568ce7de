/** What a subscription gives. */
import { useSignals } from '@preact/signals-react/runtime'
import type { LucideIcon } from 'lucide-react'
import Check from 'lucide-react/icons/check'
import Headset from 'lucide-react/icons/headset'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Target from 'lucide-react/icons/target'
import Zap from 'lucide-react/icons/zap'
import { type TextKey, t } from '../../i18n/translate.ts'
import styles from './subscription-required.module.css'

const FEATURES: readonly TextKey[] = [
  'subscription.voiceRecording',
  'subscription.aiAnalysis',
  'subscription.exportData',
  'subscription.prioritySupport',
  'subscription.multiCurrency',
  'subscription.advancedReports',
]

const BENEFITS: readonly (readonly [icon: LucideIcon, title: TextKey, text: TextKey])[] = [
  [Target, 'claims.accuracy', 'subscription.accuracyText'],
  [Zap, 'claims.speed', 'subscription.speedText'],
  [ShieldCheck, 'subscription.security', 'subscription.securityText'],
  [Headset, 'claims.support', 'subscription.supportText'],
]

export function FeatureList() {
  useSignals()
  return (
    <section className={styles.card}>
      <h2 id="features">{t('subscription.features')}</h2>
      <ul className={styles.features} aria-labelledby="features">
        {FEATURES.map(feature => (
          <li key={feature}>
            <Check size={20} aria-hidden="true" />
            {t(feature)}
          </li>
        ))}
      </ul>
    </section>
  )
}

export function BenefitList() {
  useSignals()
  return (
    <section className={styles.card}>
      <h2 id="benefits">{t('subscription.benefits')}</h2>
      <ul className={styles.benefits} aria-labelledby="benefits">
        {BENEFITS.map(([Icon, title, text]) => (
          <li key={title}>
            <Icon size={20} aria-hidden="true" />
            <div>
              <h3>{t(title)}</h3>
              <p>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
