/** A list of any length that scrolls with the page: only the rows on the screen and a few around it are there. */
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useState } from 'react'
import styles from './long-list.module.css'
import { useIncrementalRows } from './use-incremental-rows.ts'
import { useTopOnPage } from './use-top-on-page.ts'

/** Rows beyond the screen's edges: what a fling brings before the next frame. */
const OVERSCAN = 4

export interface LongListProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** Of most rows, in CSS pixels; each is measured once it is there. */
  readonly rowHeight: number
  readonly render: (item: Item) => ReactNode
}

export function LongList<Item>({ items, keyOf, rowHeight, render }: LongListProps<Item>) {
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const { containerRef, measureElement, getVirtualItems } = useWindowVirtualizer<HTMLLIElement>({
    count: items.length,
    estimateSize: () => rowHeight,
    getItemKey: index => (items[index] === undefined ? index : keyOf(items[index])),
    overscan: OVERSCAN,
    scrollMargin: useTopOnPage(list),
    useFlushSync: false,
    directDomUpdates: true,
    directDomUpdatesMode: 'position',
  })
  return (
    <ul
      ref={element => {
        setList(element)
        containerRef(element)
      }}
      className={styles.list}
    >
      {useIncrementalRows(getVirtualItems()).map(({ key, index }) => (
        <li
          key={key}
          ref={measureElement}
          className={styles.row}
          data-index={index}
          aria-setsize={items.length}
          aria-posinset={index + 1}
        >
          {items[index] !== undefined && render(items[index])}
        </li>
      ))}
    </ul>
  )
}
