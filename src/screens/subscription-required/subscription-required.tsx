/** In place of the app when there is no active subscription: what it would give, and whom to ask for it. */
import { useSignals } from '@preact/signals-react/runtime'
import Download from 'lucide-react/icons/download'
import FileArchive from 'lucide-react/icons/file-archive'
import LogOut from 'lucide-react/icons/log-out'
import MessageCircle from 'lucide-react/icons/message-circle'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import UserX from 'lucide-react/icons/user-x'
import { t } from '../../i18n/translate.ts'
import { LegalLinks } from '../../widgets/legal-links.tsx'
import { LanguageSwitch } from '../profile/language-switch.tsx'
import { chatLink, support } from '../support/support.ts'
import { SupportContact } from '../support/support-contact.tsx'
import { useStores } from '../use-stores.ts'
import { BenefitList, FeatureList } from './premium.tsx'
import styles from './subscription-required.module.css'

export function SubscriptionRequired() {
  useSignals()
  const stores = useStores()
  const { subscription } = stores
  const { whatsApp } = support()
  const message = t('subscription.whatsAppMessage')
  return (
    <main className={styles.page}>
      <div className={styles.language}>
        <LanguageSwitch />
      </div>
      <header className={styles.head}>
        <h1>{t('subscription.title')}</h1>
        <p>{t('subscription.text')}</p>
        {whatsApp && (
          <a
            className="button"
            data-kind="primary"
            target="_blank"
            rel="noreferrer"
            href={chatLink(whatsApp, message)}
          >
            <MessageCircle size={20} aria-hidden="true" />
            {t('subscription.contactWhatsApp')}
          </a>
        )}
        <button type="button" className="button" onClick={() => void subscription.check()}>
          <RefreshCw size={20} aria-hidden="true" />
          {t('subscription.checkAgain')}
        </button>
      </header>
      <section className={styles.card}>
        <h2>{t('subscription.yours')}</h2>
        <p>{t('subscription.yoursText')}</p>
        <p className={styles.buttons}>
          <button type="button" className="button" onClick={() => stores.exporting.open({ kind: 'range' })}>
            <Download size={20} aria-hidden="true" />
            {t('export.open')}
          </button>
          <button type="button" className="button" onClick={() => stores.ownCopy.open()}>
            <FileArchive size={20} aria-hidden="true" />
            {t('ownData.copyOpen')}
          </button>
        </p>
      </section>
      <div className={styles.columns}>
        <FeatureList />
        <BenefitList />
      </div>
      <section className={styles.card}>
        <h2>{t('support.title')}</h2>
        <SupportContact message={message} />
      </section>
      <footer className={styles.foot}>
        <LegalLinks />
        <p className={styles.buttons}>
          <button type="button" className="button" onClick={() => void stores.signingOut.begin()}>
            <LogOut size={20} aria-hidden="true" />
            {t('profile.signOut')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            onClick={() => void stores.accountDeletion.open()}
          >
            <UserX size={20} aria-hidden="true" />
            {t('ownData.deleteOpen')}
          </button>
        </p>
      </footer>
    </main>
  )
}
