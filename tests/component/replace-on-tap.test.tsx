import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useReplaceOnTap } from '../../src/screens/capture/use-replace-on-tap.ts'

let isReturned = false
let refuse: (field: HTMLInputElement) => void

function Field() {
  const replace = useReplaceOnTap(() => isReturned)
  refuse = replace.refuse
  return <input {...replace.listeners} defaultValue="asdf qwer" />
}

function setUp() {
  render(<Field />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  /** As a browser does: the caret is set, then the click is heard. */
  function tap(): string {
    field.setSelectionRange(4, 4)
    fireEvent.click(field)
    return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
  }
  return { field, tap }
}

it('selects a refused sentence at the first tap; the second sets the caret', () => {
  const { field, tap } = setUp()
  refuse(field)
  expect(tap()).toBe('asdf qwer')
  expect(tap()).toBe('')
})

it('selects one that came back from a cancelled question', () => {
  isReturned = true
  const { tap } = setUp()
  expect(tap()).toBe('asdf qwer')
  expect(tap()).toBe('')
  isReturned = false
})

it('selects it again in the next visit to the field', () => {
  const { field, tap } = setUp()
  refuse(field)
  tap()
  fireEvent.blur(field)
  expect(tap()).toBe('asdf qwer')
})

it('leaves the caret where nothing was refused, or it was changed since', () => {
  const { field, tap } = setUp()
  expect(tap()).toBe('')
  refuse(field)
  fireEvent.change(field, { target: { value: 'asdf qwer 5rb' } })
  expect(tap()).toBe('')
})
