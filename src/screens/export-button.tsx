/** Opens the export of a range of days. */
import { useSignals } from '@preact/signals-react/runtime'
import Download from 'lucide-react/icons/download'
import { t } from '../i18n/translate.ts'
import { deferUntilPaint } from '../widgets/defer-until-paint.ts'
import { useStores } from './use-stores.ts'

export function ExportButton() {
  useSignals()
  const { exporting } = useStores()
  return (
    <button
      type="button"
      className="button"
      onClick={deferUntilPaint(() => exporting.open({ kind: 'range' }))}
    >
      <Download size={20} aria-hidden="true" />
      {t('export.open')}
    </button>
  )
}
