import { strFromU8, unzipSync } from 'fflate'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const plain = (xml: string) => xml.replaceAll(/&(\w+);/g, (_, name: string) => entities[name]!)

/** The attribute of an XML tag, as text. */
const attribute = (tag: string, name: string) => plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')

const dateFormat = 14

/**
 * An XLSX file as a spreadsheet reads it: the name of its sheet, its rows with texts, numbers and days, and its parts
 * as XML. A cell that is not there is null.
 */
export function readWorkbook(bytes: Uint8Array) {
  const parts = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, part]) => [name, strFromU8(part)]),
  )
  const formats = [...parts['xl/styles.xml']!.split('<cellXfs')[1]!.matchAll(/<xf [^>]*>/g)].map(([tag]) =>
    Number(attribute(tag, 'numFmtId')),
  )
  const xml = parts['xl/worksheets/sheet1.xml']!
  const rows = [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, cells]) => {
    const row: (string | number | { day: string } | null)[] = []
    for (const [, tag, content] of cells!.matchAll(/<c ([^>]*)>(.*?)<\/c>/gs)) {
      const letters = /^[A-Z]+/.exec(attribute(` ${tag}`, 'r'))![0]
      const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
      while (row.length < column) row.push(null)
      row.push(valueOf(` ${tag}`, content!, formats))
    }
    return row
  })
  return { name: attribute(` ${parts['xl/workbook.xml']!.split('<sheet ')[1]}`, 'name'), rows, xml, parts }
}

function valueOf(tag: string, content: string, formats: number[]) {
  const [, text] = /<t[^>]*>(.*?)<\/t>/s.exec(content) ?? []
  if (attribute(tag, 't') === 'inlineStr')
    return plain(text!).replaceAll(/_x([\dA-F]{4})_/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  const number = Number(/<v>(.*?)<\/v>/.exec(content)![1])
  if (formats[Number(attribute(tag, 's'))] !== dateFormat) return number
  return { day: new Date(Date.UTC(1899, 11, 30) + number * 86_400_000).toISOString().slice(0, 10) }
}
