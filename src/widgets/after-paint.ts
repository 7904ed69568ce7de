/** How long, in ms, it waits where the browser paints nothing: the page is hidden or covered. */
const NO_PAINT = 250

/** Runs `work` once what has changed by now is on the screen, or as soon as it is clear that nothing is painted. */
export function afterPaint(work: () => void): void {
  let done = false
  const once = () => {
    if (!done) work()
    done = true
  }
  // The task after a frame's callbacks is the first one after its paint.
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, NO_PAINT)
}
