import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { cleanText } from '../../../shared/domain/clean-text.ts'

describe('a text', () => {
  it.each([
    ['a zero-width space', 'ko\u200Bpi'],
    ['a byte order mark', '\uFEFFkopi'],
    ['a word joiner', 'ko\u2060pi'],
    ['a soft hyphen', 'ko\u00ADpi'],
    ['joiners between Latin letters', 'k\u200Do\u200Cpi'],
    ['a direction override', '\u202Ekopi\u202C'],
    ['direction isolates', '\u2066kopi\u2069'],
    ['direction marks', '\u200Eko\u200Fp\u061Ci'],
    ['NUL and other controls', 'k\0o\x07p\x1B\x7F\x9Bi'],
    ['half a surrogate pair', 'kopi\uD83D'],
    ['a Hangul filler', 'kopi\u3164\u115F'],
    ['tags that spell something', `kopi${String.fromCodePoint(0xe0061, 0xe0062, 0xe0063)}`],
    ['variation selectors that carry bytes', `ko${String.fromCodePoint(0xfe03, 0xe0101)}pi`],
    ['a noncharacter', 'kopi\uFFFF\uFDD0'],
    ['a blank Braille pattern', 'ko\u2800pi'],
    ['a null notehead', 'kopi\u{1D159}'],
    ['a control of hieroglyphs', '\u{13430}kopi'],
    ['a character for private use', 'kopi\uE000'],
  ])('loses %s', (_, text) => {
    expect(cleanText(text)).toBe('kopi')
  })

  it.each([
    ['Indonesian', 'Nasi goreng “spesial” – 2 porsi, Rp25.000'],
    ['accents, composed or not', 'Café Cafe\u0301'],
    ['a family', '👨‍👩‍👧‍👦 makan'],
    ['a skin tone and a trade', '👩🏽‍🍳'],
    ['a heart of emoji style', '❤️ ❤️‍🔥'],
    ['a pirate flag and a rainbow one', '🏴‍☠️ 🏳️‍🌈'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a country flag', '🇮🇩'],
    ['a keycap', '1️⃣ #️⃣'],
    ['Persian', 'می‌خواهم'],
    ['Hindi', 'क्‍ष क्‌ष'],
    ['Sinhala', 'ශ්‍රී ලංකා'],
    ['Arabic with a number sign', 'قهوة \u060012'],
    ['Javanese', 'ꦏꦺꦴꦥꦶ'],
    ['a form of a Han character', '葛\u{E0100}飾'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ'],
  ])('keeps %s', (_, text) => {
    expect(cleanText(text)).toBe(text)
  })

  it('keeps one joiner where one is spelled, not the many that hide something', () => {
    expect(cleanText('می\u200C\u200C\u200C\u200Bخواهم')).toBe('می\u200Cخواهم')
    expect(cleanText('👩\u200D\u200D🍳')).toBe('👩🍳')
    expect(cleanText('❤\uFE0F\uFE0F\uFE0F')).toBe('❤\uFE0F')
  })

  it('has a space for a break', () => {
    expect(cleanText('kopi\r\nsusu\tgula\u2028aren')).toBe('kopi susu gula aren')
    expect(cleanText('kopi\u2028susu\u2029gula')).toBe('kopi susu gula')
  })
})

test('a clean text stays as it is, and holds nothing that turns a line around or is refused by a database', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      const clean = cleanText(text)
      expect(cleanText(clean)).toBe(clean)
      expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\p{Bidi_Control}\u200B\u2060\uFEFF]/u)
    }),
  )
})
