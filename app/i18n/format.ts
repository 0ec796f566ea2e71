// Long: every way in which numbers, days and names are written stands in one place.
import { intlLocale, type Language } from './locale'

const timeZone = 'Europe/Athens'

// One formatter per kind and language for the life of the process. Each takes a megabyte outside the
// JavaScript heap and takes longer to create than to use.
const cached = new Map<string, unknown>()

function once<T>(key: string, make: () => T): T {
  const found = cached.get(key) as T | undefined
  if (found) return found
  const made = make()
  cached.set(key, made)
  return made
}

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const dates = {
  day,
  instant: { ...day, ...time },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  near: { weekday: 'short', day: 'numeric', month: 'short' },
  appointment: { weekday: 'long', day: 'numeric', month: 'long', ...time },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const dateFormat = (language: Language, kind: keyof typeof dates) =>
  once(
    `${kind} ${language}`,
    () => new Intl.DateTimeFormat(intlLocale[language], { ...dates[kind], timeZone }),
  )

const names = (language: Language) =>
  once(`names ${language}`, () => new Intl.DisplayNames(intlLocale[language], { type: 'region' }))

/** Reads day and clock of a zone. By their parts: how a language writes them together differs between engines. */
export function partsIn(zone: string) {
  const format = new Intl.DateTimeFormat('en-GB-u-ca-gregory-nu-latn', { timeZone: zone, ...dates.instant })
  return (at: string | Date) =>
    Object.fromEntries(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]))
}

// Engines have the one or the other.
type Region = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] }

/** The time zones of a country, by its code. */
export function zonesOf(country: string) {
  const region: Region = new Intl.Locale(`und-${country}`)
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

const athensParts = partsIn(timeZone)

/** The collator of a language, for sorting. */
export const collatorOf = (language: Language) =>
  once(`order ${language}`, () => new Intl.Collator(intlLocale[language]))

/** The form that a word has beside a number: `one`, `other`. */
export const pluralForm = (language: Language, count: number) =>
  once(`plural ${language}`, () => new Intl.PluralRules(intlLocale[language])).select(count)

/** A plain number: 1000 → «1.000». */
export const formatNumber = (language: Language, value: number) =>
  once(`number ${language}`, () => new Intl.NumberFormat(intlLocale[language])).format(value)

/** Joins names: «Άννα, Βέρα και Γωγώ». */
export const formatList = (language: Language, words: string[]) =>
  once(`list ${language}`, () => new Intl.ListFormat(intlLocale[language])).format(words)

/** Formats whole cents as money: 127280 → «1.272,80 €». */
export function formatMoney(language: Language, cents: number, currency = 'EUR') {
  return once(
    `${currency} ${language}`,
    () => new Intl.NumberFormat(intlLocale[language], { style: 'currency', currency }),
  ).format(cents / 100)
}

/** An amount as a form takes it: 6200 → 62,00. */
export const formatAmount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

/** A date or an instant in Athens: 05/03/2026. */
export function formatDate(language: Language, value: string | Date) {
  return dateFormat(language, 'day').format(new Date(value))
}

/** French writes the first day of a month as an ordinal: 1er novembre. */
const firstOfMonth = (language: Language, text: string) =>
  language === 'fr' ? text.replace(/\b1 (?=\p{L})/u, '1er ') : text

/** A date or an instant in Athens, in words: 5 Μαρτίου 2026. */
export function formatLongDate(language: Language, value: string | Date) {
  return firstOfMonth(language, dateFormat(language, 'long').format(new Date(value)))
}

/** A day that is near: «Δευ 7 Δεκ». */
export function formatNearDay(language: Language, value: string | Date) {
  return dateFormat(language, 'near').format(new Date(value))
}

/** A month in words: Μάρτιος 2026. */
export function formatMonth(language: Language, value: string | Date) {
  return dateFormat(language, 'month').format(new Date(value))
}

/** An instant in Athens with weekday and time: Σάββατο 7 Μαρτίου στις 18:30. */
export function formatAppointment(language: Language, value: string | Date) {
  return firstOfMonth(language, dateFormat(language, 'appointment').format(new Date(value)))
}

/** The same for a deadline: midnight (24:00) is shown as the minute before it. */
export function formatDeadline(language: Language, value: string | Date) {
  return formatAppointment(language, withinDeadline(value))
}

/** A deadline in a list: 05/03/2026, 23:59. */
export function formatShortDeadline(language: Language, value: string | Date) {
  return formatDateTime(language, withinDeadline(value))
}

/** An instant of the last day of a deadline, which ends at midnight. */
export const withinDeadline = (value: string | Date) => new Date(new Date(value).getTime() - 1000)

/** The time of an instant in Athens, as a form field takes it: 09:05. */
export function athensTime(at: string | Date) {
  const { hour, minute } = athensParts(at)
  return `${hour}:${minute}`
}

/** An instant in Athens: 05/03/2026, 14:05. */
export function formatDateTime(language: Language, value: string | Date) {
  return dateFormat(language, 'instant').format(new Date(value))
}

/** The calendar day of an instant in Athens: 2026-03-05. */
export function athensDay(at: string | Date) {
  const { year, month, day } = athensParts(at)
  return `${year}-${month}-${day}`
}

/** Whole calendar days in Athens from now until an instant; 0 on its last day. */
export function daysUntil(value: string | Date, now = new Date()) {
  const day = (at: Date) => Date.parse(athensDay(at))
  return Math.max(0, Math.round((day(new Date(new Date(value).getTime() - 1000)) - day(now)) / 86_400_000))
}

/** Whole calendar days in Athens from an instant until now; 0 on its own day. */
export function daysSince(value: string | Date, now = new Date()) {
  const day = (at: Date) => Date.parse(athensDay(at))
  return Math.max(0, Math.round((day(now) - day(new Date(value))) / 86_400_000))
}

/** A country's name: GR → «Ελλάδα». */
export function countryName(language: Language, code: string) {
  return once(`name ${language} ${code}`, () => names(language).of(code) ?? code)
}

/** Groups the digits of a Greek phone number: +306900039595 → +30 690 003 9595. Others stay as they are. */
export function formatPhone(phone: string) {
  return phone.replace(/^(\+30)?(\d{3})(\d{3})(\d{4})$/, (_, greece, ...groups) =>
    [greece, ...groups.slice(0, 3)].filter(Boolean).join(' '),
  )
}

/** Groups an IBAN as banks print it: gr1601101250… → GR16 0110 1250 … */
export const formatIban = (iban: string) =>
  iban
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replace(/(.{4})(?=.)/g, '$1 ')
