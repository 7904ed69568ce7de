/** Listeners that select the content of a field when it gets the focus, so that typing replaces it. */

/** The field whose focus came from a press that is still under way. */
let pressed: EventTarget | null = null

/** After a press it is selected only at its end, as the browser sets the caret after `focus`. */
export const SELECT_ON_FOCUS = {
  mousedown: ({ currentTarget: input }: MouseEvent) => {
    pressed = input === document.activeElement ? null : input
  },
  focus: ({ currentTarget: input }: FocusEvent) => select(input),
  click: ({ currentTarget: input }: MouseEvent) => {
    if (pressed === input) select(input)
    pressed = null
  },
}

/** Keeps a selection made by dragging. */
function select(input: EventTarget | null): void {
  if (input instanceof HTMLInputElement && input.selectionStart === input.selectionEnd) input.select()
}
