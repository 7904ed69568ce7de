import { readdirSync, readFileSync } from 'node:fs'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HEARD_EVENTS, hearingFew } from '../../src/app/react-root-events.ts'

/** Heard at the element itself: they do not rise to the root. */
const AT_THE_ELEMENT = new Set(['cancel', 'close', 'error'])

it('React listens at its root for what it is to hear alone', () => {
  const heard: string[] = []
  const root = document.body.appendChild(document.createElement('div'))
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (type: string, ...how: [EventListener]) => {
    heard.push(type)
    listen(type, ...how)
  }
  render(<p>a page</p>, { container: hearingFew(root) })
  expect(heard).toContain('click')
  expect(heard.filter(type => !HEARD_EVENTS.test(type))).toEqual([])
})

it('whatever event a component handles is heard', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
  const names = files.flatMap(name =>
    [...readFileSync(`src/${name}`, 'utf8').matchAll(/\bon([A-Z]\w*)(?=[=:(,} ])/g)].map(([, event = '']) =>
      event.toLowerCase(),
    ),
  )
  const element = document.createElement('form')
  const events = new Set(names.filter(name => `on${name}` in element))
  const rising = [...events].filter(name => !AT_THE_ELEMENT.has(name))
  expect(rising.sort()).toEqual(['change', 'click', 'keydown', 'submit'])
  expect(rising.filter(name => !HEARD_EVENTS.test(name))).toEqual([])
})
