import { describe, expect, it } from 'vitest'
import {
  advance,
  FREE,
  type Gesture,
  type GestureInput,
  type Intent,
} from '../../../src/screens/capture/hold-gesture.ts'

/** A button of 72 x 72 px. */
const BOX = { left: 200, right: 272, top: 500, bottom: 572 }
const press = (cancelSide: 'left' | 'right' = 'left'): GestureInput => ({
  kind: 'press',
  by: 1,
  area: { box: BOX, cancelSide },
})
const to = (x: number, y = 536, by = 1): GestureInput => ({ kind: 'move', by, point: { x, y } })
const UP: GestureInput = { kind: 'letGo', by: 1 }
const KEY_DOWN: GestureInput = { kind: 'press', by: ' ', area: null }

function follow(...inputs: GestureInput[]) {
  let gesture: Gesture = FREE
  const intents: Intent[] = []
  for (const input of inputs) {
    const step = advance(gesture, input)
    gesture = step.gesture
    if (step.intent) intents.push(step.intent)
  }
  return { intents, slide: gesture.kind === 'held' ? gesture.slide : null }
}

describe('a finger on the button', () => {
  it('holds until it is up, and another one changes nothing', () => {
    const second: GestureInput[] = [
      { ...press(), by: 2 } as GestureInput,
      to(0, 0, 2),
      { kind: 'letGo', by: 2 },
    ]
    expect(follow(press(), ...second).intents).toEqual(['press'])
    expect(follow(press(), ...second, UP, UP).intents).toEqual(['press', 'release'])
  })

  it.each([
    ['left', to(200 - 48)],
    ['right', to(272 + 48)],
    ['up', to(236, 500 - 48)],
    ['down', to(236, 572 + 48)],
    ['up and right', to(272 + 48, 500 - 48)],
  ])('may drift 48 px %s', (_, drift) => {
    expect(follow(press(), drift).intents).toEqual(['press'])
    expect(follow(press(), drift, UP).intents).toEqual(['press', 'release'])
  })

  it.each([
    ['right', to(272 + 49)],
    ['down', to(236, 572 + 49)],
    ['halfway between left and down', to(200 - 96, 572 + 96)],
    ['halfway between left and up', to(200 - 96, 500 - 96)],
    ['in one leap to the other corner of the screen', to(20, 20)],
  ])('that leaves the button %s releases it, once', (_, away) => {
    expect(follow(press(), away, to(236), UP).intents).toEqual(['press', 'release'])
  })

  it.each([
    ['straight', [to(180), to(120)]],
    ['in the arc of a thumb, up', [to(180, 500), to(120, 500 - 53)]],
    ['in the arc of a thumb, down', [to(180, 580), to(120, 572 + 53)]],
  ])('slides towards cancelling, %s: let go before the end it still sends', (_, path) => {
    const { intents, slide } = follow(press(), ...path)
    expect(intents).toEqual(['press'])
    expect(slide).toEqual({ to: 'cancel', share: 80 / 96 })
    expect(follow(press(), ...path, UP).intents).toEqual(['press', 'release'])
    expect(follow(press(), ...path, to(236)).slide).toBeNull()
  })

  it('cancels 96 px past the edge, where there is no way back', () => {
    expect(follow(press(), to(105)).intents).toEqual(['press'])
    expect(follow(press(), to(104), to(236), UP).intents).toEqual(['press', 'cancel'])
  })

  it('of the left hand cancels to the right, and leaves to the left', () => {
    expect(follow(press('right'), to(272 + 96)).intents).toEqual(['press', 'cancel'])
    expect(follow(press('right'), to(200 - 49)).intents).toEqual(['press', 'release'])
  })

  it('locks 64 px above the edge, and letting go then ends nothing', () => {
    expect(follow(press(), to(240, 450)).slide).toEqual({ to: 'lock', share: 50 / 64 })
    expect(follow(press(), to(240, 437), UP).intents).toEqual(['press', 'release'])
    expect(follow(press(), to(240, 436), UP).intents).toEqual(['press', 'lock'])
  })

  it('that is taken by the page or the system releases', () => {
    expect(follow(press(), { kind: 'interrupt' }, UP).intents).toEqual(['press', 'release'])
  })
})

describe('a key on the button', () => {
  it('holds until it is up', () => {
    expect(follow(KEY_DOWN, KEY_DOWN, to(0, 0)).intents).toEqual(['press'])
    expect(follow(KEY_DOWN, { kind: 'letGo', by: ' ' }).intents).toEqual(['press', 'release'])
  })

  it('has its equals of both slides', () => {
    expect(follow(KEY_DOWN, { kind: 'lockKey' }, { kind: 'letGo', by: ' ' }).intents).toEqual([
      'press',
      'lock',
    ])
    expect(follow(KEY_DOWN, { kind: 'cancelKey' }, { kind: 'letGo', by: ' ' }).intents).toEqual([
      'press',
      'cancel',
    ])
  })
})

it('without a hold nothing means anything', () => {
  expect(
    follow(to(236), UP, { kind: 'interrupt' }, { kind: 'cancelKey' }, { kind: 'lockKey' }).intents,
  ).toEqual([])
})
