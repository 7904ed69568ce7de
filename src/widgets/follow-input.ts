/** Detects keyboard or touch input, as focus rings are for keys only. */

/** Fields in which keys type text and do not navigate. */
const TYPED_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

export interface InputEvents {
  addEventListener(type: 'pointerdown', hear: (event: PointerEvent) => void, options: { capture: true }): void
  addEventListener(type: 'keydown', hear: (event: KeyboardEvent) => void, options: { capture: true }): void
}

/**
 * Marks `root` with `data-touch` from a touch to the next key that moves the focus or presses something.
 * Browsers treat focus moved by a script like focus by keys, so a sheet opened by touch would have a ring on
 * its first button.
 */
export function followInput(root: HTMLElement, events: InputEvents): void {
  const capture = { capture: true } as const
  events.addEventListener(
    'pointerdown',
    ({ pointerType }) => root.toggleAttribute('data-touch', pointerType === 'touch' || pointerType === 'pen'),
    capture,
  )
  events.addEventListener(
    'keydown',
    ({ key, target }) => {
      const typed = key !== 'Tab' && target instanceof Element && target.matches(TYPED_IN)
      if (!typed) root.removeAttribute('data-touch')
    },
    capture,
  )
}
