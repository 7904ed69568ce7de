import { useLayoutEffect, useState } from 'react'

/** How far an element's top is from the page's, in pixels; what changes above it changes the height of the page. */
export function useTopOnPage(element: Element | null): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    if (!element) return
    const measure = () => setTop(element.getBoundingClientRect().top + window.scrollY)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
