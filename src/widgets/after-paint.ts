/** Longest wait in ms, for a hidden or covered page, which is not painted. */
const NO_PAINT = 250

/** Runs `work` after the next paint, or after `NO_PAINT` without one. */
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
