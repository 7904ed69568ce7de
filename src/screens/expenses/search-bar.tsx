/** What is looked for in the list: a field, and the filters with what each of them lets through. */
import { useSignals } from '@preact/signals-react/runtime'
import ListFilterIcon from 'lucide-react/icons/list-filter'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { MAX_SEARCH } from '../../../shared/domain/expense-search.ts'
import { categoryName, t } from '../../i18n/translate.ts'
import { deferUntilPaint } from '../../widgets/defer-until-paint.ts'
import { useStores } from '../use-stores.ts'
import { FilterDialog } from './filter-dialog.tsx'
import { paymentFilterName } from './filter-text.ts'
import styles from './search-bar.module.css'

export function SearchBar() {
  useSignals()
  const { preferences, search } = useStores()
  const [choosing, setChoosing] = useState(false)
  const { text, category, paymentMethod } = search.filter.value
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: Chrome knows <search> since 118 only */}
      <form
        role="search"
        className={styles.search}
        onSubmit={event => {
          event.preventDefault()
          // The keyboard goes, and what was found is seen.
          event.currentTarget.querySelector('input')?.blur()
        }}
      >
        <div className={styles.line}>
          <div className={styles.field}>
            <Search size={20} aria-hidden="true" />
            <input
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={MAX_SEARCH}
              aria-label={t('expenses.search')}
              placeholder={t(`expenses.searchHint.${preferences.currency.value}`)}
              value={text}
              onChange={event => search.narrow({ text: event.target.value })}
            />
            {text !== '' && (
              <button
                type="button"
                aria-label={t('expenses.clearSearch')}
                onClick={event => {
                  search.narrow({ text: '' })
                  event.currentTarget.parentElement?.querySelector('input')?.focus()
                }}
              >
                <X size={20} aria-hidden="true" />
              </button>
            )}
          </div>
          <button
            type="button"
            className={styles.chip}
            aria-haspopup="dialog"
            onClick={deferUntilPaint(() => setChoosing(true))}
          >
            <ListFilterIcon size={20} aria-hidden="true" />
            {t('expenses.filter')}
          </button>
        </div>
        {(category !== null || paymentMethod !== null) && (
          <div className={styles.chips}>
            {category !== null && (
              <Chosen name={categoryName(category)} onRemove={() => search.narrow({ category: null })} />
            )}
            {paymentMethod !== null && (
              <Chosen
                name={paymentFilterName(paymentMethod)}
                onRemove={() => search.narrow({ paymentMethod: null })}
              />
            )}
          </div>
        )}
      </form>
      {choosing && <FilterDialog onClose={() => setChoosing(false)} />}
    </>
  )
}

function Chosen({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-chosen="true"
      aria-label={t('expenses.removeFilter', { name })}
      onClick={deferUntilPaint(onRemove)}
    >
      {name}
      <X size={16} aria-hidden="true" />
    </button>
  )
}
