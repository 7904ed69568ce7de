/** Of the canvas's width, in silence: what the record button covers. */
const LEAST = 0.6

/**
 * Draws a disc, as large as what it is told is loud (0..1), off the page's thread. The canvas is square, `color` in
 * CSS's notation.
 */
export function levelMeter(canvas: OffscreenCanvas, color: string): (level: number) => void {
  const context = canvas.getContext('2d')
  const middle = canvas.width / 2
  return level => {
    // Setting its size clears a canvas.
    canvas.width = canvas.height
    if (!context) return
    context.fillStyle = color
    context.arc(middle, middle, middle * (LEAST + (1 - LEAST) * level), 0, 7)
    context.fill()
  }
}
