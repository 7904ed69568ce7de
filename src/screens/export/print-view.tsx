/**
 * The report in place of the app, on screen and on paper. Printing starts automatically; the buttons are for
 * browsers that cannot do that, or return from it at once, such as Android's.
 */
import { useSignals } from '@preact/signals-react/runtime'
import Printer from 'lucide-react/icons/printer'
import { useEffect, useId } from 'react'
import { createPortal } from 'react-dom'
import type { ExportReport } from '../../../shared/domain/export-report.ts'
import { t } from '../../i18n/translate.ts'
import { useStores } from '../use-stores.ts'
import styles from './print-view.module.css'
import { Report } from './report.tsx'
import { useAlone } from './use-alone.ts'

/** Delay from the report's rendering to the print dialog, in milliseconds (specification §9). */
const PRINT_DELAY = 500

export function PrintView({ report }: { readonly report: ExportReport }) {
  useSignals()
  const { exporting } = useStores()
  const titleId = useId()
  useAlone(titleId, report.name, exporting.close)

  useEffect(() => {
    const timer = setTimeout(() => window.print(), PRINT_DELAY)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    // A phone renders the page repeatedly while its print dialog is open, long after this event.
    const leave = () => matchMedia('(pointer: fine)').matches && exporting.close()
    addEventListener('afterprint', leave)
    return () => removeEventListener('afterprint', leave)
  }, [exporting])

  return createPortal(
    <div className={styles.view} role="dialog" aria-modal="true" aria-labelledby={titleId}>
      <div className={styles.scroll}>
        <Report report={report} titleId={titleId} />
      </div>
      <div className={styles.actions}>
        <button type="button" className="button" onClick={exporting.close}>
          {t('common.close')}
        </button>
        <button type="button" className="button" data-kind="primary" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {t('export.print')}
        </button>
      </div>
    </div>,
    document.body,
  )
}
