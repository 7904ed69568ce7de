/** What a person prefers on this device. */
import { useSignals } from '@preact/signals-react/runtime'
import { offsetName } from '../../../shared/domain/calendar-date.ts'
import { CURRENCIES, type Currency } from '../../../shared/domain/currency.ts'
import { type TextKey, t } from '../../i18n/translate.ts'
import { HANDS, type Hand, THEMES, type Theme } from '../../stores/account/preferences.ts'
import { useStores } from '../use-stores.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { NotificationSetting } from './notification-setting.tsx'
import { PickSetting } from './pick-setting.tsx'
import styles from './profile.module.css'
import setting from './setting.module.css'
import { SumsSetting } from './sums-setting.tsx'

const CURRENCY_NAMES: Readonly<Record<Currency, TextKey>> = { IDR: 'profile.rupiah', USD: 'profile.dollar' }
const THEME_NAMES: Readonly<Record<Theme, TextKey>> = {
  system: 'profile.themeSystem',
  light: 'profile.themeLight',
  dark: 'profile.themeDark',
}
const HAND_NAMES: Readonly<Record<Hand, TextKey>> = { right: 'profile.handRight', left: 'profile.handLeft' }

export function Settings() {
  useSignals()
  const { preferences } = useStores()
  const { currency, tapMode, hand, theme } = preferences
  return (
    <section className={styles.card} aria-labelledby="settings">
      <h2 id="settings">{t('profile.settings')}</h2>
      <div className={`${setting.setting} ${setting.pick}`}>
        <span>{t('common.language')}</span>
        <LanguageSwitch />
      </div>
      <PickSetting label="profile.currency" choice={currency} choices={CURRENCIES} names={CURRENCY_NAMES} />
      <PickSetting label="profile.theme" choice={theme} choices={THEMES} names={THEME_NAMES} />
      <PickSetting label="profile.hand" choice={hand} choices={HANDS} names={HAND_NAMES} />
      <label className={setting.setting}>
        <span>
          {t('profile.tapMode')}
          <small>{t('profile.tapModeText')}</small>
        </span>
        <input
          type="checkbox"
          checked={tapMode.value}
          onChange={event => {
            tapMode.value = event.target.checked
          }}
        />
      </label>
      <NotificationSetting />
      <SumsSetting />
      <TimeZone />
    </section>
  )
}

/** The device's time zone, shown as an explanation of wrong days. */
function TimeZone() {
  useSignals()
  const { timeZone } = useStores()
  return (
    <dl className={setting.setting}>
      <dt>
        {t('profile.timeZone')}
        <small>{t('profile.timeZoneText')}</small>
      </dt>
      <dd>
        {timeZone().replaceAll('_', ' ')} (UTC{offsetName(new Date())})
      </dd>
    </dl>
  )
}
