import { SaxesParser } from 'saxes'
import { refuse } from './unreadable.mjs'

/**
 * @typedef {Record<string, string>} Attributes
 * @typedef {{ open?: (name: string, attributes: Attributes) => void, text?: (text: string) => void,
 *   close?: (name: string) => void }} Hears
 */

// Far beyond what spreadsheets write. They keep the parser's memory small.
const [mostElements, deepest, mostAttributes, longest] = [2_000_000, 64, 200, 1_000_000]
// What a cell of a spreadsheet may hold.
const cellText = 32_767

/** A name without its prefix, which is the choice of the program that wrote it. */
const bare = (/** @type {string} */ name) => name.slice(name.indexOf(':') + 1)

/**
 * Takes an XML text in pieces and tells what it reads. A document type could define entities
 * that grow without end. Raises import_broken, and import_too_much for what no spreadsheet writes: elements, a
 * depth, attributes, a text above `longestText` or one without end.
 */
export function xmlReader(/** @type {Hears} */ { open, text, close }, longestText = cellText) {
  const parser = new SaxesParser()
  let elements = 0
  let depth = 0
  let attributes = 0
  let sinceTag = 0
  let characters = 0
  const atMost = (/** @type {number} */ count, /** @type {number} */ most) => {
    if (count > most) refuse('import_too_much')
  }
  parser.on('error', () => refuse('import_broken'))
  parser.on('doctype', () => refuse('import_broken'))
  parser.on('attribute', () => atMost((attributes += 1), mostAttributes))
  parser.on('opentag', (tag) => {
    attributes = 0
    sinceTag = 0
    characters = 0
    atMost((elements += 1), mostElements)
    atMost((depth += 1), deepest)
    open?.(bare(tag.name), /** @type {Attributes} */ (tag.attributes))
  })
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    characters = 0
    depth -= 1
    close?.(bare(name))
  })
  if (text) {
    const hear = (/** @type {string} */ piece) => {
      atMost((characters += piece.length), longestText)
      text(piece)
    }
    parser.on('text', hear)
    parser.on('cdata', hear)
  }
  return (/** @type {string} */ piece) => {
    sinceTag += piece.length
    parser.write(piece)
    atMost(sinceTag, longest)
  }
}

/** Reads an XML text that is there as a whole, in its pieces. */
export function readXml(/** @type {string[]} */ pieces, /** @type {Hears} */ hears) {
  const read = xmlReader(hears)
  for (const piece of pieces) read(piece)
}

/** The value of an attribute that has a prefix, as r:id. */
export const prefixed = (/** @type {Attributes} */ attributes, /** @type {string} */ name) =>
  Object.entries(attributes).find(([key]) => key.endsWith(`:${name}`))?.[1]
