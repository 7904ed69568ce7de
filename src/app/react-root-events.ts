/** What React hears of. By itself it listens for every event that browsers have, and a tap is twenty of them. */

/** Whatever a component's `on…` needs, under the name that the browser has for it. */
export const HEARD_EVENTS = /^(change|click|input|keydown|submit)$/

/** The root for React: at no other event does anybody walk through its tree. */
export function hearingFew(root: HTMLElement): HTMLElement {
  const listen = root.addEventListener
  root.addEventListener = (type: string, ...how: [listener: EventListener]) => {
    if (HEARD_EVENTS.test(type)) listen.call(root, type, ...how)
  }
  return root
}
