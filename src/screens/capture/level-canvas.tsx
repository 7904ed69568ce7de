/** The level, drawn by the recorder off the main thread. */
import { useLayoutEffect, useRef } from 'react'
import type { LevelShape } from '../../../shared/contracts/recorder.ts'

export interface LevelCanvasProps {
  readonly shape: LevelShape
  readonly className: string | undefined
  /** In device pixels, as `height`. */
  readonly width: number
  readonly height: number
  /** Called once, with a canvas to draw on and the colour to draw in. */
  readonly onReady: (canvas: HTMLCanvasElement, color: string, shape: LevelShape) => void
}

export function LevelCanvas({ shape, className, width, height, onReady }: LevelCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (canvas.current) onReady(canvas.current, getComputedStyle(canvas.current).color, shape)
  }, [onReady, shape])
  return (
    <div aria-hidden="true">
      <canvas ref={canvas} className={className} width={width} height={height} />
    </div>
  )
}
