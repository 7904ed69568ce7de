import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showTheme } from '../../src/app/show-theme.ts'

it('a chosen theme holds for the page and for the browser’s bar; the device’s comes back', () => {
  render(
    <>
      <meta name="theme-color" content="#fff" data-scheme="light" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#000" data-scheme="dark" media="(prefers-color-scheme: dark)" />
    </>,
  )
  const media = () =>
    [...document.querySelectorAll('meta[name="theme-color"]')].map(meta => meta.getAttribute('media'))

  showTheme(document, 'dark')
  expect(document.documentElement.dataset.theme).toBe('dark')
  expect(media()).toEqual(['not all', 'all'])

  showTheme(document, 'light')
  expect(document.documentElement.dataset.theme).toBe('light')
  expect(media()).toEqual(['all', 'not all'])

  showTheme(document, 'system')
  expect(document.documentElement.dataset.theme).toBeUndefined()
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
})
