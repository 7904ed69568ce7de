import { signal } from '@preact/signals-react'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { SavingLines } from '../../src/screens/voice/saving-lines.tsx'
import type { HandedIn } from '../../src/stores/in-hand.ts'
import { partOfStores } from './part-of-stores.ts'

const one = (id: string, change: Partial<HandedIn> = {}): HandedIn => ({
  id,
  stage: 'transcribing',
  sent: 1,
  transcription: null,
  aside: true,
  ...change,
})

it('each recording that is put aside has a line, in its own words once they are known', async () => {
  const list = signal<readonly HandedIn[]>([one('a', { aside: false })])
  render(
    <StoresProvider value={partOfStores({ inHand: { list } })}>
      <SavingLines />
    </StoresProvider>,
  )
  const lines = () =>
    [...(document.querySelector('[role=status]')?.children ?? [])].map(line => line.textContent)
  expect(lines()).toEqual([])
  await act(async () => {
    list.value = [one('a'), one('b', { transcription: 'kopi dua lima' })]
  })
  expect(lines()).toEqual(['Processing your recording…', 'Saving “kopi dua lima”…'])
  await act(async () => {
    list.value = []
  })
  expect(screen.queryByText(/Saving/)).toBeNull()
})
