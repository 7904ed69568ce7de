/** A virtual list that scrolls with the page: renders only the rows on the screen and a few around it. */
import {
  measureElement as measured,
  useWindowVirtualizer,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import styles from './long-list.module.css'
import { useIncrementalRows } from './use-incremental-rows.ts'
import { useRowHeights } from './use-row-heights.ts'
import { useTopOnPage } from './use-top-on-page.ts'

/** Rows rendered beyond the screen's edges, enough for a fling until the next frame. */
const OVERSCAN = 4

type Rows = Virtualizer<Window, HTMLLIElement>

export interface LongListProps<Item> {
  readonly items: readonly Item[]
  /** Must be stable: another function makes all positions be computed again. */
  readonly keyOf: (item: Item) => string
  /** Estimated height in CSS pixels; each row is measured once rendered. */
  readonly heightOf: (index: number) => number
  readonly render: (item: Item, index: number) => ReactNode
  /** Sticks to the top of the screen while the item is the first visible one. */
  readonly top?: (item: Item, index: number) => ReactNode
  /** The item that the page is to be scrolled to, by its index; -1 for none. `onScrolled` is called then. */
  readonly scrollTo?: number
  readonly onScrolled?: () => void
}

export function LongList<Item>({
  items,
  keyOf,
  heightOf,
  render,
  top,
  scrollTo,
  onScrolled,
}: LongListProps<Item>) {
  const [list, setList] = useState<HTMLUListElement | null>(null)
  const topOnPage = useTopOnPage(list)
  const { expectedHeight, learn } = useRowHeights(heightOf)
  const getItemKey = useCallback(
    (index: number) => (items[index] === undefined ? index : keyOf(items[index])),
    [items, keyOf],
  )

  /** Reads the height of a new row from its ResizeObserver entry, which avoids a forced layout. */
  function measureRow(row: HTMLLIElement, entry: ResizeObserverEntry | undefined, rows: Rows): number {
    const index = rows.indexFromElement(row)
    if (!entry) return rows.itemSizeCache.get(rows.options.getItemKey(index)) ?? expectedHeight(index)
    const height = measured(row, entry, rows)
    learn(index, height)
    return height
  }

  const { containerRef, measureElement, getVirtualItems, range, scrollToIndex } =
    useWindowVirtualizer<HTMLLIElement>({
      count: items.length,
      estimateSize: expectedHeight,
      getItemKey,
      measureElement: measureRow,
      scrollToFn: scrollUnlessThere,
      overscan: OVERSCAN,
      scrollMargin: topOnPage ?? 0,
      useFlushSync: false,
      directDomUpdates: true,
      directDomUpdatesMode: 'position',
    })
  const listRef = useCallback(
    (element: HTMLUListElement | null) => {
      setList(element)
      containerRef(element)
    },
    [containerRef],
  )
  const first = range?.startIndex ?? 0
  useEffect(() => {
    if (scrollTo === undefined || topOnPage === null) return
    if (scrollTo >= 0) scrollToIndex(scrollTo, { align: 'start' })
    onScrolled?.()
  })
  return (
    <>
      {top && items[first] !== undefined && (
        <div className={styles.top} aria-hidden="true">
          {top(items[first], first)}
        </div>
      )}
      <ul ref={listRef} className={styles.list}>
        {useIncrementalRows(getVirtualItems()).map(({ key, index }) => (
          <li
            key={key}
            ref={measureElement}
            className={styles.row}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
          >
            {items[index] !== undefined && render(items[index], index)}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Skips the initial scroll of a new list to the current position, which would force a layout. */
function scrollUnlessThere(...[offset, options, virtualizer]: Parameters<typeof windowScroll>): void {
  const { adjustments = 0 } = options
  if (offset + adjustments !== virtualizer.scrollOffset) windowScroll(offset, options, virtualizer)
}
