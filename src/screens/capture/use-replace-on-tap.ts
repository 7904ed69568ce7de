/** A tap into a field that holds a refused sentence, or one that came back, selects it: the next one replaces it. */
import { type MouseEvent, useRef } from 'react'

/** `isReturned`: a question about what the field holds was cancelled. */
export function useReplaceOnTap(isReturned: () => boolean) {
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
        const isOld = field.value === refused.current || isReturned()
        if (!isOld || wasTapped.current) return
        wasTapped.current = true
        if (field.selectionStart === field.selectionEnd) field.select()
      },
      onBlur(): void {
        wasTapped.current = false
      },
    },
  }
}
