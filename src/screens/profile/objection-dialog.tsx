/** What the person says against a warning or a restriction. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useId, useState } from 'react'
import { LONGEST_OBJECTION } from '../../../shared/domain/objection.ts'
import { t } from '../../i18n/translate.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { Field } from '../../widgets/field.tsx'
import { useStores } from '../use-stores.ts'
import styles from './objection-dialog.module.css'

export function ObjectionDialog() {
  useSignals()
  const { standing } = useStores()
  const formId = useId()
  const [text, setText] = useState('')
  const [missing, setMissing] = useState(false)
  const busy = standing.sending.value

  function submit(event: FormEvent): void {
    event.preventDefault()
    const written = text.trim()
    if (written === '') setMissing(true)
    else void standing.object(written)
  }

  return (
    <Dialog
      title={t('standing.object')}
      subtitle={t('standing.objectText')}
      discardQuestion={t('standing.discard')}
      onClose={standing.close}
      unsaved={text.trim() !== ''}
      actions={requestClose => (
        <>
          <button type="button" className="button" onClick={requestClose}>
            {t('common.cancel')}
          </button>
          <button type="submit" form={formId} className="button" data-kind="primary" disabled={busy}>
            {t(busy ? 'standing.sending' : 'standing.submit')}
          </button>
        </>
      )}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field label={t('standing.field')} fault={missing ? t('standing.missing') : null}>
          {links => (
            <textarea
              {...links}
              rows={5}
              maxLength={LONGEST_OBJECTION}
              value={text}
              readOnly={busy}
              onChange={event => {
                setText(event.target.value)
                setMissing(false)
              }}
            />
          )}
        </Field>
        <p className={styles.length}>
          {t('standing.length', { count: text.length, most: LONGEST_OBJECTION })}
        </p>
      </form>
    </Dialog>
  )
}
