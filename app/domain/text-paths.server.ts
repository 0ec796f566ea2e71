import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { Font, Glyph, Path } from 'opentype.js'

// Its CommonJS file has no exports that Node can import by name.
const require = createRequire(import.meta.url)
const { parse } = require('opentype.js') as typeof import('opentype.js')

export type Weight = 400 | 700

// The font has a file for each script. Paths need no font on the machine, and look the same everywhere.
const scripts = ['greek', 'latin', 'latin-ext']
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

type Placed = { glyph: Glyph; font: Font; x: number }

/**
 * Places the letters of a text one after the other, with kerning; returns them with the width, in pixels. A letter that
 * no file has is an empty box.
 */
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

/** Breaks a text into at most so many lines of this width; what does not fit is cut with an ellipsis. */
export function linesOf(text: string, width: number, most: number, size: number, weight: Weight): string[] {
  const lines: string[] = []
  let line = ''
  const fits = (words: string) => textWidth(words, size, weight) <= width
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word
    if (fits(longer) || !line) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  const isCut = lines.length > most
  return lines.slice(0, most).map((each, at) => {
    let shown = isCut && at === most - 1 ? `${each}…` : each
    while (!fits(shown) && shown.length > 1) shown = `${shown.replace(/…$/, '').slice(0, -1)}…`
    return shown
  })
}
