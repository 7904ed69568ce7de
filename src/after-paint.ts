/** Runs `work` once what has just been rendered is painted; at once where nobody looks and nothing is painted. */
export function afterPaint(work: () => void): void {
  if (document.visibilityState === 'hidden') work()
  // The first frame paints it, the second comes after that.
  else requestAnimationFrame(() => requestAnimationFrame(work))
}
