/** Who is signed in, their preferences on this device, and the way out. */
import { useSignals } from '@preact/signals-react/runtime'
import { LogOut, UserRound } from 'lucide-react'
import { CURRENCIES, type Currency } from '../../domain/currency.ts'
import { type TextKey, t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './profile.module.css'

const CURRENCY_NAMES: Readonly<Record<Currency, TextKey>> = { IDR: 'profile.rupiah', USD: 'profile.dollar' }

export function Profile() {
  useSignals()
  const { auth, preferences } = useStores()
  const state = auth.state.value
  if (state.kind !== 'signedIn') return null
  const { displayName, email, photoURL } = state.user
  const name = displayName || auth.profile.value?.name || t('profile.fallbackName')

  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{t('profile.title')}</h1>
      <section className={styles.person}>
        {photoURL ? (
          <img className={styles.photo} src={photoURL} alt="" referrerPolicy="no-referrer" />
        ) : (
          <span className={styles.photo} aria-hidden="true">
            <UserRound size={32} />
          </span>
        )}
        <div className={styles.names}>
          <p className={styles.name}>{name}</p>
          <p className={styles.email}>{email}</p>
        </div>
      </section>
      <section className={styles.card} aria-labelledby="settings">
        <h2 id="settings">{t('profile.settings')}</h2>
        <div className={styles.setting}>
          <span>{t('profile.language')}</span>
          <LanguageSwitch />
        </div>
        <label className={styles.setting}>
          <span>{t('profile.currency')}</span>
          <select
            className={styles.select}
            value={preferences.currency.value}
            onChange={event => {
              preferences.currency.value = event.target.value as Currency
            }}
          >
            {CURRENCIES.map(currency => (
              <option key={currency} value={currency}>
                {t(CURRENCY_NAMES[currency])}
              </option>
            ))}
          </select>
        </label>
        <label className={styles.setting}>
          <span>
            {t('profile.tapMode')}
            <small>{t('profile.tapModeText')}</small>
          </span>
          <input
            type="checkbox"
            checked={preferences.tapMode.value}
            onChange={event => {
              preferences.tapMode.value = event.target.checked
            }}
          />
        </label>
      </section>
      <button type="button" className="button" onClick={() => void auth.signOut()}>
        <LogOut size={20} aria-hidden="true" />
        {t('profile.signOut')}
      </button>
    </main>
  )
}
