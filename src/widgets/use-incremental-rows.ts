import { useEffect, useLayoutEffect, useReducer, useRef } from 'react'
import { afterPaint } from './after-paint.ts'

/** New rows per frame: three in a 60th of a second are 11,000 pixels a second, faster than any fling. */
const A_FEW = 3

/**
 * Of `wanted`, in order, the rendered ones and a few more; the others follow, a few per frame. In an existing
 * list they are added from the middle outwards, in a new one from the top. So a fling never blocks the page.
 */
export function useIncrementalRows<Row extends { readonly key: unknown }>(
  wanted: readonly Row[],
): readonly Row[] {
  const there = useRef<ReadonlySet<unknown>>(new Set())
  const [, goOn] = useReducer((times: number) => times + 1, 0)

  const middle = there.current.size === 0 ? 0 : wanted.length / 2
  const late = new Set(
    wanted
      .map((row, place) => ({ row, distance: Math.abs(place - middle) }))
      .filter(({ row }) => !there.current.has(row.key))
      .sort((a, b) => a.distance - b.distance)
      .slice(A_FEW)
      .map(({ row }) => row),
  )
  const shown = wanted.filter(row => !late.has(row))
  const isWhole = late.size === 0

  useLayoutEffect(() => {
    there.current = new Set(shown.map(({ key }) => key))
  })
  useEffect(() => {
    if (isWhole) return
    let isThere = true
    afterPaint(() => isThere && goOn())
    return () => {
      isThere = false
    }
  })
  return shown
}
