/** The language picker: the change shows at once. */
import { useSignals } from '@preact/signals-react/runtime'
import type { Language } from '../../i18n/language.ts'
import { chooseLanguage, language, t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'

/** Each language in its own words. */
const NAMES: Readonly<Record<Language, string>> = { id: 'Bahasa Indonesia', en: 'English' }

export function LanguageSwitch() {
  useSignals()
  const stores = useStores()

  function choose(next: Language): void {
    chooseLanguage(next).catch(() => stores.toasts.show('error', { kind: 'networkFailed' }))
  }

  return (
    <select
      className="select"
      aria-label={t('common.language')}
      value={language.value}
      onChange={event => choose(event.target.value as Language)}
    >
      {Object.entries(NAMES).map(([code, name]) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  )
}
