/** Why fields of an item are to be checked, in words. */
import type { ItemField } from '../../../shared/domain/extraction.ts'
import { t } from '../../i18n/translate.ts'
import type { ReceiptItem } from '../../stores/receipt/receipt.ts'

export function reasonTexts({ heard, doubtful }: ReceiptItem): Readonly<Partial<Record<ItemField, string>>> {
  const texts: Partial<Record<ItemField, string>> = {}
  for (const field of doubtful) {
    const reason = heard?.reasons?.[field]
    if (reason) texts[field] = t(`receipt.why.${reason}`)
  }
  return texts
}
