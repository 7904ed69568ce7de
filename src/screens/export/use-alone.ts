/** Takes over the page for an element beside the app's root. */
import { useEffect } from 'react'
import { useBack } from '../../widgets/close-request.ts'

/**
 * While mounted: the app is inert, the element with `focusId` has the focus, the document is called `title`
 * (the name that browsers give a printed file), and Escape and Back call `onClose`. All is restored afterwards.
 */
export function useAlone(focusId: string, title: string, onClose: () => void): void {
  useBack(onClose)

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
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [onClose])
}
