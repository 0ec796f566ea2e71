import { athensDay } from '~/i18n/format'
import { foldName } from './columns'
import monthWords from './month-words.json'

// A spreadsheet counts days from here; its first day is 1 January 1900.
const excelStart = Date.UTC(1899, 11, 30)

/** A day as YYYY-MM-DD, from the ways in which files write it; '' if empty, undefined if it is no day. */
export function dayOf(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/[T ]\d{1,2}:\d\d.*$/, '')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
  if (plain === '') return ''
  if (/^[1-5]\d{4}(\.\d+)?$/.test(plain))
    return new Date(excelStart + Math.floor(Number(plain)) * 86_400_000).toISOString().slice(0, 10)
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? []
  if (year) return real(year, month!, day!)
  const [, first, second, last] = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d\d)$/.exec(plain) ?? []
  if (last) return real(fullYear(last), second!, first!)
  const { numbers, month: named } = inWords(plain)
  return named && numbers.length === 2 ? real(fullYear(numbers[1]!), named, numbers[0]!) : undefined
}

/** A month as its first day: MM-YYYY, YYYY-MM, its name with a year, a year alone (January) or a day. */
export function monthOf(text: string): string | undefined {
  const plain = text.trim()
  const [, first, year] = /^(\d{1,2})[-/.](\d{4})$/.exec(plain) ?? []
  if (year) return real(year, first!, '1')
  const [, early, month] = /^(\d{4})(?:[-/.](\d{1,2}))?$/.exec(plain) ?? []
  if (early) return real(early, month ?? '1', '1')
  const { numbers, month: named } = inWords(plain)
  if (named && numbers.length === 1) return real(fullYear(numbers[0]!), named, '1')
  const day = dayOf(plain)
  return day && `${day.slice(0, 7)}-01`
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

/** A year of two digits is in this century, unless it would be to come. */
function fullYear(year: string) {
  if (year.length !== 2) return year
  return Number(year) <= Number(athensDay(new Date()).slice(2, 4)) ? `20${year}` : `19${year}`
}

function real(year: string, month: string, day: string) {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    Number(year) >= 1900 &&
    text <= athensDay(new Date())
    ? text
    : undefined
}
