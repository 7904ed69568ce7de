import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Doughnut } from '../../src/widgets/doughnut.tsx'

const slices = [
  { key: 'Shopping', value: 75, slot: 2, text: 'Shopping: Rp75 (75.0%)' },
  { key: 'Travel', value: 25, slot: 6, text: 'Travel: Rp25 (25.0%)' },
]

function setUp() {
  render(
    <Doughnut
      label="Share of each category"
      slices={slices}
      whole={100}
      caption="This Month"
      total="Rp1M"
      totalInFull="Rp1.000.000"
    />,
  )
  return screen.getAllByRole('option')
}

const tip = () => screen.queryByRole('tooltip')?.textContent

describe('a doughnut', () => {
  it('names its slices and its total in full', { tags: ['spec-2.27'] }, () => {
    const names = setUp().map(slice => slice.getAttribute('aria-label'))
    expect(names).toEqual(['Shopping: Rp75 (75.0%)', 'Travel: Rp25 (25.0%)'])
    expect(screen.getByText('This Month')).toBeDefined()
    expect(screen.getByText('Rp1.000.000')).toBeDefined()
  })

  it('has a hole of 60%', { tags: ['spec-2.27', 'spec-9.21'] }, () => {
    const radii = setUp().map(slice => slice.getAttribute('d')?.match(/A(\d+) /g))
    for (const slice of radii) expect([...new Set(slice)]).toEqual(['A50 ', 'A30 '])
  })

  it('tells of the slice under the mouse, until it leaves', { tags: ['spec-2.29'] }, () => {
    const [, travel] = setUp()
    if (!travel) throw new Error('no second slice')
    fireEvent.pointerEnter(travel, { pointerType: 'mouse' })
    expect(tip()).toBe('Travel: Rp25 (25.0%)')
    expect(travel.getAttribute('tabindex')).toBe('-1')
    fireEvent.pointerLeave(travel, { pointerType: 'mouse' })
    expect(tip()).toBeUndefined()
  })

  it('keeps telling of a tapped slice after the finger is gone', () => {
    const [shopping] = setUp()
    if (!shopping) throw new Error('no slice')
    fireEvent.pointerEnter(shopping, { pointerType: 'touch' })
    fireEvent.pointerLeave(shopping, { pointerType: 'touch' })
    fireEvent.click(shopping)
    expect(tip()).toBe('Shopping: Rp75 (75.0%)')
  })

  it('is one stop for Tab, and arrow keys go round; Escape hides what is told', () => {
    const [shopping, travel] = setUp()
    if (!shopping || !travel) throw new Error('two slices')
    expect([shopping, travel].map(slice => slice.getAttribute('tabindex'))).toEqual(['0', '-1'])
    fireEvent.focus(shopping)
    expect(tip()).toBe('Shopping: Rp75 (75.0%)')
    fireEvent.keyDown(shopping, { key: 'ArrowLeft' })
    expect(document.activeElement).toBe(travel)
    fireEvent.focus(travel)
    expect(tip()).toBe('Travel: Rp25 (25.0%)')
    expect([shopping, travel].map(slice => slice.getAttribute('tabindex'))).toEqual(['-1', '0'])
    fireEvent.keyDown(travel, { key: 'Escape' })
    expect(tip()).toBeUndefined()
  })
})
