import { useEffect, useState } from 'react'

/**
 * How far an element's top is from the page's, in pixels; null until it has been laid out. What changes above it changes the
 * height of the page.
 */
export function useTopOnPage(element: Element | null): number | null {
  const [top, setTop] = useState<number | null>(null)
  useEffect(() => {
    if (!element) return
    // It is called when it begins, too, and after each layout: none is made for the sake of measuring.
    const observer = new ResizeObserver(() => setTop(element.getBoundingClientRect().top + window.scrollY))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
