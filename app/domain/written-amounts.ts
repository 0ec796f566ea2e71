import { foldName } from './imports/columns'
import currencyWords from './currency-words.json'
import signWords from './sign-words.json'

/** An amount as it was read: below zero if its sign, brackets or word say so; the currency as it stands there, or empty. */
export type Amount = {
  cents: number
  currency: string
  /** A word or letter said whether it came or left: «62,00 Π», «62.00 CR». */
  byWord: boolean
}

const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const mostCents = 999_999_999
const separated = /^(?:\d+|\d{1,3}(?:([., '])\d{3})(?:\1\d{3})*)$/

/**
 * An amount as people, programs and banks print it: «1.234,56», «1,234.56 €», «62,00-», «(4,00)», «62,00 Π»; undefined if it is
 * none, or if two of its signs contradict each other.
 */
export function readAmount(written: string): Amount | undefined {
  const plain = written
    .replaceAll(/[\s\u2019']+/g, ' ')
    .replaceAll(dashes, '-')
    .trim()
  const [, before = '', digits = '', after = ''] = /^(\D*)(\d(?:[\d., ]*\d)?)(\D*)$/.exec(plain) ?? []
  const cents = centsOf(digits)
  const around = marksOf(before, after)
  if (cents === undefined || !around || around.signs.size > 1) return undefined
  const [sign = 1] = around.signs
  return { cents: sign * cents, currency: around.currency, byWord: around.byWord }
}

/** A decimal number as XML writes it, in cents: a point, and nothing below a cent but zeros. */
export function readDecimal(written: string) {
  const [, whole, decimals = ''] = /^\+?(\d+)(?:\.(\d{0,2})0*)?$/.exec(written.trim()) ?? []
  return whole === undefined ? undefined : within(whole, decimals)
}

/** Whether a point or comma before three digits stands there alone: 1.234 may be more than a thousand, or little more than one. */
export const isUnclear = (written: string) => /^\D*\d{1,3}[.,]\d{3}\D*$/.test(written)

/**
 * What a sign, a letter or a word says beside an amount: 1 for money that came, -1 for what left, undefined if nothing. A word
 * is known by its beginning: «Πιστωτική», «Débito».
 */
export function signOf(written: string) {
  const sign = written.replaceAll(dashes, '-')
  if (sign === '+') return 1
  if (sign === '-') return -1
  const word = foldName(written)
  const says = (words: string[]) =>
    words.some((each) => word === each || (each.length > 3 && /^\S+$/.test(word) && word.startsWith(each)))
  return says(signWords.incoming) ? 1 : says(signWords.outgoing) ? -1 : undefined
}

function centsOf(digits: string) {
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return separated.test(whole) ? within(whole.replaceAll(/\D/g, ''), decimals) : undefined
}

function within(whole: string, decimals: string) {
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return cents > mostCents ? undefined : cents
}

/** What stands around the digits: signs, a currency, the word for credit or debit; undefined for anything else. */
function marksOf(before: string, after: string) {
  const [signs, named] = [new Set<1 | -1>(), new Set<string>()]
  let byWord = false
  const brackets = before.includes('(') || after.includes(')')
  if (brackets) {
    if (!/^[^()]*\([^()]*$/.test(before) || !/^[^()]*\)[^()]*$/.test(after)) return undefined
    signs.add(-1)
  }
  const marks = [before, after].flatMap((side) => side.match(/\p{L}[\p{L}.]*|[^\s()]/gu) ?? [])
  for (const mark of marks) {
    const said = signOf(mark)
    if (mark === '+' || mark === '-') {
      // Two of them, or one beside brackets, are a slip of the pen.
      if (signs.size > 0) return undefined
      signs.add(mark === '-' ? -1 : 1)
    } else if (said) {
      signs.add(said)
      byWord = true
    } else {
      const currency = currencyOf(mark)
      if (!currency) return undefined
      named.add(currency)
    }
  }
  const [currency = ''] = named
  return named.size > 1 ? undefined : { signs, currency, byWord }
}

const codes = new Map(Object.entries(currencyWords))

/** The code of a currency by its sign, its word or itself, also with Greek letters that look like the Latin ones. */
function currencyOf(mark: string) {
  const word = foldName(mark).replaceAll('\u03b5', 'e').replaceAll('\u03c5', 'u').replaceAll('\u03c1', 'r')
  return codes.get(mark) ?? codes.get(word) ?? (/^[a-z]{3}$/.test(word) ? word.toUpperCase() : undefined)
}
