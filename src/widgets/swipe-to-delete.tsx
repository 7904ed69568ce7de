/** A row that a finger draws to the left to delete it; the Delete key does the same. */
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { t } from '../i18n/translate.ts'
import styles from './swipe-to-delete.module.css'
import { useSwipe } from './use-swipe.ts'

/** Part of the row's width after which letting go deletes. */
const FAR = 0.4
/** Least of a fling, in CSS pixels. */
const NEAR = 48

export interface SwipeToDeleteProps {
  /** Resolves with whether it is deleted; where it is not, the row comes back. */
  readonly onDelete: () => Promise<boolean>
  /** For the time being it can't be deleted. */
  readonly disabled: boolean
  readonly children: ReactNode
}

export function SwipeToDelete({ onDelete, disabled, children }: SwipeToDeleteProps) {
  const [gone, setGone] = useState(false)
  /** The uncovered part is rendered only during a swipe, as few of many rows are swiped. */
  const [isMoved, setMoved] = useState(false)

  /** Sets the position on the element, so that only the first frame of a swipe renders. */
  function place(element: HTMLElement, x: number): void {
    element.style.transform = x === 0 ? '' : `translateX(${x}px)`
    element.toggleAttribute('data-moved', x !== 0)
    setMoved(x !== 0)
  }

  async function remove(element: HTMLElement): Promise<void> {
    setGone(true)
    if (await onDelete()) return
    place(element, 0)
    setGone(false)
  }

  const swipe = useSwipe({
    onMove: (dx, element) => place(element, Math.min(0, dx)),
    onEnd(dx, isFling, element) {
      const isFar = -dx > element.clientWidth * FAR || (isFling && -dx > NEAR)
      if (!isFar) return place(element, 0)
      place(element, -element.clientWidth)
      void remove(element)
    },
    onCancel: element => place(element, 0),
  })

  return (
    <div className={styles.frame} {...(isMoved && { 'data-moved': true })}>
      {isMoved && (
        <div className={styles.behind} aria-hidden="true">
          <Trash2 size={20} />
          {t('common.delete')}
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the row within has the focus, and opens what deletes, too */}
      <div
        className={styles.row}
        data-gone={gone}
        inert={gone}
        {...(!disabled && swipe)}
        onKeyDown={event => {
          if (disabled || event.key !== 'Delete' || event.repeat) return
          const { currentTarget: element } = event
          place(element, -element.clientWidth)
          void remove(element)
        }}
      >
        {children}
      </div>
    </div>
  )
}
