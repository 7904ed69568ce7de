import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { setLocale } from '../../src/i18n/translate.ts'

// Nothing is painted here: what waits for that is done at once.
vi.mock('../../src/widgets/after-paint.ts', () => ({ afterPaint: (work: () => void) => work() }))
vi.mock('../../src/widgets/first-paint.ts', () => ({ firstPaint: Promise.resolve(), rendered() {} }))

/** As a new page has them: the files of `component-shared` have a document, a storage and a history in common. */
beforeAll(async () => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name)
  await setLocale('en')
})
afterEach(cleanup)
// The place of messages stays, as it is made with its module; nothing is shown any more.
afterAll(() => expect(document.body.querySelector('body > :not(:empty)')).toBeNull())
