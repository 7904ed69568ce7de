/**
 * Asks for agreement to the current terms. Without a close button: the user agrees, exports their data, or
 * signs out.
 */
import { useSignals } from '@preact/signals-react/runtime'
import type { CalendarDate } from '../../../shared/domain/calendar-date.ts'
import { isTermsVersion } from '../../../shared/domain/terms.ts'
import { fullDayName } from '../../i18n/dates.ts'
import { AGREEMENT_TEXTS } from '../../i18n/legal/agreement.ts'
import { language, t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { LegalLinks } from '../../widgets/legal-links.tsx'
import { useStores } from '../use-stores.ts'
import styles from './agreement-dialog.module.css'

export function AgreementDialog() {
  useSignals()
  const { accountDeletion, agreement, ownCopy, signingOut } = useStores()
  const texts = AGREEMENT_TEXTS[language.value]
  const version = agreement.asked.value
  if (version === null) return null
  const isKnown = isTermsVersion(version)
  return (
    <Dialog
      title={texts.title}
      subtitle={texts.since.replace('{{date}}', fullDayName(version as CalendarDate))}
      actions={
        <>
          <button type="button" className="button" onClick={() => void signingOut.begin()}>
            {t('profile.signOut')}
          </button>
          {isKnown ? <Agree /> : <Reload />}
        </>
      }
    >
      {isKnown ? (
        <>
          <p>{texts.changes}</p>
          <ul className={styles.changes}>
            {texts.changed[version].map(change => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <LegalLinks newTab />
        </>
      ) : (
        <p>{texts.outdated}</p>
      )}
      <p className={styles.until}>{texts.until}</p>
      <div className={styles.own}>
        <button type="button" className="button" onClick={deferUntilPaint(ownCopy.open)}>
          {t('ownData.copyOpen')}
        </button>
        <button type="button" className="button" onClick={deferUntilPaint(() => void accountDeletion.open())}>
          {t('ownData.deleteOpen')}
        </button>
      </div>
    </Dialog>
  )
}

function Agree() {
  useSignals()
  const { agreement } = useStores()
  const { agree, agreeing } = AGREEMENT_TEXTS[language.value]
  const busy = agreement.agreeing.value
  return (
    <button
      type="button"
      className="button"
      data-kind="primary"
      disabled={busy}
      onClick={() => void agreement.agree()}
    >
      {busy ? agreeing : agree}
    </button>
  )
}

/** A page cached by the service worker is replaced once a new version of the app is found. */
function Reload() {
  useSignals()
  const { appUpdate } = useStores()
  const reload = appUpdate.reload.value ?? (() => location.reload())
  return (
    <button type="button" className="button" data-kind="primary" onClick={reload}>
      {t('app.reload')}
    </button>
  )
}
