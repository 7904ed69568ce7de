/** How the page is moved through, for its focus rings: they follow keys, not fingers. */

/** Fields in which a key is a letter and no move. */
const TYPED_IN = 'input:not([type="checkbox"], [type="radio"]), textarea, select'

export interface InputEvents {
  addEventListener(type: 'pointerdown', hear: (event: PointerEvent) => void, options: { capture: true }): void
  addEventListener(type: 'keydown', hear: (event: KeyboardEvent) => void, options: { capture: true }): void
}

/**
 * Marks `root` with `data-touch` from a touch to the next key that moves the focus or presses something. A script that
 * moves the focus is taken for a key by the browser, so that a sheet opened by touch has a ring on its first button.
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
