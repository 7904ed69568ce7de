import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CATEGORIES } from '../../shared/domain/category.ts'
import { CategoryIcon } from '../../src/widgets/category-icon.tsx'

it('each category has an icon of its own, in its colour', { tags: ['spec-3.8'] }, () => {
  const drawings = CATEGORIES.map((category, slot) => {
    const { container } = render(<CategoryIcon category={category} />)
    expect(container.querySelector<HTMLElement>('[data-slot]')?.dataset.slot).toBe(String(slot))
    return container.querySelector('svg')?.innerHTML
  })
  expect(new Set(drawings).size).toBe(CATEGORIES.length)
})
