import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { followInput } from '../../src/widgets/follow-input.ts'

it('a page is marked from a touch to the next key that moves or presses, letters that are typed excepted', () => {
  const root = document.createElement('html')
  followInput(root, window)
  render(
    <>
      <button type="button">Save</button>
      <input aria-label="Description" />
    </>,
  )
  const [button, field] = [screen.getByRole('button'), screen.getByRole('textbox')]
  const touched = () => root.hasAttribute('data-touch')
  const touch = (pointerType: string) =>
    fireEvent(button, new PointerEvent('pointerdown', { pointerType, bubbles: true }))
  expect(touched()).toBe(false)
  touch('touch')
  expect(touched()).toBe(true)
  fireEvent.keyDown(field, { key: 'a' })
  expect(touched()).toBe(true)
  fireEvent.keyDown(field, { key: 'Tab' })
  expect(touched()).toBe(false)
  touch('pen')
  fireEvent.keyDown(button, { key: 'Enter' })
  expect(touched()).toBe(false)
  touch('touch')
  touch('mouse')
  expect(touched()).toBe(false)
})
