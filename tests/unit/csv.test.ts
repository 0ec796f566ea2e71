import { expect, test } from 'vitest'
import { csvLine } from '~/lists/csv'

const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫', '−']
const before = [
  '',
  ' ',
  '\u00a0',
  '\u200b',
  '\u2060',
  '\n',
  '\r\n',
  '\t',
  '\u0000',
  '\u0001',
  '\u2028',
  ' \u00ad\u00a0',
]

/** The cells as any program may cut them: at our sign or at others, and not caring for quotes. */
const cut = (line: string) => line.split(/[;,\t\r\n]/).map((cell) => cell.replace(/^[\s\p{C}"]+/u, ''))

test('no cell begins a formula, however a program cuts the line and whatever it passes over', () => {
  const planted = signs.flatMap((sign) =>
    before.flatMap((first) => [
      `${first}${sign}1+1`,
      ...[',', ';', '\t', '\n', ', ', ',"', ',\u200b', ';;'].map(
        (cutAt) => `Μαρία${cutAt}${first}${sign}cmd|x`,
      ),
    ]),
  )
  const live = planted.filter((text) =>
    cut(csvLine(['a', text, 'b'], 'el')).some((cell) => signs.includes(cell.charAt(0))),
  )
  expect(live).toEqual([])
})

test('what is no formula stays as it is; numbers, days and amounts too', () => {
  expect(csvLine(['Άννα-Μαρία, Α+', 'a;b', 'a"b', 'α = β', "'=", -1, null], 'el')).toBe(
    `"Άννα-Μαρία, Α+";"a;b";"a""b";α = β;'=;-1;\r\n`,
  )
  expect(csvLine([{ cents: -6200 }, { day: '2026-11-26' }], 'el')).toBe('-62,00;2026-11-26\r\n')
})

test('a telephone keeps its plus behind the apostrophe that spreadsheets hide', () => {
  expect(csvLine(['+306900000000'], 'el')).toBe(`'+306900000000\r\n`)
})

test('the work grows with the text', () => {
  const seconds = (size: number) => {
    const start = process.cpuUsage()
    csvLine([`α${'\n "'.repeat(size)}`, `α,${' ='.repeat(size)}`], 'el')
    return process.cpuUsage(start).user / 1e6
  }
  seconds(20_000)
  expect(seconds(400_000)).toBeLessThan(5)
})
