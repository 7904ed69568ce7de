/** What was heard, as a receipt: a row an item, which opens to be corrected, and the sum. */
import { useSignals } from '@preact/signals-react/runtime'
import { useId, useLayoutEffect, useRef } from 'react'
import { counted, t } from '../../i18n/translate.ts'
import {
  countOfUnsaved,
  isAutoInserted,
  isModified,
  itemsOf,
  type Receipt,
} from '../../stores/receipt/receipt.ts'
import { Sheet } from '../../widgets/sheet.tsx'
import { useSetClock } from '../use-set-clock.ts'
import { useStores } from '../use-stores.ts'
import styles from './receipt.module.css'
import { ReceiptActions } from './receipt-actions.tsx'
import { receiptHeading } from './receipt-heading.ts'
import { ReceiptHeard } from './receipt-heard.tsx'
import { ReceiptItemRow } from './receipt-item.tsx'
import { ReceiptTotal } from './receipt-total.tsx'

export function ReceiptSheet({ receipt }: { readonly receipt: Receipt }) {
  useSignals()
  const { review: store } = useStores()
  const formId = useId()
  const newest = useNewestInSight(receipt)
  useSetClock(store.moveDays)
  const items = itemsOf(receipt)
  const isSaved = isAutoInserted(receipt)
  const unsaved = countOfUnsaved(receipt)

  return (
    <Sheet
      {...receiptHeading(receipt)}
      onClose={store.close}
      unsaved={!isSaved || isModified(receipt)}
      discardQuestion={unsaved > 0 ? counted('receipt.discardQuestion', unsaved) : undefined}
      actions={requestClose => (
        <ReceiptActions receipt={receipt} formId={formId} requestClose={requestClose} />
      )}
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          void store.save()
        }}
      >
        {!isSaved && <p className={styles.hint}>{t('review.hint')}</p>}
        {receipt.groups.map(group => (
          <section
            key={group.key}
            ref={group === receipt.groups.at(-1) ? newest : null}
            className={styles.group}
          >
            <ReceiptHeard group={group} />
            <ol aria-label={t('review.list')}>
              {group.items.map(item => (
                <ReceiptItemRow
                  key={item.key}
                  item={item}
                  number={items.indexOf(item) + 1}
                  removable={items.length > 1}
                  isOpened={item.key === receipt.opened}
                  isMixed={items.some(({ saved }) => saved)}
                />
              ))}
            </ol>
          </section>
        ))}
        {items.length > 1 && <ReceiptTotal forms={items.map(({ form }) => form)} />}
      </form>
    </Sheet>
  )
}

/** For the last group: what joins is in sight, unless fields are open. */
function useNewestInSight({ groups, opened }: Receipt) {
  const newest = useRef<HTMLElement>(null)
  const key = groups.at(-1)?.key ?? 0
  const shown = useRef(key)
  useLayoutEffect(() => {
    // Keys ascend: a smaller one is the last after a removal.
    const joined = key > shown.current
    shown.current = key
    if (joined && opened === null) newest.current?.scrollIntoView({ block: 'nearest' })
  }, [key, opened])
  return newest
}
