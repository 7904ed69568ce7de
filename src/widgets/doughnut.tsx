/** A ring of slices with a total in its middle. Hover, focus or tap tells of a slice; arrow keys go round. */
import { type KeyboardEvent, useRef, useState } from 'react'
import { ringArcs, slicePath } from '../../shared/domain/ring.ts'
import './category-icon.module.css'
import styles from './doughnut.module.css'
import { useNativeListeners } from './use-native-listeners.ts'

export interface Slice {
  readonly key: string
  readonly value: number
  /** Place in the palette, 0..9; null for what is no category. */
  readonly slot: number | null
  /** Its full text. */
  readonly text: string
}

export interface DoughnutProps {
  readonly label: string
  readonly slices: readonly Slice[]
  /** Value of the full ring. */
  readonly whole: number
  /** In the middle: the total's name, its amount shortened to fit, and in full for screen readers. */
  readonly caption: string
  readonly total: string
  readonly totalInFull: string
}

const OUTER = 50
/** The hole is 60% of the ring (specification §9). */
const INNER = OUTER * 0.6

export function Doughnut({ label, slices, whole, caption, total, totalInFull }: DoughnutProps) {
  const [shown, setShown] = useState<string | null>(null)
  const [stop, setStop] = useState(0)
  const arcs = ringArcs(
    slices.map(({ value }) => value),
    whole,
  )
  const told = slices.find(({ key }) => key === shown)

  const hide = () => setShown(null)
  function move(event: KeyboardEvent<HTMLElement>): void {
    const step = STEPS[event.key]
    if (step === undefined) {
      if (event.key === 'Escape') hide()
      return
    }
    event.preventDefault()
    const next = (stop + step + slices.length) % slices.length
    event.currentTarget.querySelectorAll<SVGElement>('[role="option"]')[next]?.focus()
  }

  function show({ target, type }: Event): void {
    const place = Number((target as SVGElement).dataset.place)
    const slice = slices[place]
    if (!slice) return
    // Hovering does not move the tab stop.
    if (type === 'focusin') setStop(place)
    setShown(slice.key)
  }

  const ring = useRef<HTMLDivElement>(null)
  useNativeListeners(ring, {
    click: show,
    focusin: show,
    focusout: hide,
    pointerover: show,
    pointerout: ({ pointerType }) => pointerType === 'mouse' && hide(),
  })

  return (
    <div className={styles.doughnut}>
      <div
        ref={ring}
        className={styles.ring}
        role="listbox"
        aria-label={label}
        aria-orientation="horizontal"
        tabIndex={-1}
        onKeyDown={move}
      >
        <svg viewBox="-52 -52 104 104" role="presentation">
          <path className={styles.track} d={slicePath({ start: 0, end: 1 }, OUTER, INNER)} />
          {slices.map(({ key, slot, text }, index) => (
            <path
              key={key}
              className={styles.slice}
              data-place={index}
              data-slot={slot ?? 'none'}
              data-shown={key === shown}
              d={slicePath(arcs[index] ?? { start: 0, end: 0 }, OUTER, INNER)}
              role="option"
              aria-label={text}
              aria-selected={key === shown}
              tabIndex={index === Math.min(stop, slices.length - 1) ? 0 : -1}
            />
          ))}
        </svg>
      </div>
      <p className={styles.middle}>
        <span className={styles.caption}>{caption}</span>
        <span className={styles.total} aria-hidden="true">
          {total}
        </span>
        <span className="hearable">{totalInFull}</span>
      </p>
      {told && (
        <p className={styles.tip} role="tooltip">
          {told.text}
        </p>
      )}
    </div>
  )
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}
