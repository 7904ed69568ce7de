import { signal } from '@preact/signals-react'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { SavingLines } from '../../src/screens/voice/saving-lines.tsx'
import type { HandedIn } from '../../src/stores/recording/in-hand.ts'
import { Sheet } from '../../src/widgets/sheet.tsx'
import { partOfStores } from './part-of-stores.ts'

const one = (id: string, change: Partial<HandedIn> = {}): HandedIn => ({
  id,
  stage: 'transcribing',
  sent: 1,
  transcription: null,
  aside: true,
  isSignedIn: () => true,
  ...change,
})

it('each recording that is put aside has a line, in its own words once they are known', async () => {
  const aside = signal<HandedIn[]>([])
  render(
    <StoresProvider value={partOfStores({ inHand: { aside } })}>
      <SavingLines />
    </StoresProvider>,
  )
  const lines = () =>
    [...(document.querySelector('[role=status]')?.children ?? [])].map(line => line.textContent)
  expect(lines()).toEqual([])
  await act(async () => {
    aside.value = [one('a'), one('b', { transcription: 'kopi dua lima' })]
  })
  expect(lines()).toEqual(['Processing your recording…', 'Saving “kopi dua lima”…'])
  await act(async () => {
    aside.value = []
  })
  expect(screen.queryByText(/Saving/)).toBeNull()
})

it('they stand above a sheet that is open, which they move nothing of', () => {
  const page = (isOpen: boolean) => (
    <StoresProvider value={partOfStores({ inHand: { aside: signal([one('a')]) } })}>
      <SavingLines />
      {isOpen && <Sheet title="On the foot" unsaved={false} onClose={() => undefined} />}
    </StoresProvider>
  )
  const { rerender } = render(page(true))
  const sheet = screen.getByRole('dialog', { name: 'On the foot' })
  const line = screen.getByText('Processing your recording…')
  expect(sheet.previousElementSibling?.contains(line)).toBe(true)
  rerender(page(false))
  expect(screen.getByText('Processing your recording…')).toBeDefined()
})
