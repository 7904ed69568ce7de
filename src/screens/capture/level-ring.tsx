/** Around the button while it records: grows with the voice. The recorder draws it, past the page's thread. */
import { useLayoutEffect, useRef } from 'react'
import styles from './level-ring.module.css'

/** In device pixels, for the sharpest of phones; a disc without a hard edge needs no more. */
const SIZE = 240

export interface LevelRingProps {
  /** Called once, with a canvas to draw on and the colour to draw in. */
  readonly onReady: (canvas: HTMLCanvasElement, color: string) => void
}

export function LevelRing({ onReady }: LevelRingProps) {
  const ring = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    if (ring.current) onReady(ring.current, getComputedStyle(ring.current).color)
  }, [onReady])
  return (
    <div aria-hidden="true">
      <canvas ref={ring} className={styles.ring} width={SIZE} height={SIZE} />
    </div>
  )
}
