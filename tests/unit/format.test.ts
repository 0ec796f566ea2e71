import { expect, test, vi } from 'vitest'
import {
  athensDay,
  athensTime,
  collatorOf,
  countryName,
  daysUntil,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatIban,
  formatList,
  formatLongDate,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPhone,
} from '~/i18n/format'

const at = new Date('2026-03-05T12:05:00Z')
const all = () => [
  formatMoney('el', 127_280),
  formatDate('el', at),
  formatLongDate('el', at),
  formatMonth('el', at),
  formatDeadline('el', at),
  formatDateTime('el', at),
  String(daysUntil(at, new Date('2026-03-01T00:00:00Z'))),
  countryName('el', 'GR'),
  formatNumber('de', 1000),
  formatList('en', ['a', 'b', 'c']),
]

test('dates, amounts and lists are formatted', () => {
  expect(all().map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '1.272,80 €',
    '05/03/2026',
    '5 Μαρτίου 2026',
    'Μάρτιος 2026',
    expect.stringContaining('Μαρτίου'),
    '05/03/2026, 14:05',
    '4',
    'Ελλάδα',
    '1.000',
    'a, b and c',
  ])
})

test('a day and a time of a form are the same whatever an engine writes for a language', () => {
  const habit = { get: () => () => '3/5/2026', configurable: true }
  const format = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format')!
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', habit)
  expect([athensDay(at), athensTime(at)]).toEqual(['2026-03-05', '14:05'])
  expect(athensDay('2026-12-31T22:30:00Z')).toBe('2027-01-01')
  expect(athensTime('2026-03-05T22:04:00Z')).toBe('00:04')
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', format)
})

test('French says the first of a month, and only that day', () => {
  expect(formatLongDate('fr', '2026-11-01')).toBe('1er novembre 2026')
  expect(formatLongDate('fr', '2026-11-11')).toBe('11 novembre 2026')
  expect(formatDeadline('fr', new Date('2026-12-01T21:00:00Z'))).toContain('1er décembre')
})

test('Intl formatters are created once and cached', () => {
  all()
  const spies = (['NumberFormat', 'DateTimeFormat', 'DisplayNames', 'ListFormat', 'Collator'] as const).map(
    (kind) => vi.spyOn(Intl, kind),
  )
  for (let n = 0; n < 100; n += 1) all()
  expect(spies.map((spy) => spy.mock.calls.length)).toEqual([0, 0, 0, 0, 0])
  expect(collatorOf('el')).toBe(collatorOf('el'))
  vi.restoreAllMocks()
})

test('an IBAN stands in groups of four, however it was typed', () => {
  for (const typed of ['GR1601101250000000012300695', 'gr16 0110-1250 0000 0001 2300 695'])
    expect(formatIban(typed)).toBe('GR16 0110 1250 0000 0001 2300 695')
})

test.each([
  ['+306900039595', '+30 690 003 9595'],
  ['6900039595', '690 003 9595'],
  ['+302101234567', '+30 210 123 4567'],
  ['+4915112345678', '+4915112345678'],
  ['112', '112'],
])('%s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
