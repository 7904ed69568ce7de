/** The gesture of the record button as a pure function from input to intent. Lengths are in CSS pixels. */

/** While held, the area that still counts as the button grows by this on each side. */
const HOLD_MARGIN = 48
/**
 * Distance from the button's edge at which a slide takes effect: beyond the drift of a thumb. The button follows the
 * finger as far, and has not reached the lock's icon by then (`record-button.module.css`).
 */
export const SLIDE_REACH = { cancel: 96, lock: 64 } as const
/** Allowed deviation of a slide, as a share of its length, since a thumb moves in an arc. */
const CANCEL_SPREAD = 2 / 3
const LOCK_SPREAD = 1 / 3

export interface Point {
  readonly x: number
  readonly y: number
}

export interface HoldArea {
  /**
   * The button's position at the press; later shifts of the page, as by a closing keyboard, do not move the
   * finger.
   */
  readonly box: {
    readonly left: number
    readonly right: number
    readonly top: number
    readonly bottom: number
  }
  /** Towards the middle of the screen. */
  readonly cancelSide: 'left' | 'right'
}

export interface Slide {
  readonly to: 'cancel' | 'lock'
  /** Share of the distance to the target, 0..1. */
  readonly share: number
}

export type Gesture =
  | { readonly kind: 'free' }
  /** `by` is a pointer's id or a key; a key has no area. */
  | {
      readonly kind: 'held'
      readonly by: number | string
      readonly area: HoldArea | null
      readonly slide: Slide | null
    }

export type GestureInput =
  | { readonly kind: 'press'; readonly by: number | string; readonly area: HoldArea | null }
  | { readonly kind: 'move'; readonly by: number; readonly point: Point }
  /** The pointer or key is up, or the system took it. */
  | { readonly kind: 'letGo'; readonly by: number | string }
  /** Focus or page was lost. */
  | { readonly kind: 'interrupt' }
  | { readonly kind: 'cancelKey' }
  | { readonly kind: 'lockKey' }

export type Intent = 'press' | 'release' | 'cancel' | 'lock'

export interface Step {
  readonly gesture: Gesture
  readonly intent: Intent | null
}

export const FREE: Gesture = { kind: 'free' }

/** A second finger, key repeats, and input after the end of a gesture have no effect. */
export function advance(gesture: Gesture, input: GestureInput): Step {
  if (gesture.kind === 'free') {
    if (input.kind !== 'press') return { gesture, intent: null }
    const { by, area } = input
    return { gesture: { kind: 'held', by, area, slide: null }, intent: 'press' }
  }
  switch (input.kind) {
    case 'press':
      return { gesture, intent: null }
    case 'move':
      return input.by === gesture.by ? move(gesture, input.point) : { gesture, intent: null }
    case 'letGo':
      return input.by === gesture.by ? end('release') : { gesture, intent: null }
    case 'interrupt':
      return end('release')
    case 'cancelKey':
      return end('cancel')
    case 'lockKey':
      return end('lock')
  }
}

const end = (intent: Intent): Step => ({ gesture: FREE, intent })

function move(held: Extract<Gesture, { kind: 'held' }>, point: Point): Step {
  if (!held.area) return { gesture: held, intent: null }
  const slide = slideOf(point, held.area)
  if (slide === 'left') return end('release')
  if (slide && slide.share >= 1) return end(slide.to)
  return { gesture: { ...held, slide }, intent: null }
}

/** Null on the button and slightly beside it; `left` anywhere else except on the two slide paths. */
function slideOf({ x, y }: Point, { box, cancelSide }: HoldArea): Slide | 'left' | null {
  // Past each edge; negative within.
  const toLeft = box.left - x
  const toRight = x - box.right
  const up = box.top - y
  const down = y - box.bottom
  const [inward, outward] = cancelSide === 'left' ? [toLeft, toRight] : [toRight, toLeft]
  if (inward > 0 && inward >= up && Math.max(up, down) <= Math.max(HOLD_MARGIN, inward * CANCEL_SPREAD))
    return { to: 'cancel', share: Math.min(1, inward / SLIDE_REACH.cancel) }
  if (up > 0 && Math.max(inward, outward) <= Math.max(HOLD_MARGIN, up * LOCK_SPREAD))
    return { to: 'lock', share: Math.min(1, up / SLIDE_REACH.lock) }
  return Math.max(inward, outward, up, down) <= HOLD_MARGIN ? null : 'left'
}
