import { type RefObject, useLayoutEffect } from 'react'

type Handlers = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => unknown
}

/**
 * Listens at the element itself: for events of each tap that only this element needs, which React would dispatch through
 * its whole tree.
 */
export function useNativeListeners(element: RefObject<HTMLElement | null>, handlers: Handlers): void {
  useLayoutEffect(() => {
    const unmounted = new AbortController()
    for (const [type, handler] of Object.entries(handlers))
      element.current?.addEventListener(type, handler as EventListener, unmounted)
    return () => unmounted.abort()
  })
}
