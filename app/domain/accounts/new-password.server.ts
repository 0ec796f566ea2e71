// A password's own text never reaches SQL, so this rule alone stands in TypeScript. The lists are the commonest of
// SecLists' «10 million passwords» (MIT), in the order of how often they were found.
import { Refusal } from '~/db/refusal.server'
import { hashPassword } from './passwords.server'

const listed = (file: { default: string }) => file.default.split('\n').filter(Boolean)

type Lists = { common: Set<string>; siteWords: string[]; rows: string[] }
let lists: Promise<Lists> | undefined

/** Read at the first new password: neither a start nor a browser test that brings its own people needs them. */
async function readLists(): Promise<Lists> {
  const [longest, words, ours, keys] = await Promise.all([
    import('./common-passwords.txt?raw'),
    import('./common-words.txt?raw'),
    import('./site-words.txt?raw'),
    import('./keyboard-rows.txt?raw'),
  ])
  return {
    common: new Set([...listed(longest), ...listed(words)]),
    siteWords: listed(ours),
    rows: listed(keys).flatMap((row) => [row, [...row].reverse().join('')]),
  }
}

/** Whose password it will be, as far as it is known. */
type Herself = { email: string; name?: string; surname?: string }

/** The hash to keep of a new password. Raises password_common, _site, _yours and _pattern, busy. */
export async function hashNewPassword(password: string, her: Herself) {
  await refuseGuessable(password, her)
  return hashPassword(password)
}

/** Refuses what is guessed first, as the four rules below; large and small letters and accents make no difference. */
export async function refuseGuessable(password: string, her: Herself) {
  const { common, siteWords, rows } = await (lists ??= readLists())
  const folded = fold(password)
  const core = withoutTail(folded)
  if (isPattern(rows, folded)) throw new Refusal('password_pattern', 'password', 422)
  if (namesOf(her).some((name) => name === folded || name === core))
    throw new Refusal('password_yours', 'password', 422)
  if (consistsOf(siteWords, core)) throw new Refusal('password_site', 'password', 422)
  if (common.has(folded) || common.has(core)) throw new Refusal('password_common', 'password', 422)
}

const fold = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('\u03c2', '\u03c3').trim()

/** What is left when the digits and signs that people add at the end, or put in front, are taken off. */
const withoutTail = (text: string) => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')

/** True when a text is nothing but these words, one after another, with signs between them or not. */
function consistsOf(parts: string[], text: string) {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  const reached = [true]
  for (let end = 1; end <= letters.length; end += 1) {
    reached[end] = parts.some((part) => reached[end - part.length] && letters.endsWith(part, end))
  }
  return letters.length > 0 && reached[letters.length]!
}

/** Her names and address in the forms that are tried: alone, together, with and without what parts them. */
function namesOf({ email, name = '', surname = '' }: Herself) {
  const address = fold(email)
  const local = address.split('@')[0] ?? ''
  const [first, last] = [fold(name), fold(surname)]
  const forms = [address, local, first, last, `${first}${last}`, `${last}${first}`]
  return forms
    .flatMap((form) => [form, withoutTail(form), form.replaceAll(/[^\p{L}\p{N}]/gu, '')])
    .filter((form) => form.length >= 3)
}

/** One short piece again and again, or a few walks along the keyboard, the alphabet or the numbers. */
function isPattern(rows: string[], text: string) {
  if (/^(.{1,4}?)\1+.{0,3}$/u.test(text)) return true
  let pieces = 0
  for (let at = 0; at < text.length; pieces += 1) at += walkAt(rows, text, at)
  return pieces <= 3
}

/** How many signs from here on lie beside each other on one row, or are the same; at least one. */
function walkAt(rows: string[], text: string, at: number) {
  let length = text.length - at
  while (length > 2) {
    const piece = text.slice(at, at + length)
    if (rows.some((row) => row.includes(piece)) || new Set(piece).size === 1) return length
    length -= 1
  }
  return 1
}
