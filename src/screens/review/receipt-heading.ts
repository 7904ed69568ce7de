/** The heading of a receipt: what is saved, and its source. */
import { counted, t } from '../../i18n/translate.ts'
import { countOfHeard, isAutoInserted, itemsOf, type Receipt, savedOf } from '../../stores/receipt/receipt.ts'

export interface ReceiptHeading {
  readonly title: string
  readonly subtitle: string
}

export function receiptHeading(receipt: Receipt): ReceiptHeading {
  const count = countOfHeard(receipt)
  if (isAutoInserted(receipt))
    return { title: t('review.titleAutoInserted'), subtitle: counted('review.subtitleAutoInserted', count) }
  const isTyped = receipt.groups.every(({ typed }) => typed)
  const title = mixedTitle(receipt) ?? t(isTyped ? 'receipt.titleTyped' : 'review.title')
  const subtitle = isTyped ? counted('receipt.subtitleTyped', count) : t('review.subtitle', { count })
  return { title, subtitle }
}

/** Null where nothing of it is saved. */
function mixedTitle(receipt: Receipt): string | null {
  const saved = savedOf(receipt).length
  if (saved === 0) return null
  const unsaved = itemsOf(receipt).filter(item => !item.saved)
  const isUnpriced = unsaved.every(({ form }) => form.amount === '')
  return counted(isUnpriced ? 'receipt.titleUnpriced' : 'receipt.titleUnsaved', unsaved.length, { saved })
}
