import { type RefObject, useLayoutEffect } from 'react'

type Handlers = {
  readonly [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => unknown
}

/**
 * For events of each tap that only this element and what is in it cares about. React would walk through its whole tree
 * at every tap anywhere, so it does not hear them (src/app/react-root-events.ts).
 */
export function useHeardAt(place: RefObject<HTMLElement | null>, handlers: Handlers): void {
  useLayoutEffect(() => {
    const gone = new AbortController()
    for (const [type, hear] of Object.entries(handlers))
      place.current?.addEventListener(type, hear as EventListener, gone)
    return () => gone.abort()
  })
}
