import { Refusal } from '~/db/refusal.server'
import { importLimits, type Line } from './limits'
import { unpack } from './unpack'

const parts = /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

const broken = () => new Refusal('import_broken', 'file', 422)

/**
 * The lines of the first worksheet of an XLSX file, with their numbers; empty ones are left out. Of a formula
 * only its last result is read, as text. Raises import_broken, import_too_large, import_too_long.
 */
export function readXlsx(bytes: Uint8Array): Line[] {
  const files = unpack(bytes, (name) => parts.test(name))
  // A document type could define entities that grow without end.
  for (const text of files.values()) if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw broken()
  const sheet = files.get(firstSheet(files))
  if (sheet === undefined) throw broken()
  return linesOf(sheet, stringsOf(files.get('xl/sharedStrings.xml') ?? ''))
}

/** The path of the sheet that the workbook names first. */
function firstSheet(files: Map<string, string>) {
  const id = /<sheet\b[^>]*\br:id="([^"]+)"/.exec(files.get('xl/workbook.xml') ?? '')?.[1]
  const relations = files.get('xl/_rels/workbook.xml.rels') ?? ''
  const named = [...relations.matchAll(/<Relationship\b[^>]*>/g)]
    .map(([tag]) => ({ id: /\bId="([^"]+)"/.exec(tag)?.[1], target: /\bTarget="([^"]+)"/.exec(tag)?.[1] }))
    .find((relation) => relation.id === id)?.target
  const path = named?.replace(/^\/(xl\/)?/, '') ?? 'worksheets/sheet1.xml'
  return path.startsWith('xl/') ? path : `xl/${path}`
}

function stringsOf(xml: string) {
  return [...xml.matchAll(/<si\b[^>]*?(?:\/>|>([\s\S]*?)<\/si>)/g)].map(([, item]) => textIn(item ?? ''))
}

/** The text of a string with its pieces, without the reading aids of Asian scripts. */
function textIn(xml: string) {
  const own = xml.replaceAll(/<rPh\b[\s\S]*?<\/rPh>/g, '')
  return [...own.matchAll(/<t\b[^>]*?(?:\/>|>([\s\S]*?)<\/t>)/g)]
    .map(([, text]) => unescape(text ?? ''))
    .join('')
}

function linesOf(sheet: string, strings: string[]): Line[] {
  const lines: Line[] = []
  let number = 0
  for (const [, attributes = '', content = ''] of sheet.matchAll(
    /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g,
  )) {
    number = Number(/\br="(\d{1,7})"/.exec(attributes)?.[1] ?? number + 1)
    const cells = cellsOf(content, strings)
    if (cells.some((cell) => cell.trim() !== '')) lines.push([number, cells])
    if (lines.length > importLimits.rows + 1) throw new Refusal('import_too_long', 'file', 422)
  }
  return lines
}

function cellsOf(row: string, strings: string[]) {
  const cells: string[] = []
  let at = 0
  for (const [, attributes = '', content = ''] of row.matchAll(/<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g)) {
    const letters = /\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1]
    at = letters ? columnOf(letters) : at
    if (at >= importLimits.columns) break
    while (cells.length < at) cells.push('')
    cells[at] = valueOf(/\bt="(\w+)"/.exec(attributes)?.[1], content, strings)
    at += 1
  }
  return cells
}

function valueOf(type: string | undefined, content: string, strings: string[]) {
  if (type === 'inlineStr') return textIn(content)
  const value = unescape(/<v\b[^>]*>([\s\S]*?)<\/v>/.exec(content)?.[1] ?? '')
  if (type === 's') return strings[Number(value)] ?? ''
  return type === 'e' ? '' : value
}

const columnOf = (letters: string) =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescape(text: string) {
  return text
    .replaceAll(
      /&(?:#x([\dA-Fa-f]{1,6})|#(\d{1,7})|(\w+));/g,
      (whole, hex: string, digits: string, name: string) => {
        if (name) return named[name] ?? whole
        const code = hex ? Number.parseInt(hex, 16) : Number(digits)
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
      },
    )
    .replaceAll(/_x([\dA-F]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}
