// Small XLSX files that a reader could spend minutes or gigabytes on.
import { zipSync } from 'fflate'
import { excelBook, sheetOf } from './spreadsheets'

const headings = '<row><c t="inlineStr"><is><t>a</t></is></c><c t="inlineStr"><is><t>b</t></is></c></row>'
const below = (rows: string) => sheetOf(headings + rows)
const shared = '<c t="s"><v>0</v></c>'
const times = (text: string, count: number) => text.repeat(count)

/**
 * The files with the rule that refuses each; six times as large, they unpack to about all that a file may. Without
 * their limits they were quadratic, filled the memory, or both.
 */
export const hostileFiles = (size: number): [rule: string, what: string, bytes: Uint8Array][] => [
  ['import_too_much', 'more than may be unpacked', below(times(' ', 64e6))],
  ['import_too_much', 'empty rows', below(times('<row/>', 21e5 * size))],
  ['import_too_much', 'one text', below(`<row><c><v>${times('1', 9e6 * size)}</v></c></row>`)],
  ['import_too_much', 'one name', below(`<${times('a', 9e6 * size)}>`)],
  ['import_too_much', 'one attribute', below(`<row a="${times('a', 9e6 * size)}">`)],
  [
    'import_too_much',
    'many attributes',
    below(`<row ${Array.from({ length: 1e5 * size }, (_, at) => `a${at}=""`).join(' ')}>`),
  ],
  ...['row', 'c', 't', 'si', 'sheet', 'rPh', 'Relationship'].map((name): [string, string, Uint8Array] => [
    'import_too_much',
    `${name} without end`,
    below(times(`<${name}>`, 1e5 * size)),
  ]),
  ['import_too_much', 'shared texts', sheetOf('', times('<si/>', 21e5 * size))],
  [
    'import_too_much',
    'one text in many cells',
    sheetOf(
      headings + times(`<row>${times(shared, 2)}</row>`, 4000 * size),
      `<si><t>${times('α', 4000)}</t></si>`,
    ),
  ],
  [
    'import_too_much',
    'many files',
    zipSync(Object.fromEntries(Array.from({ length: 400 }, (_, at) => [String(at), new Uint8Array(0)]))),
  ],
  ['import_too_long', 'rows', below(times('<row><c><v>1</v></c></row>', 6000 * size))],
  ['import_too_wide', 'columns', sheetOf('<row><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>')],
  [
    'import_broken',
    'a document type',
    excelBook({
      rows: [],
      parts: {
        'xl/workbook.xml': '<!DOCTYPE x [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><workbook>&c;</workbook>',
      },
    }),
  ],
]
