import { signal } from '@preact/signals-react'
import { describe, expect, it, vi } from 'vitest'
import {
  type AskToInstall,
  createInstallOffer,
  ENOUGH,
  INSTALL_LATER_FOR,
} from '../../../src/stores/device/install-offer.ts'

const DAY = 86_400_000

function visit({
  kept = new Map<string, string>(),
  at = Date.parse('2026-11-20T05:00:00Z'),
  agrees = true,
  asks = true,
  isByHand = false,
} = {}) {
  const ask = vi.fn(async () => agrees)
  const question = signal<AskToInstall | null>(asks ? ask : null)
  const offer = createInstallOffer({
    installation: { question, isByHand: () => isByHand },
    storage: { getItem: key => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) },
    now: () => new Date(at),
  })
  const save = (sentences: number) => {
    for (let i = 0; i < sentences; i++) offer.sentenceSaved()
  }
  return { offer, ask, question, save, kept, at }
}

describe('to install is offered', () => {
  it('after the third saved sentence, those of earlier visits counted', () => {
    const first = visit()
    first.save(2)
    expect(first.offer.shown.value).toBeNull()
    const second = visit({ kept: first.kept })
    expect(second.offer.shown.value).toBeNull()
    second.save(1)
    expect(second.offer.shown.value).toBe('button')
    expect(visit({ kept: first.kept }).offer.shown.value).toBe('button')
    expect(ENOUGH).toBe(3)
  })

  it.each([
    [false, false, null],
    [false, true, 'words'],
    [true, false, 'button'],
  ])('where the browser asks (%s) or the person can do it by hand (%s) as %s', (asks, isByHand, shown) => {
    const { offer, save } = visit({ asks, isByHand })
    save(3)
    expect(offer.shown.value).toBe(shown)
  })

  it('not again for 60 days after Not now, or after No to the browser', async () => {
    for (const refuse of [
      ({ offer }: ReturnType<typeof visit>) => offer.later(),
      ({ offer }: ReturnType<typeof visit>) => offer.install(),
    ]) {
      const first = visit({ agrees: false })
      first.save(3)
      await refuse(first)
      expect(first.offer.shown.value).toBeNull()
      const at = (later: number) => visit({ kept: first.kept, at: first.at + later }).offer.shown.value
      expect([at(0), at(INSTALL_LATER_FOR - 1), at(INSTALL_LATER_FOR)]).toEqual([null, null, 'button'])
    }
    expect(INSTALL_LATER_FOR).toBe(60 * DAY)
  })

  it('by the browser’s own question, which is put off by no Yes', async () => {
    const { offer, ask, save, kept } = visit()
    save(3)
    await offer.install()
    expect(ask).toHaveBeenCalledOnce()
    expect([...kept.keys()]).toEqual(['sentencesSaved'])
  })

  it('where nothing can be stored, for what this visit saved', () => {
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const offer = createInstallOffer({
      installation: { question: signal(async () => true), isByHand: () => false },
      storage: { getItem: blocked, setItem: blocked },
      now: () => new Date(),
    })
    for (let i = 0; i < ENOUGH; i++) offer.sentenceSaved()
    expect(offer.shown.value).toBe('button')
    offer.later()
    expect(offer.shown.value).toBeNull()
  })
})
