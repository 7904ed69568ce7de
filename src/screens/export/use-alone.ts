/** Takes over the page for an element beside the app's root. */
import { useEffect } from 'react'

/**
 * While mounted: the app is inert, the element with `focusId` has the focus, the document is called `title`
 * (the name that browsers give a printed file) and Escape calls `onEscape`. All is restored afterwards.
 */
export function useAlone(focusId: string, title: string, onEscape: () => void): void {
  useEffect(() => {
    const root = document.getElementById('root')
    const before = document.activeElement
    root?.setAttribute('inert', '')
    document.getElementById(focusId)?.focus()
    return () => {
      root?.removeAttribute('inert')
      if (before instanceof HTMLElement) before.focus()
    }
  }, [focusId])

  useEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])

  useEffect(() => {
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onEscape()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onEscape])
}
