/** The signed-in user, their preferences on this device, and the sign-out. */
import { useSignals } from '@preact/signals-react/runtime'
import LogOut from 'lucide-react/icons/log-out'
import UserX from 'lucide-react/icons/user-x'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import { About, AccountInfo, Help } from './account.tsx'
import { Data } from './data.tsx'
import { Learned } from './learned.tsx'
import { Person } from './person.tsx'
import styles from './profile.module.css'
import { Repeats } from './repeats.tsx'
import { Settings } from './settings.tsx'
import { Standing } from './standing.tsx'

export function Profile() {
  useSignals()
  const { accountDeletion, auth, signingOut } = useStores()
  const state = auth.state.value
  if (state.kind !== 'signedIn') return null

  return (
    <main className={styles.page}>
      <h1 className={styles.heading}>{t('profile.title')}</h1>
      <Person user={state.user} />
      <Standing />
      <div className={styles.columns}>
        <Settings />
        <div className={styles.column}>
          <Repeats />
          <Learned />
          <AccountInfo email={state.user.email} />
          <Data />
          <Help />
          <About />
          <button type="button" className="button" onClick={() => void signingOut.begin()}>
            <LogOut size={20} aria-hidden="true" />
            {t('profile.signOut')}
          </button>
          <button
            type="button"
            className="button"
            data-kind="quiet"
            onClick={() => void accountDeletion.open()}
          >
            <UserX size={20} aria-hidden="true" />
            {t('ownData.deleteOpen')}
          </button>
        </div>
      </div>
    </main>
  )
}
