/** One item of the receipt: its row, or its fields. */
import { useSignals } from '@preact/signals-react/runtime'
import { useLayoutEffect, useRef } from 'react'
import type { ReceiptItem } from '../../stores/receipt/receipt.ts'
import { useStores } from '../use-stores.ts'
import { LikelierAmount } from './likelier-amount.tsx'
import { ReceiptCard } from './receipt-card.tsx'
import styles from './receipt-item.module.css'
import { ReceiptRow } from './receipt-row.tsx'
import { UnpricedRow } from './unpriced-row.tsx'

export interface ReceiptItemRowProps {
  readonly item: ReceiptItem
  /** Position in the receipt, from 1. */
  readonly number: number
  readonly removable: boolean
  readonly isOpened: boolean
  /** Some of the receipt is saved and some not. */
  readonly isMixed: boolean
}

export function ReceiptItemRow({ item, number, removable, isOpened, isMixed }: ReceiptItemRowProps) {
  useSignals()
  const { review, today } = useStores()
  const place = useRef<HTMLLIElement>(null)
  useFocusWhatOpens(place, isOpened, item.fault !== null)
  const onToggle = () => review.toggle(item.key)
  const isUnsaved = isMixed && !item.saved

  return (
    <li ref={place} className={styles.item}>
      {isOpened ? (
        <ReceiptCard
          item={item}
          number={number}
          removable={removable}
          today={today()}
          onChange={form => review.change(item.key, form)}
          onRemove={() => review.remove(item.key)}
          onFold={onToggle}
        />
      ) : (
        <ReceiptRow item={item} today={today()} isUnsaved={isUnsaved} onOpen={onToggle} />
      )}
      {!isOpened && <LikelierAmount item={item} onChange={form => review.change(item.key, form)} />}
      {!isOpened && item.heard === null && (
        <UnpricedRow item={item} onChange={form => review.change(item.key, form)} />
      )}
    </li>
  )
}

/** Focuses the amount of an item that opens, the row when it is collapsed, or the invalid field. */
function useFocusWhatOpens(
  place: { readonly current: HTMLElement | null },
  isOpened: boolean,
  isFaulty: boolean,
): void {
  const wasOpened = useRef(false)
  useLayoutEffect(() => {
    if (isOpened === wasOpened.current) return
    wasOpened.current = isOpened
    place.current?.querySelector<HTMLElement>(isOpened ? 'input' : 'button')?.focus()
  }, [place, isOpened])
  useLayoutEffect(() => {
    if (isFaulty) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [place, isFaulty])
}
