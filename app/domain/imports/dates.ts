// A spreadsheet counts days from here; its first day is 1 January 1900.
const excelStart = Date.UTC(1899, 11, 30)

/** A day as YYYY-MM-DD, from the ways in which files write it; '' if empty, undefined if it is no day. */
export function dayOf(text: string): string | undefined {
  const plain = text.trim().replace(/[T ]\d\d:\d\d.*$/, '')
  if (plain === '') return ''
  if (/^[1-5]\d{4}(\.\d+)?$/.test(plain))
    return new Date(excelStart + Math.floor(Number(plain)) * 86_400_000).toISOString().slice(0, 10)
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain) ?? []
  if (year) return real(year, month!, day!)
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? []
  return last ? real(last, second!, first!) : undefined
}

/** A month as its first day: MM-YYYY, YYYY-MM, a year alone (January) or a day. */
export function monthOf(text: string): string | undefined {
  const plain = text.trim()
  const [, first, year] = /^(\d{1,2})[-/.](\d{4})$/.exec(plain) ?? []
  if (year) return real(year, first!, '1')
  const [, early, month] = /^(\d{4})(?:[-/.](\d{1,2}))?$/.exec(plain) ?? []
  if (early) return real(early, month ?? '1', '1')
  const day = dayOf(plain)
  return day && `${day.slice(0, 7)}-01`
}

function real(year: string, month: string, day: string) {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text) &&
    Number(year) >= 1900 &&
    date.getTime() <= Date.now()
    ? text
    : undefined
}
