/** Draws the loudness, off the main thread. */
import type { LevelShape } from '../shared/contracts/recorder.ts'

/** Called with the level, 0..1, about ten times a second. */
type Drawing = (level: number) => void

/** Each draws one level on an emptied canvas. */
type Draw = (context: OffscreenCanvasRenderingContext2D, level: number) => void

/** Takes over the canvas; `color` is a CSS colour. */
export function drawLevelOn(canvas: OffscreenCanvas, color: string, shape: LevelShape): Drawing {
  const context = canvas.getContext('2d')
  const draw = shape === 'ring' ? drawRing : createWaveform(canvas)
  const { width } = canvas
  return level => {
    // Setting its size clears a canvas.
    canvas.width = width
    if (!context) return
    context.fillStyle = color
    context.strokeStyle = color
    draw(context, level)
  }
}

/** Diameter in silence, as a share of the canvas's width; covered by the record button. */
const LEAST = 0.6

/** On a square canvas. */
function drawRing(context: OffscreenCanvasRenderingContext2D, level: number): void {
  const middle = context.canvas.width / 2
  context.beginPath()
  context.arc(middle, middle, middle * (LEAST + (1 - LEAST) * level), 0, 7)
  context.fill()
}

/** From one bar to the next, as a share of the canvas's height. */
const STEP = 0.2

/** The latest levels as bars, the newest at the right end once there is no more room. */
function createWaveform({ width, height }: OffscreenCanvas): Draw {
  const step = height * STEP
  const thickness = step / 2
  const levels: number[] = []
  return (context, level) => {
    levels.push(level)
    if (levels.length * step > width) levels.shift()
    context.lineWidth = thickness
    context.lineCap = 'round'
    context.beginPath()
    levels.forEach((one, index) => {
      const x = (index + 0.5) * step
      // A line of length 0 would have no caps.
      const half = Math.max(0.5, (one * height - thickness) / 2)
      context.moveTo(x, height / 2 - half)
      context.lineTo(x, height / 2 + half)
    })
    context.stroke()
  }
}
