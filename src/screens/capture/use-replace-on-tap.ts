/** A tap into a field that holds a refused sentence selects it, so that the next one replaces it. */
import { type MouseEvent, useRef } from 'react'

export function useReplaceOnTap() {
  /** As it stood in the field when it was refused; null before. */
  const refused = useRef<string | null>(null)
  /** The next tap, a second one in the same visit to the field, sets the caret. */
  const wasTapped = useRef(false)

  return {
    /** The field is given as it stands. */
    refuse(field: HTMLInputElement): void {
      refused.current = field.value
      wasTapped.current = false
      field.select()
    },
    listeners: {
      onClick({ currentTarget: field }: MouseEvent<HTMLInputElement>): void {
        if (field.value !== refused.current || wasTapped.current) return
        wasTapped.current = true
        if (field.selectionStart === field.selectionEnd) field.select()
      },
      onBlur(): void {
        wasTapped.current = false
      },
    },
  }
}
