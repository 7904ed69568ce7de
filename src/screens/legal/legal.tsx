/** Terms and privacy policy, without a sign-in, in the current language. */
import { useSignals } from '@preact/signals-react/runtime'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { CURRENT_TERMS } from '../../../shared/domain/terms.ts'
import { fullDayName } from '../../i18n/dates.ts'
import type { Language } from '../../i18n/language.ts'
import { type LegalDocument, loadLegalText } from '../../i18n/legal/legal.ts'
import type { LegalSection, LegalText } from '../../i18n/legal/legal-text.ts'
import { language, t } from '../../i18n/translate.ts'
import { ChunkFailed } from '../../widgets/chunk-failed.tsx'
import { Spinner } from '../../widgets/spinner.tsx'
import { LanguageSwitch } from '../profile/language-switch.tsx'
import { useStores } from '../use-stores.ts'
import styles from './legal.module.css'

export const Terms = () => <LegalPage document="terms" />
export const Privacy = () => <LegalPage document="privacy" />

type Loaded = { readonly language: Language; readonly text: LegalText } | 'failed' | null

function LegalPage({ document }: { readonly document: LegalDocument }) {
  useSignals()
  const { auth } = useStores()
  const loaded = useLegalText(document, language.value)
  if (loaded === 'failed') return <ChunkFailed />
  return (
    <main className={styles.page}>
      <div className={styles.bar}>
        <Link href={auth.state.value.kind === 'signedIn' ? '/profile' : '/login'} className={styles.back}>
          <ArrowLeft size={20} aria-hidden="true" />
          {t('legal.back')}
        </Link>
        <LanguageSwitch />
      </div>
      <h1 className={styles.title}>{t(`legal.${document}`)}</h1>
      {loaded ? (
        <article className={styles.text} lang={loaded.language}>
          <p className={styles.updated}>
            {t('legal.lastUpdated', { date: fullDayName(CURRENT_TERMS as CalendarDate) })}
          </p>
          <p>{loaded.text.introduction}</p>
          {loaded.text.sections.map(section => (
            <Section key={section.id} section={section} />
          ))}
        </article>
      ) : (
        <Spinner label={t('app.loading')} />
      )}
    </main>
  )
}

/** Keeps the last text until the one in the new language is loaded. */
function useLegalText(document: LegalDocument, spoken: Language): Loaded {
  const [loaded, setLoaded] = useState<Loaded>(null)
  useEffect(() => {
    let wanted = true
    loadLegalText(document, spoken).then(
      text => wanted && setLoaded({ language: spoken, text }),
      () => wanted && setLoaded('failed'),
    )
    return () => {
      wanted = false
    }
  }, [document, spoken])
  return loaded
}

function Section({ section }: { readonly section: LegalSection }) {
  return (
    <section>
      <h2>{section.heading}</h2>
      {section.body.map(part =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]}>
            {part.map(item => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  )
}
