/** Explains what is deleted with the account, when, and what remains; the user confirms by typing a word. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useId, useState } from 'react'
import { counted, t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { Field } from '../../widgets/field.tsx'
import { useStores } from '../use-stores.ts'
import styles from './own-data.module.css'

export function DeleteAccountDialog() {
  useSignals()
  const { accountDeletion, ownCopy } = useStores()
  const formId = useId()
  const [word, setWord] = useState('')
  const [missing, setMissing] = useState(false)
  const state = accountDeletion.state.value
  if (state.kind === 'closed') return null
  const { unsent, problem } = state
  const deleting = state.kind === 'deleting'
  const wanted = t('ownData.deleteWord')

  function submit(event: FormEvent): void {
    event.preventDefault()
    const isWritten = word.trim().toLowerCase() === wanted
    setMissing(!isWritten)
    if (isWritten) void accountDeletion.confirm()
  }

  function copyFirst(): void {
    accountDeletion.close()
    ownCopy.open()
  }

  return (
    <Dialog
      title={t('ownData.deleteTitle')}
      onClose={accountDeletion.close}
      actions={
        <DialogActions
          onCancel={accountDeletion.close}
          label={t(deleting ? 'ownData.deleting' : 'ownData.deleteSubmit')}
          kind="danger"
          disabled={deleting}
          formId={formId}
        />
      }
    >
      <form id={formId} className={styles.content} aria-busy={deleting} noValidate onSubmit={submit}>
        <ul className={styles.list}>
          <li>{t('ownData.deleteGoes')}</li>
          <li>{t('ownData.deleteWhen')}</li>
          {unsent > 0 && (
            <li>
              <strong>{counted('ownData.deleteUnsent', unsent)}</strong>
            </li>
          )}
          <li>{t('ownData.deleteStays')}</li>
        </ul>
        <button type="button" className="button" onClick={copyFirst}>
          {t('ownData.copyFirst')}
        </button>
        <Field
          label={t('ownData.deleteConfirm', { word: wanted })}
          fault={missing ? t('ownData.deleteMissing', { word: wanted }) : null}
        >
          {links => (
            <input
              {...links}
              value={word}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={event => {
                setWord(event.target.value)
                setMissing(false)
              }}
            />
          )}
        </Field>
        {problem && (
          <p role="alert" className={styles.problem}>
            {t(problem === 'network' ? 'errors.network' : 'ownData.deleteFailed')}
          </p>
        )}
      </form>
    </Dialog>
  )
}
