import { signal } from '@preact/signals-react'
import { render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { setLocale } from '../../src/i18n/translate.ts'
import { FirstUseHint } from '../../src/screens/capture/first-use-hint.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { fakeRecording } from './fake-recording.ts'
import { partOfStores } from './part-of-stores.ts'

beforeAll(() => setLocale('en'))
afterEach(() => history.replaceState(null, '', '/'))

function hintAt(path: string, isOver = false): HTMLElement | null {
  history.replaceState(null, '', path)
  const stores = partOfStores({
    firstUse: { isOver: signal(isOver) },
    inHand: { awaited: signal(null) },
    preferences: { tapMode: signal(false) },
    recording: fakeRecording(),
    typed: signal(''),
    typing: signal(false),
  })
  render(
    <StoresProvider value={stores}>
      <FirstUseHint />
    </StoresProvider>,
  )
  return screen.queryByText('Hold the mic, say what you spent, let go.')
}

it('explains the record button on home', () => {
  expect(hintAt('/')).not.toBeNull()
})

it('leaves the room of other screens to what is on them', () => {
  expect(hintAt('/expenses')).toBeNull()
})

it('is gone once the first use is over', () => {
  expect(hintAt('/', true)).toBeNull()
})
