/** A setting with a few named choices. */
import { useSignals } from '@preact/signals-react/runtime'
import { type TextKey, t } from '../../i18n/translate.ts'
import styles from './setting.module.css'

export interface PickSettingProps<T extends string> {
  readonly label: TextKey
  readonly choice: { value: T }
  readonly choices: readonly T[]
  readonly names: Readonly<Record<T, TextKey>>
}

export function PickSetting<T extends string>({ label, choice, choices, names }: PickSettingProps<T>) {
  useSignals()
  return (
    <label className={`${styles.setting} ${styles.pick}`}>
      <span>{t(label)}</span>
      <select
        className="select"
        value={choice.value}
        onChange={event => {
          choice.value = event.target.value as T
        }}
      >
        {choices.map(each => (
          <option key={each} value={each}>
            {t(names[each])}
          </option>
        ))}
      </select>
    </label>
  )
}
