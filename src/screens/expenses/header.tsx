/** The screen's title, and the way to a file of the period on show. */
import { useSignals } from '@preact/signals-react/runtime'
import Download from 'lucide-react/icons/download'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { FiguresHeader } from '../figures-header.tsx'
import { useStores } from '../use-stores.ts'

export function ExpensesHeader() {
  useSignals()
  const { exporting, periodDetail, search } = useStores()
  return (
    <FiguresHeader heading={<h1>{t('expenses.title')}</h1>} at={periodDetail.asOf.value}>
      <button
        type="button"
        className="button"
        onClick={deferUntilPaint(() =>
          exporting.open({
            kind: 'period',
            range: search.days.peek() ?? (search.everywhere.peek() ? null : periodDetail.range()),
            filter: search.filter.peek(),
          }),
        )}
      >
        <Download size={20} aria-hidden="true" />
        {t('export.open')}
      </button>
    </FiguresHeader>
  )
}
