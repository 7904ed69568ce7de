/** A swipe to the left leads to the next month, one to the right to the previous one, as turning a page. */
import { useSwipe } from '../../widgets/use-swipe.ts'
import { useStores } from '../use-stores.ts'

/** Least distance of a swipe, in CSS pixels; a fling needs less. */
const FAR = 80
const NEAR = 40
/** Share of the finger's distance by which the page follows. */
const FOLLOWS = 0.3

export function useMonthSwipe() {
  const { periodDetail } = useStores()
  return useSwipe({
    onMove: (dx, element) => follow(element, dx * FOLLOWS),
    onEnd(dx, isFling, element) {
      follow(element, 0)
      if (Math.abs(dx) > FAR || (isFling && Math.abs(dx) > NEAR)) periodDetail.moveMonth(dx < 0 ? 1 : -1)
    },
    onCancel: element => follow(element, 0),
  })
}

function follow(element: HTMLElement, x: number): void {
  element.style.transform = x === 0 ? '' : `translateX(${x}px)`
}
