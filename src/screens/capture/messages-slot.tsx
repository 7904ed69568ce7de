/** At the top of the foot: where messages stand, in reach of the thumb. */
import { signal } from '@preact/signals-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './messages-slot.module.css'

const slot = signal<HTMLElement | null>(null)

/** Where toasts are put; null where there is no capture bar. It holds nothing else: a portal listens to its container. */
export const toastSlot: { readonly value: HTMLElement | null } = slot

export function MessagesSlot({ children }: { readonly children?: ReactNode }) {
  const toasts = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    slot.value = toasts.current
    return () => {
      slot.value = null
    }
  }, [])
  return (
    <div className={styles.slot}>
      {children}
      <div ref={toasts} />
    </div>
  )
}
