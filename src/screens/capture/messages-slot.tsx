/** The place of messages, at the top of the foot, in reach of the thumb. */
import { signal } from '@preact/signals-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './messages-slot.module.css'

const slot = signal<HTMLElement | null>(null)

/** Container of toasts only, as a portal listens on its container; null without a capture bar. */
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
