import fs from 'node:fs'
import { createRequire } from 'node:module'
import anyAscii from 'any-ascii'
import type { Font, Glyph, Path } from 'opentype.js'

// Its CommonJS file has no exports that Node can import by name.
const require = createRequire(import.meta.url)
const { parse } = require('opentype.js') as typeof import('opentype.js')

export type Weight = 400 | 700

// The font has a file for each script. Paths need no font on the machine, and look the same everywhere.
const scripts = ['greek', 'latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese']
const opened = new Map<Weight, Font[]>()

function fontsOf(weight: Weight): Font[] {
  let fonts = opened.get(weight)
  if (!fonts) {
    fonts = scripts.map((script) => {
      const file = fs.readFileSync(
        require.resolve(`@fontsource/commissioner/files/commissioner-${script}-${weight}-normal.woff`),
      )
      return parse(new Uint8Array(file).buffer)
    })
    opened.set(weight, fonts)
  }
  return fonts
}

const hasLetters = (text: string) =>
  [...text].every((letter) => fontsOf(700).some((font) => font.charToGlyphIndex(letter) > 0))

/** A word of Greek with one kind of accent: Ἀσπασία → Ασπασία. The font has no others. */
const monotonic = (word: string) =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300\u0342]/g, '\u0301')
    .replaceAll(/[\u0304\u0306\u0313\u0314\u0345]/g, '')
    .normalize('NFC')

// Written without vowels: in Latin letters nobody would know the name.
const unvowelled = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}]/u

/** A word of a script that the font does not have, in Latin letters; empty where that makes no sense. */
const inLatin = (word: string) =>
  unvowelled.test(word) ? '' : anyAscii(word).replace(/^[a-z]/, (letter) => letter.toUpperCase())

const words = /[\p{L}\p{M}]+/gu

/** Whether the words of a text can be drawn in their own script. */
export const hasOwnScript = (text: string) =>
  (text.normalize('NFC').match(words) ?? []).every((word) => hasLetters(word) || hasLetters(monotonic(word)))

/** A text as it can be drawn: letters that the font does not have are replaced, other signs left out. */
export const drawable = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(words, (word) => [word, monotonic(word), inLatin(word)].find(hasLetters) ?? '')
    .replaceAll(/./gsu, (sign) => (hasLetters(sign) ? sign : ''))
    .replaceAll(/\s+/g, ' ')
    .trim()

type Placed = { glyph: Glyph; font: Font; x: number }

/** Places the letters of a drawable text one after the other, with kerning; returns them with the width, in pixels. */
function place(text: string, size: number, weight: Weight) {
  const fonts = fontsOf(weight)
  const placed: Placed[] = []
  let width = 0
  for (const letter of text.normalize('NFC')) {
    const font = fonts.find((each) => each.charToGlyphIndex(letter) > 0) ?? fonts[0]!
    const glyph = font.charToGlyph(letter)
    const last = placed.at(-1)
    const scale = size / font.unitsPerEm
    if (last?.font === font) width += font.getKerningValue(last.glyph, glyph) * scale
    placed.push({ glyph, font, x: width })
    width += (glyph.advanceWidth ?? 0) * scale
  }
  return { placed, width }
}

/** The width of a text in pixels; `size` in pixels. */
const textWidth = (text: string, size: number, weight: Weight) => place(text, size, weight).width

/** The data of an SVG path that draws a text; x and y are the beginning of its base line, in pixels. */
export const textPath = (text: string, x: number, y: number, size: number, weight: Weight) =>
  place(text, size, weight)
    .placed.map(({ glyph, font, x: at }) => written(glyph.getPath(x + at, y, size, {}, font)))
    .join('')

// The library's own toPathData writes NaN for numbers such as 788.00000000000005.
const written = ({ commands }: Path) =>
  commands
    .map(({ type, ...point }) => {
      const { x1, y1, x2, y2, x, y } = point as Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>
      const numbers = [x1, y1, x2, y2, x, y].filter((each) => each !== undefined)
      return type + numbers.map((each) => each.toFixed(1)).join(' ')
    })
    .join('')

// Between words, then after hyphens too, then between any letters.
const breaks = [/(?<=\s)/u, /(?<=[\s-])/u, /(?!\p{M})/u]

/**
 * Breaks a text into at most `most` lines of this width, as large as it fits: a smaller size comes before a word on two
 * lines. A text too long for everything gets more lines of the smallest size.
 */
export function fitted(
  text: string,
  width: number,
  most: number,
  sizes: [number, ...number[]],
  weight: Weight,
) {
  let smallest = { size: sizes[0], lines: [text] }
  for (const between of breaks)
    for (const size of sizes) {
      smallest = { size, lines: linesOf(text.split(between), width, size, weight) }
      const isWide = smallest.lines.some((line) => textWidth(line, size, weight) > width)
      if (smallest.lines.length <= most && !isWide) return smallest
    }
  return smallest
}

function linesOf(pieces: string[], width: number, size: number, weight: Weight) {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    const longer = line + piece
    if (line && textWidth(longer.trimEnd(), size, weight) > width) {
      lines.push(line.trimEnd())
      line = piece
    } else line = longer
  }
  return [...lines, line.trimEnd()]
}
