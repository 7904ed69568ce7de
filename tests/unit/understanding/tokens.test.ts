import { describe, expect, it } from 'vitest'
import { withoutMarks } from '../../../shared/understanding/normalise/transcriber-artifacts.ts'
import { tokenise } from '../../../shared/understanding/utterance/token.ts'

describe('a transcript in tokens', () => {
  it.each([
    ['Rp25.000,- kopi', ['rp', '25.000', 'kopi']],
    ['Rp. 25.000', ['rp', '25.000']],
    ['25rb', ['25', 'rb']],
    ['twenty-five', ['twenty', 'five']],
    ["I've bought Rina's", ['ive', 'bought', 'rinas']],
    ['lima ribu.Parkir', ['lima', 'ribu', '.', 'parkir']],
    ['J.Co booking.com', ['j', 'co', 'booking', 'com']],
    ['kopi,parkir', ['kopi', ',', 'parkir']],
    ['10%', ['10', '%']],
    ['a "b" — c', ['a', 'b', 'c']],
    ['２５', ['25']],
  ])('%j reads %j', (text, words) => {
    expect(tokenise(text).map(({ word }) => word)).toEqual(words)
  })

  it('remembers what joined two words', () => {
    expect(tokenise('oleh-oleh 7:30').map(({ gap }) => gap)).toEqual(['', '-', ' ', ':'])
  })
})

describe("a transcriber's mark", () => {
  it.each(['[Music]', '(musik)', '*batuk*', '\u266a la la \u266a', '<noise>', '(suara ketukan)'])(
    '%j is taken out',
    mark => {
      expect(withoutMarks(`kopi ${mark} 20 ribu`).replace(/ +/g, ' ')).toBe('kopi 20 ribu')
    },
  )

  it.each(['[20 ribu]', '(cash)', 'a * b', '[never closed'])('%j is speech', text => {
    expect(withoutMarks(text)).toBe(text)
  })
})
