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
 * What a workbook says about its sheets: where those are that are shown, its shared texts and how its numbers
 * are meant. Raises import_broken, and import_type for an archive without a sheet.
 */
export function readWorkbook(/** @type {Map<string, string[]>} */ parts) {
  const root = relationsIn('', parts.get('_rels/.rels'))
  const named = root.find(({ type }) => type === 'officeDocument')?.target
  // Of a binary workbook it is no XML.
  if (named && !parts.has(named)) refuse(named.endsWith('.xml') ? 'import_broken' : 'import_type')
  const place = named ?? 'xl/workbook.xml'
  const relations = relationsIn(
    path.posix.dirname(place),
    parts.get(path.posix.join(path.posix.dirname(place), '_rels', `${path.posix.basename(place)}.rels`)),
  )
  const { shown, from1904 } = sheetsIn(parts.get(place))
  const sheets = shown.flatMap((id) =>
    relations.filter((each) => each.id === id && each.type === 'worksheet').map(({ target }) => target),
  )
  if (sheets.length === 0) refuse('import_type')
  const partOf = (/** @type {string} */ kind) =>
    parts.get(relations.find(({ type }) => type === kind)?.target ?? '')
  return {
    sheets,
    texts: textsIn(partOf('sharedStrings')),
    numbers: numbersOf(partOf('styles') ?? none, from1904),
  }
}

/** The ids of the sheets that are shown, in their order. */
function sheetsIn(xml = none) {
  /** @type {(string | undefined)[]} */
  const shown = []
  let from1904 = false
  readXml(xml, {
    open(name, attributes) {
      if (name === 'workbookPr') from1904 = ['1', 'true'].includes(attributes.date1904 ?? '')
      if (name === 'sheet' && !/hidden/i.test(attributes.state ?? '')) shown.push(prefixed(attributes, 'id'))
    },
  })
  return { shown, from1904 }
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
