/** The account behind the profile, and the product itself. */
import { useSignals } from '@preact/signals-react/runtime'
import { dayInZone } from '../../../shared/domain/calendar-date.ts'
import { fullDayName } from '../../i18n/dates.ts'
import { counted, t } from '../../i18n/translate.ts'
import { LegalLinks } from '../../widgets/legal-links.tsx'
import { SupportContact } from '../support/support-contact.tsx'
import { useStores } from '../use-stores.ts'
import styles from './profile.module.css'

export function AccountInfo({ email }: { readonly email: string | null }) {
  useSignals()
  const { auth, timeZone } = useStores()
  const created = new Date(auth.profile.value?.createdAt ?? Number.NaN)
  const known = !Number.isNaN(created.getTime())
  return (
    <section className={styles.card} aria-labelledby="account">
      <h2 id="account">{t('profile.account')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('profile.email')}</dt>
          <dd>{email ?? t('profile.notAvailable')}</dd>
        </div>
        <div>
          <dt>{t('profile.created')}</dt>
          <dd>{known ? fullDayName(dayInZone(created, timeZone())) : t('profile.notAvailable')}</dd>
        </div>
        <div>
          <dt>{t('profile.provider')}</dt>
          <dd>{t('profile.google')}</dd>
        </div>
        <DaysLeft />
      </dl>
    </section>
  )
}

/** Of the trial, or of what was paid; nothing where the backend does not say. */
function DaysLeft() {
  useSignals()
  const state = useStores().subscription.state.value
  if (state.kind !== 'known' || state.subscription.daysRemaining === null) return null
  const { trial, daysRemaining } = state.subscription
  return (
    <div>
      <dt>{t(trial ? 'trial.name' : 'trial.paid')}</dt>
      <dd>{counted('trial.daysLeft', daysRemaining)}</dd>
    </div>
  )
}

export function About() {
  useSignals()
  return (
    <section className={styles.card} aria-labelledby="about">
      <h2 id="about">{t('profile.about')}</h2>
      <p className={styles.muted}>{t('profile.aboutText')}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('profile.version')}</dt>
          <dd>{__APP_VERSION__}</dd>
        </div>
      </dl>
      <LegalLinks licenses />
    </section>
  )
}

export function Help() {
  useSignals()
  return (
    <section className={styles.card} aria-labelledby="help">
      <h2 id="help">{t('support.title')}</h2>
      <SupportContact />
    </section>
  )
}
