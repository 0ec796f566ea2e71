import { Zip } from 'fflate'
import { DeflatedPart } from './deflated-part'
import type { Sheet } from './sheet'
import { worksheet, xmlText } from './worksheet'

/** Generates an XLSX file from a sheet, one chunk per batch of rows. Sent chunks are not kept. */
export async function* xlsxFile(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  for (const [name, content] of partsOf(sheet)) {
    const part = new DeflatedPart(name)
    zip.add(part)
    try {
      for await (const text of content) {
        await part.write(text)
        yield* made.splice(0)
      }
      await part.end()
    } finally {
      part.close()
    }
  }
  zip.end()
  yield* made.splice(0)
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const packageUri = 'http://schemas.openxmlformats.org/package/2006'
const documentUri = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const mainUri = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The files of a workbook, in their order in the archive; the worksheets are numbered from 1. */
function partsOf(sheet: Sheet): [string, Iterable<string> | AsyncIterable<string>][] {
  const sheets = sheet.sums ? [sheet, { ...sheet, ...sheet.sums }] : [sheet]
  const each = (text: (number: number, title: string) => string) =>
    sheets.map(({ title }, at) => text(at + 1, title)).join('')
  return [
    [
      '[Content_Types].xml',
      [
        `${declaration}<Types xmlns="${packageUri}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${sheetType}.worksheet+xml"/>`)}</Types>`,
      ],
    ],
    ['_rels/.rels', [relations([['officeDocument', 'xl/workbook.xml']])]],
    [
      'xl/workbook.xml',
      [
        `${declaration}<workbook xmlns="${mainUri}" xmlns:r="${documentUri}"><sheets>${each((number, title) => `<sheet name="${xmlText(sheetName(title))}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
      ],
    ],
    [
      'xl/_rels/workbook.xml.rels',
      [
        relations([
          ...sheets.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
          ['styles', 'styles.xml'],
        ]),
      ],
    ],
    ['xl/styles.xml', [styles]],
    ...sheets.map((some, at): [string, AsyncIterable<string>] => [
      `xl/worksheets/sheet${at + 1}.xml`,
      worksheet(some),
    ]),
  ]
}

const relations = (targets: [string, string][]) =>
  `${declaration}<Relationships xmlns="${packageUri}/relationships">${targets
    .map(
      ([kind, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${documentUri}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

// 0 plain cell, 1 bold heading, 2 day in the format of the reader's country, 3 amount with two decimals.
const styles = `${declaration}<styleSheet xmlns="${mainUri}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** The title as a sheet name: at most 31 characters, without those that Excel rejects. */
const sheetName = (title: string) =>
  title
    .replaceAll(/[[\]:*?/\\]/g, ' ')
    .slice(0, 31)
    .replaceAll(/^'+|'+$/g, '')
    .trim() || '1'
