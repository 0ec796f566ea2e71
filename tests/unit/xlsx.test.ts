// A sheet as an XLSX file: what goes in comes out, as text, number or day, and never as a formula.
import { describe, expect, test } from 'vitest'
import type { CellValue } from '~/domain/lists/cell-value'
import type { Sheet } from '~/lists/sheet'
import { worksheet } from '~/lists/worksheet'
import { xlsxFile } from '~/lists/xlsx'
import { readWorkbook } from '../support/workbook'

async function* inBatches(rows: CellValue[][], size = 2) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

const aSheet = (rows: CellValue[][], more: Partial<Sheet> = {}): Sheet => ({
  title: 'Αγορές πακέτων',
  headings: ['Όνομα', 'Ποσό'],
  batches: inBatches(rows),
  language: 'el',
  cutOff: 'Το αρχείο τελειώνει εδώ.',
  ...more,
})

async function workbookOf(rows: CellValue[][], more?: Partial<Sheet>) {
  const pieces: Uint8Array[] = []
  for await (const piece of xlsxFile(aSheet(rows, more))) pieces.push(piece)
  return readWorkbook(Buffer.concat(pieces))
}

test('texts, numbers, days and amounts come out as they went in', async () => {
  const { name, rows } = await workbookOf([
    ['Μαρία «Ζωή» <&> "Ω"', 5, { day: '2026-03-05' }],
    ['🌿 emoji', null, { cents: -123_450 }],
    [' κενά γύρω ', 0, null],
  ])
  expect(name).toBe('Αγορές πακέτων')
  expect(rows).toEqual([
    ['Όνομα', 'Ποσό'],
    ['Μαρία «Ζωή» <&> "Ω"', 5, { day: '2026-03-05' }],
    ['🌿 emoji', null, -1234.5],
    [' κενά γύρω ', 0],
  ])
})

test('the first row is bold and stays in view, columns are as wide as their texts', async () => {
  const { xml, parts } = await workbookOf([['α'.repeat(200), 1]])
  expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
  expect(xml).toContain('<c r="A1" t="inlineStr" s="1">')
  expect(parts['xl/styles.xml']).toMatch(/<font><b\/>/)
  expect([...xml.matchAll(/ width="(\d+)"/g)].map(([, width]) => width)).toEqual(['60', '10'])
})

describe('a text', () => {
  const written = async (text: string) => (await workbookOf([[text, 1]])).rows[1]![0]

  test('is never a formula', async () => {
    for (const text of ['=1+1', '+1', '-1', '@a', '=HYPERLINK("http://x")']) {
      const { xml, rows } = await workbookOf([[text, 1]])
      expect(rows[1]![0]).toBe(text)
      expect(xml).not.toContain('<f>')
    }
  })

  test('loses what XML cannot hold, and keeps its lines', async () => {
    expect(await written('α\0β\x08γ\x1Fδ\uFFFEε\uD800ζ')).toBe('αβγδεζ')
    expect(await written('α\r\nβ\rγ\nδ\tε')).toBe('α\nβ\nγ\nδ\tε')
  })

  test('that looks like an escape of Excel stays what it is', async () => {
    const { xml, rows } = await workbookOf([['_x0041_ _x000d_ _xyz_ _', 1]])
    expect(xml).toContain('_x005F_x0041_ _x005F_x000d_ _xyz_ _')
    expect(rows[1]![0]).toBe('_x0041_ _x000d_ _xyz_ _')
  })

  test('longer than a cell ends with an ellipsis', async () => {
    expect(await written('α'.repeat(32_767))).toHaveLength(32_767)
    const cut = await written('🌿'.repeat(20_000))
    expect(cut).toMatch(/🌿…$/u)
    expect(String(cut).length).toBeLessThanOrEqual(32_767)
  })
})

test('a list without rows is a sheet with its headings', async () => {
  expect((await workbookOf([])).rows).toEqual([['Όνομα', 'Ποσό']])
})

test('more rows than a sheet holds end with a line that says so', async () => {
  const rowsOf = async (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => [`row ${at}`])
    let xml = ''
    for await (const piece of worksheet(aSheet(rows), 5)) xml += piece
    return [...xml.matchAll(/<t>(.*?)<\/t>/g)].map(([, text]) => text)
  }
  expect(await rowsOf(3)).toEqual(['Όνομα', 'Ποσό', 'row 0', 'row 1', 'row 2'])
  for (const count of [4, 9])
    expect(await rowsOf(count)).toEqual([
      'Όνομα',
      'Ποσό',
      'row 0',
      'row 1',
      'row 2',
      'Το αρχείο τελειώνει εδώ.',
    ])
})

test('a title becomes a name that Excel takes for a sheet', async () => {
  const nameOf = async (title: string) => (await workbookOf([], { title })).name
  expect(await nameOf("'α/β:γ[δ]?*\\'")).toBe('α β γ δ')
  expect(await nameOf('Α'.repeat(40))).toHaveLength(31)
  expect(await nameOf('[]')).toBe('1')
})
