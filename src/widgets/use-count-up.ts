/** Animates an amount from its old to its new value. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Currency } from '../../shared/domain/currency.ts'
import { formatMoney, type MinorSum } from '../../shared/domain/money.ts'

/** In ms. */
const DURATION = 200

/**
 * For the element that shows `amount`, undefined while unknown. The intermediate values are in the attribute
 * `data-counting`, shown by a style; the element's text is the new amount at once. A change of currency is
 * not animated.
 */
export function useCountUp<E extends HTMLElement>(
  amount: MinorSum | undefined,
  currency: Currency,
): RefObject<E | null> {
  const element = useRef<E>(null)
  const shown = useRef({ amount, currency })
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = { amount, currency }
    if (!element.current || before.amount === undefined || amount === undefined) return
    if (before.amount === amount || before.currency !== currency) return
    return count(element.current, before.amount, amount, value => formatMoney(value, currency))
  }, [amount, currency])
  return element
}

/** Returns a function that stops it. */
function count(
  { dataset }: HTMLElement,
  from: MinorSum,
  to: MinorSum,
  text: (amount: MinorSum) => string,
): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  const start = performance.now()
  let frame = 0
  function step(): void {
    const done = (performance.now() - start) / DURATION
    if (done >= 1) {
      end()
      return
    }
    const permille = BigInt(Math.round((1 - (1 - done) ** 3) * 1000))
    dataset.counting = text((from + ((to - from) * permille) / 1000n) as MinorSum)
    frame = requestAnimationFrame(step)
  }
  function end(): void {
    cancelAnimationFrame(frame)
    delete dataset.counting
  }
  step()
  return end
}
