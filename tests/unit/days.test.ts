import { parseWithZod } from '@conform-to/zod/v4'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import {
  AnyDay,
  Clock,
  ComingDay,
  Day,
  dayIn,
  OptionalAnyDay,
  OptionalClock,
  PastDay,
} from '~/domain/day-schema'
import { dayOf, dayOrderOf } from '~/domain/written-days'

afterEach(() => vi.useRealTimers())

/** What the fields of a form give: the day, or the error keys. */
function read(schema: z.ZodType, fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(`on${name}`, value)
  const sent = parseWithZod(form, { schema: z.object({ on: schema }) })
  if (sent.status === 'success') return sent.value.on
  return { on: sent.error?.on?.map((key) => key.split(' ')[0]) }
}

test.each([
  [{ '.day': '5', '.month': '3', '.year': '2026' }, '2026-03-05'],
  [{ '.day': ' 05 ', '.month': '03', '.year': '2026' }, '2026-03-05'],
  [{ '.near': '2026-03-05', '.day': '', '.month': '', '.year': '' }, '2026-03-05'],
  // The fields behind a near day are hidden and hold what was typed before.
  [{ '.near': '2026-03-05', '.day': '1', '.month': '1', '.year': '2026' }, '2026-03-05'],
  [{ '.near': '', '.day': '29', '.month': '2', '.year': '2028' }, '2028-02-29'],
  [{ '.near': 'other', '.day': '5', '.month': 'févr.', '.year': '26' }, '2026-02-05'],
  [{ '': '2026-03-05' }, '2026-03-05'],
  [{ '.day': '29', '.month': '2', '.year': '2027' }, { on: ['day_invalid'] }],
  [{ '.day': '5', '.month': '', '.year': '2026' }, { on: ['day_invalid'] }],
  [{ '.day': '5', '.month': '3', '.year': '26' }, '2026-03-05'],
  [{ '.day': '5', '.month': 'Φεβ', '.year': '2026' }, '2026-02-05'],
  [{ '.day': '5', '.month': 'Ιανουάριος', '.year': '27' }, '2027-01-05'],
  [{ '.day': '5', '.month': 'MÄRZ', '.year': '2026' }, '2026-03-05'],
  [{ '.day': '5', '.month': 'ένας', '.year': '2026' }, { on: ['day_invalid'] }],
  [{ '.day': '5', '.month': '3', '.year': '126' }, { on: ['day_invalid'] }],
  [{ '.near': '05/03/2026' }, { on: ['day_invalid'] }],
  [{ '.day': '', '.month': '', '.year': '' }, { on: ['required'] }],
  [{ '': '' }, { on: ['required'] }],
  [{ '': '5/3/2026' }, { on: ['date_invalid'] }],
  [{}, { on: ['required'] }],
])('a day from the fields of a form, or as one text: %o', (fields, result) => {
  expect(read(AnyDay, fields)).toEqual(result)
  const optional = JSON.stringify(result).includes('required') ? null : result
  expect(read(OptionalAnyDay, fields)).toEqual(optional)
})

test.each([
  [{ '.near': '18:30' }, '18:30'],
  [{ '.near': 'other', '.written': '09:15' }, '09:15'],
  [{ '.near': '18:30', '.written': '09:15' }, '18:30'],
  [{ '': '9:15' }, '9:15'],
  [{ '.near': 'other', '.written': '25:00' }, { on: ['time_invalid'] }],
  [{ '.near': 'other', '.written': '' }, { on: ['required'] }],
  [{}, { on: ['required'] }],
])('a time of the day from a choice or the field behind it: %o', (fields, result) => {
  expect(read(Clock, fields)).toEqual(result)
  expect(read(OptionalClock, fields)).toEqual(JSON.stringify(result).includes('required') ? '' : result)
})

test('each language’s short names of the months are read, and no year is taken for one to come', () => {
  for (const locale of ['el', 'en', 'de', 'fr', 'pt'])
    for (const style of ['short', 'long'] as const)
      for (let month = 1; month <= 12; month += 1) {
        const parts = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', year: 'numeric' })
        const name = parts
          .formatToParts(new Date(1994, month - 1, 5))
          .find(({ type }) => type === 'month')!.value
        const fields = { '.day': '5', '.month': name, '.year': '94' }
        expect(read(Day, fields), name).toBe(`1994-${`${month}`.padStart(2, '0')}-05`)
      }
})

