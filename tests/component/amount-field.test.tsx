import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { AmountField } from '../../src/widgets/amount-field.tsx'

function Amount({ onSubmit }: { readonly onSubmit: (value: string) => void }) {
  const [value, setValue] = useState('999999999999')
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        onSubmit(value)
      }}
    >
      <AmountField label="Amount" value={value} currency="IDR" onChange={setValue} />
      <button type="submit">Save</button>
    </form>
  )
}

function setUp(onSubmit = (_: string) => {}): HTMLInputElement {
  render(<Amount onSubmit={onSubmit} />)
  return screen.getByRole('textbox', { name: 'Amount' })
}

const insert = (field: HTMLInputElement, data: string) =>
  fireEvent(field, new InputEvent('beforeinput', { data, bubbles: true, cancelable: true }))

it('keeps every digit of what is too large, and says the largest amount until it is put right', () => {
  const field = setUp()
  fireEvent.change(field, { target: { value: '9.999.999.999.999' } })
  expect(field.value).toBe('9.999.999.999.999')
  expect(screen.getByText('At most Rp999.999.999.999.')).toBeTruthy()
  fireEvent.change(field, { target: { value: '999.999.999.999' } })
  expect(screen.queryByText(/^At most/)).toBeNull()
})

it('holds the form back while it says that something was left out', () => {
  const submitted = vi.fn()
  const field = setUp(submitted)
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  fireEvent.change(field, { target: { value: '15' } })
  insert(field, '+')
  save()
  expect(submitted).not.toHaveBeenCalled()
  expect(document.activeElement).toBe(field)
  field.setSelectionRange(0, 2)
  insert(field, '2')
  fireEvent.change(field, { target: { value: '20' } })
  save()
  expect(submitted).toHaveBeenCalledExactlyOnceWith('20')
})

it.each(['-', 'e', '-5', '1e9'])('takes no %s, and says so', data => {
  const field = setUp()
  expect(insert(field, data)).toBe(false)
  expect(field.value).toBe('999.999.999.999')
  expect(screen.getByText(/^That is not an amount/)).toBeTruthy()
})

it('says nothing of the first letter of a scale word, until another follows', () => {
  const field = setUp()
  fireEvent.change(field, { target: { value: '25' } })
  field.setSelectionRange(2, 2)
  insert(field, 'r')
  expect([field.value, screen.queryByText(/^That is not an amount/)]).toEqual(['25', null])
  insert(field, 'x')
  expect(field.value).toBe('25')
  expect(screen.getByText(/^That is not an amount/)).toBeTruthy()
})

it('goes on to say that a sum is none while it is typed to its end, until it is put right', () => {
  const field = setUp()
  const says = () => screen.queryByText(/^That is not an amount/) !== null
  const typeOn = (data: string) =>
    fireEvent(
      field,
      new InputEvent('beforeinput', { data, inputType: 'insertText', bubbles: true, cancelable: true }),
    )
  fireEvent.change(field, { target: { value: '15' } })
  field.setSelectionRange(2, 2)
  typeOn('+')
  fireEvent.change(field, { target: { value: '155' } })
  typeOn('5')
  expect(says()).toBe(true)
  field.setSelectionRange(0, 3)
  typeOn('2')
  expect(says()).toBe(false)
})
