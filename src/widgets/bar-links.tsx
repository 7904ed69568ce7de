/** Over a bar chart, a column for each bar that is a link. One stop for Tab; arrow keys go along. */
import { type MouseEvent, useRef } from 'react'
import { useLocation } from 'wouter'
import styles from './bar-links.module.css'
import { deferUntilPaint } from './defer-until-paint.ts'
import { useNativeListeners } from './use-native-listeners.ts'

export interface BarLink {
  readonly key: string
  readonly href: string
  /** All that is to be said of the bar. */
  readonly text: string
}

export interface BarLinksProps {
  readonly label: string
  readonly links: readonly BarLink[]
  /** Number of columns in the chart; those behind the last link have none. */
  readonly columns: number
  /** Index of the chosen one. */
  readonly chosen: number
  readonly onChoose: (place: number) => void
}

export function BarLinks({ label, links, columns, chosen, onChoose }: BarLinksProps) {
  const [, navigate] = useLocation()
  const list = useRef<HTMLOListElement>(null)
  const touched = useRef<number>(null)
  const choose = ({ target }: Event) => {
    const place = (target as HTMLElement).closest('a')?.dataset.place
    if (place !== undefined) onChoose(Number(place))
  }
  useNativeListeners(list, {
    keydown: move,
    focusin: choose,
    pointerover: event => event.pointerType === 'mouse' && choose(event),
  })

  /**
   * As a finger is wider than a bar, a first tap chooses and a second one follows the link, as the line above
   * does.
   */
  function follow(event: MouseEvent<HTMLElement>, place: number): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { pointerType } = event.nativeEvent as PointerEvent
    const href = links[place]?.href
    if (pointerType === 'touch' && place !== touched.current) {
      touched.current = place
      onChoose(place)
    } else if (href !== undefined) deferUntilPaint(() => navigate(href))(event)
  }

  function move(event: KeyboardEvent): void {
    const next = { ArrowRight: chosen + 1, ArrowLeft: chosen - 1, Home: 0, End: links.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll('a')[next]?.focus()
  }

  return (
    <ol
      ref={list}
      aria-label={label}
      className={styles.links}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {links.map(({ key, href, text }, place) => (
        <li key={key}>
          <a
            href={href}
            data-place={place}
            data-chosen={place === chosen}
            tabIndex={place === chosen ? 0 : -1}
            onClick={event => follow(event, place)}
          >
            <span className="hearable">{text}</span>
          </a>
        </li>
      ))}
    </ol>
  )
}
