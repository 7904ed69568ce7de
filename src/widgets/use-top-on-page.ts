import { useEffect, useState } from 'react'

/**
 * Distance of an element's top from the page's top, in pixels; null before layout. Observes the page's
 * height, which changes with the content above.
 */
export function useTopOnPage(element: Element | null): number | null {
  const [top, setTop] = useState<number | null>(null)
  useEffect(() => {
    if (!element) return
    // Called initially and after layouts, so that measuring forces no layout.
    const observer = new ResizeObserver(() => setTop(element.getBoundingClientRect().top + window.scrollY))
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}
