/** A search without matches, with suggestions. */
import { useSignals } from '@preact/signals-react/runtime'
import { t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { EmptyNote } from '../../widgets/empty-note.tsx'
import { useStores } from '../use-stores.ts'
import styles from './expenses.module.css'
import { filterText } from './filter-text.ts'
import actions from './no-match.module.css'
import { useSearchScope } from './use-search-scope.ts'

export function NoMatch() {
  useSignals()
  const { search } = useStores()
  const everywhere = search.everywhere.value
  const scope = useSearchScope()
  const what = filterText(search.filter.value)
  return (
    <div className={styles.noMatch}>
      <EmptyNote title={what === '' ? t('expenses.empty') : t('expenses.noMatch', { what })} text={scope}>
        <div className={actions.actions}>
          <button type="button" className="button" onClick={search.clear}>
            {t('expenses.clear')}
          </button>
          {!everywhere && (
            <button
              type="button"
              className="button"
              data-kind="primary"
              onClick={deferUntilPaint(() => search.setEverywhere(true))}
            >
              {t('expenses.searchAll')}
            </button>
          )}
        </div>
      </EmptyNote>
    </div>
  )
}
