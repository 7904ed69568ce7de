/** Photo, name and email of who is signed in. */
import { useSignals } from '@preact/signals-react/runtime'
import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { t } from '../../i18n/translate.ts'
import type { AuthState } from '../../stores/account/auth.ts'
import { useStores } from '../use-stores.ts'
import styles from './person.module.css'

export interface PersonProps {
  readonly user: Extract<AuthState, { kind: 'signedIn' }>['user']
}

export function Person({ user }: PersonProps) {
  useSignals()
  const { auth } = useStores()
  const { displayName, email, photoURL } = user
  return (
    <section className={styles.person} aria-labelledby="person">
      <Photo key={photoURL} url={photoURL} />
      <div className={styles.names}>
        <h2 id="person" className={styles.name}>
          {displayName || auth.profile.value?.name || t('profile.fallbackName')}
        </h2>
        <p className={styles.email}>{email}</p>
      </div>
    </section>
  )
}

/** A placeholder where there is none, or where it does not load. */
function Photo({ url }: { readonly url: string | null }) {
  const [broken, setBroken] = useState(false)
  if (url && !broken) {
    return (
      <img
        className={styles.photo}
        src={url}
        alt=""
        width="64"
        height="64"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    )
  }
  return (
    <span className={styles.photo} aria-hidden="true">
      <UserRound size={32} />
    </span>
  )
}
