/** A list of any length that scrolls with the page: only the rows on the screen and a few around it are there. */
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

/** Rows beyond the screen's edges: what a fling brings before the next frame. */
const OVERSCAN = 4

type Rows = Virtualizer<Window, HTMLLIElement>

export interface LongListProps<Item> {
  readonly items: readonly Item[]
  /** The same function each time: another one has the place of every item worked out again. */
  readonly keyOf: (item: Item) => string
  /** In CSS pixels, as it is mostly; each row is measured once it is there. */
  readonly heightOf: (index: number) => number
  readonly render: (item: Item, index: number) => ReactNode
  /** Stays at the top of the screen while the item is the first one there. */
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

  /** A new row is laid out with its frame, and no sooner: its ResizeObserver's entry then says how high it is. */
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

/** A list that has just come scrolls to where the page is: that moves nothing, and would have all of it laid out. */
function scrollUnlessThere(...[offset, options, virtualizer]: Parameters<typeof windowScroll>): void {
  const { adjustments = 0 } = options
  if (offset + adjustments !== virtualizer.scrollOffset) windowScroll(offset, options, virtualizer)
}
