import { athensDay } from '~/i18n/format'
import { foldName } from './imports/columns'
import monthWords from './month-words.json'

/** Which of two numbers before a year is the day. */
export type DayOrder = 'dayFirst' | 'monthFirst'
export const dayOrders = ['dayFirst', 'monthFirst'] as const

/** How a day is to be read: the order of its numbers, and how many days it may lie ahead. */
export type DayRule = { order?: DayOrder; ahead?: number }

// A spreadsheet counts days from here; its first day is 1 January 1900.
const excelStart = Date.UTC(1899, 11, 30)
const dayLong = 86_400_000

// «2026-11-20T22:15:00Z» is an instant: its day is that of Athens.
const instant =
  /^(\d{4}-\d\d-\d\d)T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?(?:Z|[+-](?:0\d|1[0-4]):[0-5]\d)$/

// «2026-11-20T10:15:00», «20/11/2026 10:15», and XML's day with the zone behind it: «2026-11-20+02:00».
const withoutTime = (text: string) =>
  text
    .trim()
    .replace(/[T ]\d{1,2}:\d\d.*$/, '')
    .replace(/^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)$/, '$1')
const twoNumbers = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d\d)$/

/** A day as YYYY-MM-DD, from the ways in which files write it; '' if empty, undefined if it is no day. */
export function dayOf(text: string, { order = 'dayFirst', ahead = 0 }: DayRule = {}): string | undefined {
  const [, written] = instant.exec(text.trim()) ?? []
  if (written && dayOf(written, { ahead })) return dayOf(athensDay(text.trim()), { ahead })
  const plain = withoutTime(text).replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  const last = lastDay(ahead)
  if (plain === '') return ''
  if (/^[1-5]\d{4}([.,]\d+)?$/.test(plain)) {
    const day = new Date(excelStart + Number(plain.slice(0, 5)) * dayLong).toISOString().slice(0, 10)
    return day <= last ? day : undefined
  }
  const [, early, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? []
  if (early) return real(early, month!, day!, last)
  const [, first, second, year] = twoNumbers.exec(plain) ?? []
  if (year)
    return order === 'dayFirst'
      ? real(fullYear(year, last), second!, first!, last)
      : real(fullYear(year, last), first!, second!, last)
  const { numbers, month: named } = inWords(plain)
  if (!named || numbers.length !== 2) return undefined
  // «March 15, 2026» as «15 March 2026».
  return real(fullYear(numbers[1]!, last), named, numbers[0]!, last)
}

/** What a column says about its order: `any` if it does not matter, `unknown` if it does, `both` if cells contradict each other. */
export type Judged = DayOrder | 'any' | 'unknown' | 'both'

/**
 * Judges the order of day and month over a column, since it is one for all its cells: those that can be read in one order
 * only prove it, and so does a day that does not exist, by the number that is no month («31/02/1990»).
 */
export function dayOrderOf(cells: string[], ahead = 0): Judged {
  const proved = new Set<DayOrder>()
  let open = false
  for (const cell of cells) {
    const [, first, second] = twoNumbers.exec(withoutTime(cell)) ?? []
    if (!first) continue
    const [dayFirst, monthFirst] = dayOrders.map((order) => dayOf(cell, { order, ahead }))
    if (dayFirst && monthFirst) open ||= dayFirst !== monthFirst
    else if (dayFirst) proved.add('dayFirst')
    else if (monthFirst) proved.add('monthFirst')
    else if (isOnlyDay(first) && isMonth(second!)) proved.add('dayFirst')
    else if (isMonth(first) && isOnlyDay(second!)) proved.add('monthFirst')
  }
  const [only] = proved
  if (proved.size > 1) return 'both'
  return only ?? (open ? 'unknown' : 'any')
}

const isMonth = (number: string) => Number(number) >= 1 && Number(number) <= 12
const isOnlyDay = (number: string) => Number(number) > 12 && Number(number) <= 31

/** The order in which to read a column that was judged, or undefined: then somebody has to be asked. `told` is an earlier answer. */
export function settledOrder(judged: Judged, told: DayOrder | undefined): DayOrder | undefined {
  if (judged === 'any') return told ?? 'dayFirst'
  if (judged === 'unknown') return told
  return judged === 'both' || (told && told !== judged) ? undefined : judged
}

/** A month as its first day: MM-YYYY, YYYY-MM, its name with a year, a year alone (January) or a day. */
export function monthOf(text: string, rule: DayRule = {}): string | undefined {
  const plain = text.trim()
  const last = lastDay(0)
  const [, first, year] = /^(\d{1,2})[-/.](\d{4})$/.exec(plain) ?? []
  if (year) return real(year, first!, '1', last)
  const [, early, month] = /^(\d{4})(?:[-/.](\d{1,2}))?$/.exec(plain) ?? []
  if (early) return real(early, month ?? '1', '1', last)
  const { numbers, month: named } = inWords(plain)
  if (named && numbers.length === 1) return real(fullYear(numbers[0]!, last), named, '1', last)
  const day = dayOf(plain, rule)
  return day && `${day.slice(0, 7)}-01`
}

/** The number of a month that is written as a number or by its name, in one of five languages; otherwise as it is. */
export function monthNumber(written: string) {
  const { numbers, month } = inWords(written)
  return month && numbers.length === 0 ? month : written.trim()
}

/** The numbers of a text and the month that its only other long word names, in one of five languages. */
function inWords(text: string) {
  // «15η Αυγούστου», «15 de março», «15AUG».
  const words = foldName(text).match(/\p{L}{3,}|\d+/gu) ?? []
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const [name = '', ...more] = words.filter((word) => !/^\d+$/.test(word))
  const at = monthWords.findIndex((starts) => starts.some((start) => name.startsWith(start)))
  return { numbers, month: at >= 0 && more.length === 0 ? String(at + 1) : undefined }
}

// Asked for each cell of a file, and dear to find; a day begins with a minute.
let known = { minute: 0, ahead: 0, day: '' }

function lastDay(ahead: number) {
  const minute = Math.floor(Date.now() / 60_000)
  if (known.minute !== minute || known.ahead !== ahead)
    known = { minute, ahead, day: athensDay(new Date(Date.now() + ahead * dayLong)) }
  return known.day
}

/** A year of two digits is the one of the hundred years before `last`, YYYY-MM-DD. */
export function fullYear(year: string, last: string) {
  if (!/^\d\d$/.test(year)) return year
  const century = Number(last.slice(0, 2)) - (year <= last.slice(2, 4) ? 0 : 1)
  return `${century}${year}`
}

function real(year: string, month: string, day: string, last: string) {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    Number(year) >= 1900 &&
    text <= last
    ? text
    : undefined
}
