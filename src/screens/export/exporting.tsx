/** The visible part of the export: its dialog, or the report to print. */
import { useSignals } from '@preact/signals-react/runtime'
import { useStores } from '../use-stores.ts'
import { ExportDialog } from './export-dialog.tsx'
import { PrintView } from './print-view.tsx'

export function Exporting() {
  useSignals()
  const { exporting } = useStores()
  const state = exporting.state.value
  switch (state.kind) {
    case 'closed':
      return null
    case 'choosing':
      return <ExportDialog preset={state.preset} problem={state.problem} />
    case 'busy':
      return <ExportDialog preset={state.preset} problem={null} busy />
    case 'printing':
      return <PrintView report={state.report} />
  }
}
