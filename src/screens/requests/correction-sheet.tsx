/** The applied correction, with Undo, or a choice among its readings. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { itemsOf } from '../../stores/receipt/receipt.ts'
import type { ShownCorrection } from '../../stores/requests/corrections.ts'
import { Sheet } from '../../widgets/sheet.tsx'
import { useStores } from '../use-stores.ts'
import { askedText, isDeletion } from './edit-lines.ts'
import { EditRows } from './edit-rows.tsx'
import { optionLabels } from './option-labels.ts'
import styles from './requests.module.css'

export function CorrectionSheet({ shown }: { readonly shown: ShownCorrection }) {
  return shown.kind === 'done' ? <Done shown={shown} /> : <Asked shown={shown} />
}

function Done({ shown }: { readonly shown: Extract<ShownCorrection, { kind: 'done' }> }) {
  useSignals()
  const { corrections } = useStores()
  return (
    <Sheet
      title={t(isDeletion(shown.edits) ? 'requests.deleted' : 'requests.corrected')}
      onClose={corrections.close}
      unsaved={false}
      actions={
        <>
          <button
            type="button"
            className="button"
            disabled={shown.busy}
            onClick={() => void corrections.undo()}
          >
            {t('common.undo')}
          </button>
          <button type="button" className="button" data-kind="primary" onClick={corrections.close}>
            {t('common.close')}
          </button>
        </>
      }
    >
      <p className={styles.quote}>“{shown.text}”</p>
      <EditRows edits={shown.edits} />
    </Sheet>
  )
}

function Asked({ shown }: { readonly shown: Extract<ShownCorrection, { kind: 'asked' }> }) {
  useSignals()
  const { corrections, review, unsent } = useStores()
  const { options, addNew } = shown
  const receipt = review.review.value
  const unpriced = receipt ? itemsOf(receipt).filter(item => !item.saved && item.form.amount === '') : []
  const isUnclear = options.length === 0
  const labels = optionLabels(options)
  return (
    <Sheet
      title={askedText(options, addNew !== null)}
      onClose={corrections.close}
      unsaved={false}
      actions={
        <button type="button" className="button" onClick={corrections.close}>
          {t('common.cancel')}
        </button>
      }
    >
      <p className={styles.quote}>“{shown.text}”</p>
      {isUnclear && (
        <p className={styles.told}>
          {/* Naming it would record it once more. */}
          {t(unsent.list.value.length > 0 ? 'requests.waits' : 'requests.sayName')}
        </p>
      )}
      {unpriced.length > 0 && (
        <p className={styles.told} role="status">
          {t('requests.priceNext', { what: unpriced.map(({ form }) => form.description).join(', ') })}
        </p>
      )}
      <ul className={styles.options} aria-label={t('requests.options')}>
        {options.map((edits, at) => (
          <li key={edits.map(({ before }) => before.id).join()}>
            <button type="button" className="button" onClick={() => void corrections.choose(edits)}>
              {labels[at]}
            </button>
          </li>
        ))}
        {addNew && (
          <li>
            <button type="button" className="button" onClick={corrections.addInstead}>
              {t('requests.addNew')}
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  )
}