test('a birthdate is not to come, and is no day of long ago', () => {
  expect(read(Day, { '.day': '1', '.month': '1', '.year': '1899' })).toEqual({ on: ['date_invalid'] })
  expect(read(Day, { '.day': '1', '.month': '1', '.year': '2999' })).toEqual({ on: ['date_invalid'] })
  expect(read(Day, { '.day': '1', '.month': '1', '.year': '1999' })).toBe('1999-01-01')
})

test.each([
  [Day, 'date_invalid'],
  [PastDay, 'day_invalid 17 12 2026'],
  [AnyDay, 'day_invalid 17 12 2026'],
  [ComingDay, 'day_invalid 14 1 2027'],
])('a day that does not exist is answered with one of those that the field is for', (schema, key) => {
  vi.useFakeTimers({ now: Date.parse('2026-12-30T22:30:00Z'), toFake: ['Date'] })
  const none = { near: '', day: '31', month: '2', year: '2027' }
  expect(schema.safeParse(none).error?.issues[0]?.message).toBe(key)
})

test.each([
  ['2026-11-27T21:59:59Z', '2026-11-27', '2026-11-28'],
  ['2026-11-27T22:00:00Z', '2026-11-28', '2026-11-29'],
  ['2026-07-01T20:59:59Z', '2026-07-01', '2026-07-02'],
  ['2026-07-01T21:00:00Z', '2026-07-02', '2026-07-03'],
  ['2026-12-31T22:30:00Z', '2027-01-01', '2027-01-02'],
])('today begins at midnight in Athens, in a form and in a file: %s', (now, today, tomorrow) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] })
  expect(read(Day, { '': today })).toBe(today)
  expect(read(Day, { '': tomorrow })).toEqual({ on: ['date_invalid'] })
  expect([dayOf(today), dayOf(tomorrow)]).toEqual([today, undefined])
  const [year, month, day] = today.split('-') as [string, string, string]
  expect(dayOf(`${day}/${month}/${year.slice(2)}`)).toBe(today)
})

test('the address of a page names a day as a link does or as a form does', () => {
  const at = (query: string) => dayIn(new URLSearchParams(query), 'from')
  expect(at('from=2026-03-05')).toBe('2026-03-05')
  expect(at('from.day=5&from.month=3&from.year=2026')).toBe('2026-03-05')
  expect(at('from.near=2026-03-05&from.day=')).toBe('2026-03-05')
  expect(at('from.day=&from.month=&from.year=')).toBe('')
  expect(at('from.day=x&from.month=3&from.year=')).toBe('0000-03-0x')
  expect(at('to=2026-03-05')).toBe('')
})

test.each([
  ['2026-11-20T21:59:59Z', '2026-11-20'],
  ['2026-11-20T22:00:00Z', '2026-11-21'],
  ['2026-07-20T21:30Z', '2026-07-21'],
  ['2026-11-21T00:30:00.000+02:00', '2026-11-21'],
  ['2026-11-21T00:30:00+05:30', '2026-11-20'],
  ['2026-11-20T23:30:00', '2026-11-20'],
  ['2026-02-30T10:00:00Z', undefined],
  ['2026-11-29T22:30:00Z', undefined],
])('an instant lies on the day of Athens: %s is %s', (written, day) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00Z'), toFake: ['Date'] })
  expect(dayOf(written)).toBe(day)
})

test.each([
  ['46346', '2026-11-20'],
  ['46346.75', '2026-11-20'],
  ['46346,75', '2026-11-20'],
  ['46356', undefined],
  ['59999', undefined],
])('a day as a spreadsheet counts it is none to come, either: %s is %s', (written, day) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-29T12:00:00Z'), toFake: ['Date'] })
  expect(dayOf(written)).toBe(day)
})

test.each([
  ['any', ['1/1/1990']],
  ['unknown', ['3/4/1991']],
  ['dayFirst', ['3/4/1991', '25/3/1990']],
  ['monthFirst', ['3/4/1991', '12/25/1990']],
  ['both', ['12/25/1990', '25/3/1990']],
  // A day that no month has, or that has not come, tells the order all the same.
  ['dayFirst', ['3/4/1991', '31/02/1990']],
  ['both', ['12/25/1990', '3/4/1991', '31/02/1990']],
  ['both', ['12/25/1990', '30/02/1990']],
  ['unknown', ['3/4/1991', '13/13/1990', '45/2/1990']],
])('a column of days is %s: %j', (order, cells) => expect(dayOrderOf(cells)).toBe(order))
