import { signal } from '@preact/signals-react'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import { Processing } from '../../src/screens/voice/processing.tsx'
import { partOfStores } from './part-of-stores.ts'

function setUp(message?: string) {
  render(
    <StoresProvider value={partOfStores({ recording: { sent: signal(0) } })}>
      <Processing {...(message ? { message } : {})} />
    </StoresProvider>,
  )
}

describe('while a recording is processed', () => {
  it('a spinner turns over the whole page, with the three steps and a tip', () => {
    setUp()
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Processing your recording' }).open).toBe(
      true,
    )
    expect(screen.getByRole('status').textContent).toBe('Processing your recording')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Audio transcription completed',
      'Extracting expense information',
      'Saving to your account',
    ])
    expect(screen.getByText(/understands English and Indonesian/)).toBeDefined()
  })

  it('other words may stand in for the usual ones', () => {
    setUp('Sending it again')
    expect(screen.getByRole('dialog', { name: 'Sending it again' })).toBeDefined()
  })
})
