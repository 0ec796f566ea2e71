// XLSX files as different programs write them: the same list in five spellings.
import { strToU8, zipSync } from 'fflate'

/** A cell: a text, a number, or a day in a style that shows one, by its number of days since the end of 1899. */
export type Cell = string | number | { day: number }
type Book = { rows: Cell[][]; from1904?: boolean; sheets?: string; parts?: Record<string, string> }

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006/relationships'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const place = (row: number, column: number) => `${String.fromCharCode(65 + column)}${row + 1}`
const dayIn = ({ day }: { day: number }, { from1904 }: Book) => (from1904 ? day - 1462 : day)

const zipped = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))

type Spelling = {
  /** How a cell stands in a row; texts are shared by their number if the program does so. */
  cell(cell: Cell, at: string, book: Book, share: (text: string) => number): string
  row?(number: number, cells: string): string
  dayFormat: string
  target?: string
  /** What is done with every part at the end: prefixes, other quotes. */
  spelled?(xml: string): string
}

function written({ cell, row, dayFormat, target = 'worksheets/sheet1.xml', spelled }: Spelling, book: Book) {
  const shared: string[] = []
  const share = (text: string) => shared.push(text) - 1
  const rows = book.rows.map((cells, number) => {
    const inside = cells.map((each, column) => cell(each, place(number, column), book, share)).join('')
    return row?.(number + 1, inside) ?? `<row r="${number + 1}">${inside}</row>`
  })
  const calendar = book.from1904 ? '<workbookPr date1904="1"/>' : '<workbookPr/>'
  const sheets = book.sheets ?? '<sheet name="Λίστα" sheetId="1" r:id="rId1"/>'
  const related = (id: string, type: string, to: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${to}"/>`
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships xmlns="${packaged}">${related('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}">${calendar}<sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packaged}">${related('rId1', 'worksheet', target)}${related('rId2', 'worksheet', 'worksheets/sheet2.xml')}${related('rId3', 'styles', 'styles.xml')}${related('rId4', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><numFmts>${dayFormat.startsWith('<') ? dayFormat : ''}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="${dayFormat.startsWith('<') ? 164 : dayFormat}" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
  }
  const all = Object.entries(parts).map(([name, xml]) => [
    name,
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${spelled?.(xml) ?? xml}`,
  ])
  return zipped({ ...Object.fromEntries(all), ...book.parts })
}

const sharedText = (text: string, at: string, share: (text: string) => number) =>
  `<c r="${at}" t="s"><v>${share(text)}</v></c>`

/** Numbers as Java writes them: 2.101234567E9, 2015.0. */
function ofJava(value: number) {
  if (Math.abs(value) < 1e7) return Number.isInteger(value) ? `${value}.0` : String(value)
  const [digits, exponent] = value.toExponential().split('e+')
  return `${digits!.includes('.') ? digits : `${digits}.0`}E${exponent}`
}

const plainCell: Spelling['cell'] = (cell, at, book, share) => {
  if (typeof cell === 'string') return sharedText(cell, at, share)
  return typeof cell === 'number'
    ? `<c r="${at}"><v>${cell}</v></c>`
    : `<c r="${at}" s="1"><v>${dayIn(cell, book)}</v></c>`
}

const spellings: Record<string, Spelling> = {
  Excel: {
    cell: plainCell,
    row: (number, cells) => `<row r="${number}" spans="1:5" x14ac:dyDescent="0.25">${cells}</row>`,
    dayFormat: '14',
  },
  LibreOffice: {
    cell: (cell, at, book, share) =>
      plainCell(cell, at, book, share).replace('<c ', typeof cell === 'string' ? '<c ' : '<c t="n" '),
    row: (number, cells) => `<row r="${number}" customFormat="false" ht="12.8" hidden="false">${cells}</row>`,
    dayFormat: '<numFmt numFmtId="164" formatCode="dd/mm/yyyy"/>',
  },
  openpyxl: {
    cell: (cell, at, book, share) =>
      typeof cell === 'string'
        ? `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
        : plainCell(cell, at, book, share).replace('<c ', '<c t="n" '),
    dayFormat: '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/>',
    target: '/xl/worksheets/sheet1.xml',
  },
  'Apache POI': {
    cell: (cell, at, book, share) => {
      if (typeof cell === 'string') return sharedText(cell, at, share)
      return typeof cell === 'number'
        ? `<c r="${at}"><v>${ofJava(cell)}</v></c>`
        : `<c r="${at}" s="1"><v>${ofJava(dayIn(cell, book))}</v></c>`
    },
    dayFormat: '<numFmt numFmtId="164" formatCode="[$-408]d\\ mmmm\\ yyyy;@"/>',
  },
  ClosedXML: {
    cell: plainCell,
    dayFormat: '14',
    spelled: (xml) =>
      xml.includes(main) ? xml.replace('xmlns=', 'xmlns:x=').replaceAll(/<(\/?)(?=\w)/g, '<$1x:') : xml,
  },
  'a tool with single quotes': {
    cell: plainCell,
    row: (number, cells) => `<row  r="${number}"\n>${cells}</row >`,
    dayFormat: '22',
    spelled: (xml) => xml.replaceAll('"', "'").replaceAll('/>', '\t/>'),
  },
}

/** The programs, each with how it writes a list. */
export const programs = Object.entries(spellings).map(
  ([name, spelling]) => [name, (book: Book) => written(spelling, book)] as const,
)

/** A file as Excel writes it. */
export const excelBook = (book: Book) => written(spellings.Excel!, book)

/** A file as Excel writes it, with these rows of its sheet and these shared texts, in XML. */
export const sheetOf = (rows: string, texts = '') =>
  excelBook({
    rows: [],
    parts: {
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
    },
  })
