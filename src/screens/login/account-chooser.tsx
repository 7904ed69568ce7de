/** Local mode's stand-in for Google's account chooser. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useState } from 'react'
import { language } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import styles from './account-chooser.module.css'
import { CHOOSER_TEXTS } from './account-chooser-texts.ts'

interface Account {
  readonly email: string
  readonly name: string
}

const DEMO_ACCOUNTS: readonly Account[] = [
  { name: 'First Demo', email: 'first@example.com' },
  { name: 'Second Demo', email: 'second@example.com' },
]

export interface AccountChooserProps {
  readonly onChoose: (account: Account) => void
  readonly onClose: () => void
}

export default function AccountChooser({ onChoose, onClose }: AccountChooserProps) {
  useSignals()
  const texts = CHOOSER_TEXTS[language.value]
  const [email, setEmail] = useState('')

  function submit(event: FormEvent): void {
    event.preventDefault()
    const address = email.trim()
    onChoose({ email: address, name: address.split('@', 1)[0] ?? address })
  }

  return (
    <Dialog title={texts.title} subtitle={texts.note} onClose={onClose}>
      <div className={styles.accounts}>
        {DEMO_ACCOUNTS.map(account => (
          <button
            key={account.email}
            type="button"
            className={`button ${styles.account}`}
            onClick={() => onChoose(account)}
          >
            <span>{account.name}</span> <span className={styles.email}>{account.email}</span>
          </button>
        ))}
        <form className={styles.other} onSubmit={submit}>
          <label>
            <span>{texts.otherEmail}</span>
            <input type="email" required value={email} onChange={event => setEmail(event.target.value)} />
          </label>
          <button type="submit" className="button" data-kind="primary">
            {texts.continue}
          </button>
        </form>
      </div>
    </Dialog>
  )
}
