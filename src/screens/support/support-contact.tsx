/** WhatsApp, email and hours of support, as far as there are any. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { chatLink, support } from './support.ts'
import styles from './support-contact.module.css'

export interface SupportContactProps {
  /** Waits in the chat to be sent; none where absent. */
  readonly message?: string
}

export function SupportContact({ message = '' }: SupportContactProps) {
  useSignals()
  const { whatsApp, email } = support()
  return (
    <>
      {!whatsApp && !email && <p className={styles.none}>{t('support.unavailable')}</p>}
      <dl className={styles.contact}>
        {whatsApp && (
          <div>
            <dt>{t('support.whatsApp')}</dt>
            <dd>
              <a target="_blank" rel="noreferrer" href={chatLink(whatsApp, message)}>
                +{whatsApp}
              </a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{t('support.email')}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('support.hours')}</dt>
          <dd>
            {t('support.hoursValue')}{' '}
            {(whatsApp || email) && <span className={styles.note}>{t('support.hoursText')}</span>}
          </dd>
        </div>
      </dl>
    </>
  )
}
