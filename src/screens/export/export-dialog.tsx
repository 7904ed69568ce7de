/** Asks what to export: as a report or as a spreadsheet, and of which days. */
import { useSignals } from '@preact/signals-react/runtime'
import { type FormEvent, useId, useState } from 'react'
import { EXPORT_SPANS } from '../../../shared/domain/export-report.ts'
import { isFiltering } from '../../../shared/domain/list-filter.ts'
import { rangeName } from '../../i18n/dates.ts'
import { t } from '../../i18n/translate.ts'
import type { ExportOptions, ExportPreset } from '../../stores/own-data/export-options.ts'
import type { ExportProblem } from '../../stores/own-data/exporting.ts'
import { Dialog } from '../../widgets/dialog.tsx'
import { DialogActions } from '../../widgets/dialog-actions.tsx'
import { filterText } from '../expenses/filter-text.ts'
import { useStores } from '../use-stores.ts'
import { Choices } from './choices.tsx'
import styles from './export-dialog.module.css'

const PROBLEMS = {
  network: 'errors.network',
  failed: 'export.failed',
  empty: 'export.nothing',
} as const

export interface ExportDialogProps {
  readonly preset: ExportPreset
  /** Of the last attempt. */
  readonly problem: ExportProblem | null
  readonly busy?: boolean
}

export function ExportDialog({ preset, problem, busy = false }: ExportDialogProps) {
  useSignals()
  const { exporting, preferences } = useStores()
  const formId = useId()
  const [options, setOptions] = useState<ExportOptions>({
    format: 'pdf',
    span: preset.kind === 'period' ? 'shown' : 'month',
    breakdown: true,
    allFields: false,
  })
  const [tried, setTried] = useState<ExportOptions | null>(null)
  const { format, span, breakdown, allFields } = options
  const currency = preferences.currency.value

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(options)
    void exporting.run(options)
  }

  return (
    <Dialog
      title={t('export.title')}
      onClose={exporting.close}
      actions={
        <DialogActions
          onCancel={exporting.close}
          label={t(busy ? 'export.busy' : 'export.submit')}
          disabled={busy}
          formId={formId}
        />
      }
    >
      <form id={formId} className={styles.form} aria-busy={busy} onSubmit={submit}>
        <Choices
          label={t('export.format')}
          chosen={format}
          choices={[
            { value: 'pdf', name: t('export.pdf'), hint: t('export.pdfHint') },
            { value: 'csv', name: t('export.csv'), hint: t('export.csvHint') },
          ]}
          onChoose={chosen => setOptions({ ...options, format: chosen })}
        />
        <Choices
          label={t('export.range')}
          chosen={span}
          choices={[
            ...(preset.kind === 'period'
              ? [
                  {
                    value: 'shown' as const,
                    name: t('export.shown'),
                    hint: preset.range ? rangeName(preset.range) : t('expenses.inAll'),
                  },
                ]
              : []),
            ...EXPORT_SPANS.map(value => ({ value, name: t(`export.${value}`) })),
          ]}
          onChoose={chosen => setOptions({ ...options, span: chosen })}
        />
        {format === 'pdf' && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={breakdown}
              onChange={event => setOptions({ ...options, breakdown: event.target.checked })}
            />
            {t('export.breakdown')}
          </label>
        )}
        {format === 'csv' && (
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={allFields}
              onChange={event => setOptions({ ...options, allFields: event.target.checked })}
            />
            <span>
              {t('export.allFields')}
              <small className={styles.note}>{t('export.allFieldsText')}</small>
            </span>
          </label>
        )}
        {preset.kind === 'period' && isFiltering(preset.filter) && (
          <p>{t('export.only', { what: filterText(preset.filter) })}</p>
        )}
        {!(format === 'csv' && allFields) && (
          <p className={styles.note}>{t(`export.${format}Currency`, { currency })}</p>
        )}
        {problem && tried === options && (
          <p role="alert" className={styles.problem}>
            {t(PROBLEMS[problem])}
          </p>
        )}
      </form>
    </Dialog>
  )
}
