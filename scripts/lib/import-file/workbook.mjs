import path from 'node:path'
import { numbersOf } from './cell-numbers.mjs'
import { refuse } from './unreadable.mjs'
import { prefixed, readXml } from './xml-reader.mjs'

/** @type {string[]} */
const none = []

/** The parts of a workbook beside its sheets; names in lower case, because they have no case. */
export const isWorkbookPart = (/** @type {string} */ name) =>
  /^(\w+\/)?(_rels\/)?[^/]*\.(xml|rels)$/.test(name)

/**
 * What a workbook says about its sheets: where the first one is that is shown, its shared texts and how its numbers
 * are meant. Raises import_broken, and import_type for an archive without a sheet.
 */
export function readWorkbook(/** @type {Map<string, string[]>} */ parts) {
  const root = relationsIn('', parts.get('_rels/.rels'))
  const named = root.find(({ type }) => type === 'officeDocument')?.target
  if (named && !parts.has(named)) refuse('import_broken')
  const place = named ?? 'xl/workbook.xml'
  const relations = relationsIn(
    path.posix.dirname(place),
    parts.get(path.posix.join(path.posix.dirname(place), '_rels', `${path.posix.basename(place)}.rels`)),
  )
  const { sheets, from1904 } = sheetsIn(parts.get(place))
  const shown = sheets.map((id) => relations.find((each) => each.id === id && each.type === 'worksheet'))
  const sheet = shown.find(Boolean)?.target
  if (!sheet) return refuse('import_type')
  const partOf = (/** @type {string} */ kind) =>
    parts.get(relations.find(({ type }) => type === kind)?.target ?? '')
  return {
    sheet,
    texts: textsIn(partOf('sharedStrings')),
    numbers: numbersOf(partOf('styles') ?? none, from1904),
  }
}

/** The ids of the sheets that are shown, in their order. */
function sheetsIn(xml = none) {
  /** @type {(string | undefined)[]} */
  const sheets = []
  let from1904 = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name === 'sheet' && !/hidden/i.test(attributes.state ?? '')) sheets.push(prefixed(attributes, 'id'))
    },
  })
  return { sheets, from1904 }
}

/** Which part has which id and kind; the kind is the last word of an address. */
function relationsIn(/** @type {string} */ folder, xml = none) {
  /** @type {{ id: string | undefined, type: string, target: string }[]} */
  const found = []
  readXml(xml, {
    open(name, { Id: id, Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return
      const place = path.posix.join('/', target.startsWith('/') ? '' : folder, target)
      found.push({ id, type: path.posix.basename(type), target: place.slice(1).toLowerCase() })
    },
  })
  return found
}

/** The texts that cells share, without the reading aids of Asian scripts. */
function textsIn(xml = none) {
  /** @type {string[]} */
  const texts = []
  let text = ''
  let within = ''
  readXml(xml, {
    open(name) {
      if (name === 'si') text = ''
      if (within !== 'rPh') within = name
    },
    text(piece) {
      if (within === 't') text += piece
    },
    close(name) {
      if (name === 'si') texts.push(text)
      if (name === within) within = ''
    },
  })
  return texts
}
