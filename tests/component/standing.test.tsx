import { computed, signal } from '@preact/signals-react'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { momentName } from '../../src/i18n/dates.ts'
import { setLocale } from '../../src/i18n/translate.ts'
import { ObjectionDialog } from '../../src/screens/profile/objection-dialog.tsx'
import { Standing as Section } from '../../src/screens/profile/standing.tsx'
import { StoresProvider } from '../../src/screens/use-stores.ts'
import type { Standing } from '../../src/stores/account/standing.ts'
import type { LoadFailure } from '../../src/stores/server-state/load-failure.ts'
import { partOfStores } from './part-of-stores.ts'

const AT = '2026-11-20T01:00:00.000Z'
const SAID = momentName(Date.parse(AT))
const NOTHING: Standing = { restriction: null, heard: [], objection: null }

function heard(count: number, counted = true, from = 0): Standing['heard'] {
  return Array.from({ length: count }, (_, index) => ({
    at: new Date(Date.parse(AT) + from + index).toISOString(),
    transcription: `selamat pagi ${index}`,
    violation_type: 'not_expense_warning' as const,
    counted,
  }))
}

function setUp(known: Standing | null, { failed = null as LoadFailure | null, mayObject = true } = {}) {
  const sending = signal(false)
  const standing = {
    standing: computed(() => known),
    mayObject: computed(() => mayObject),
    failed: computed(() => failed),
    loading: signal(false),
    sending,
    open: vi.fn(),
    close: vi.fn(),
    refresh: vi.fn(async () => undefined),
    object: vi.fn(async () => undefined),
  }
  const show = (ui: React.ReactNode) =>
    render(<StoresProvider value={partOfStores({ standing })}>{ui}</StoresProvider>)
  return { ...standing, show }
}

function section(known: Standing | null, options = {}) {
  const stores = setUp(known, options)
  stores.show(<Section />)
  return stores
}

afterEach(() => setLocale('en'))

describe('the section', () => {
  it('is not there for a person without a violation', () => {
    const { refresh } = section(null)
    expect(refresh).toHaveBeenCalledOnce()
    expect(screen.queryByRole('region')).toBeNull()
  })

  it.each<[Standing['restriction'], number, string]>([
    [null, 1, 'Voice is on, but you were warned.'],
    [{ type: 'temporary_suspension', since: AT, until: AT }, 3, `Voice is off until ${SAID}.`],
    [
      { type: 'account_deactivation', since: AT, until: null },
      5,
      'Voice is off until support turns it on again.',
    ],
    [{ type: 'permanent_ban', since: AT, until: null }, 0, 'Voice is off for good.'],
  ])('says what is in force, until when and why: %j', (restriction, count, text) => {
    section({ ...NOTHING, restriction, heard: heard(count) })
    expect(screen.getByText(text)).toBeDefined()
    expect(screen.getByText(/What we heard was about something else/)).toBeDefined()
  })

  it('says in Indonesian what is in force', async () => {
    await setLocale('id')
    section({ ...NOTHING, restriction: { type: 'permanent_ban', since: AT, until: null } })
    expect(screen.getByText('Fitur suara diblokir selamanya.')).toBeDefined()
  })

  it('shows what was heard and what it led to, folded up where it is much', () => {
    section({ ...NOTHING, heard: [...heard(3), ...heard(1, false, 3)] })
    const list = screen.getByText('What we heard: 4 recordings').closest('details')
    expect(list?.open).toBe(false)
    const rows = list ? within(list).getAllByRole('listitem', { hidden: true }) : []
    expect(rows[0]?.textContent).toBe(`“selamat pagi 0”${SAID} · warning`)
    expect(rows[3]?.textContent).toContain('does not count')
  })

  it.each([
    [null, `Received on ${SAID}. The answer will be here.`],
    [{ accepted: true, text: 'Kamu benar.', at: AT }, `Accepted on ${SAID}.`],
    [{ accepted: false, text: 'Rekamannya jelas.', at: AT }, `Turned down on ${SAID}.`],
  ])('tells what became of an objection: %j', (answer, outcome) => {
    section({ ...NOTHING, heard: heard(1), objection: { text: 'Itu radio', at: AT, answer } })
    expect(screen.getByText('Itu radio')).toBeDefined()
    expect(screen.getByText(text => text.startsWith(outcome))).toBeDefined()
    if (answer) expect(screen.getByText(answer.text)).toBeDefined()
  })

  it('opens the dialog only for a person who may object', async () => {
    const { open } = section({ ...NOTHING, heard: heard(1) })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Send an objection' })))
    await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  })

  it('has no button where one waits', () => {
    section({ ...NOTHING, heard: heard(1) }, { mayObject: false })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('offers to try again where it did not load', () => {
    const { refresh } = section(null, { failed: 'network', mayObject: false })
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(refresh).toHaveBeenCalledTimes(2)
  })
})

describe('the dialog', () => {
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What did we get wrong?' })

  it('sends what was written, at most 1000 characters', () => {
    const { show, object } = setUp(null)
    show(<ObjectionDialog />)
    expect(field().maxLength).toBe(1000)
    fireEvent.change(field(), { target: { value: ' Itu radio \n' } })
    expect(screen.getByText('12 of 1000 characters')).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(object).toHaveBeenCalledExactlyOnceWith('Itu radio')
  })

  it('asks for a text where there is none', () => {
    const { show, object } = setUp(null)
    show(<ObjectionDialog />)
    fireEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('alert').textContent).toBe('Write what we got wrong.')
    expect(object).not.toHaveBeenCalled()
  })

  it('asks before what was written is lost', () => {
    const { show, close } = setUp(null)
    show(<ObjectionDialog />)
    fireEvent.change(field(), { target: { value: 'Itu radio' } })
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByText('Discard your objection?')).toBeDefined()
    expect(close).not.toHaveBeenCalled()
  })

  it('cannot be sent twice at once', () => {
    const { show, sending } = setUp(null)
    show(<ObjectionDialog />)
    act(() => {
      sending.value = true
    })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sending…' }).disabled).toBe(true)
  })
})
