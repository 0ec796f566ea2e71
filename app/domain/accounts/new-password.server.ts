// The plain text of a password never reaches SQL, so this rule exists in TypeScript only. The lists are the
// most frequent entries of SecLists' «10 million passwords» (MIT), by frequency.
import { Refusal } from '~/db/refusal.server'
import { hashPassword } from './passwords.server'

const listed = (file: { default: string }) => file.default.split('\n').filter(Boolean)

type Lists = { common: Set<string>; siteWords: string[]; rows: string[] }
let lists: Promise<Lists> | undefined

/** Read when the first password is set: the start and most browser tests do not need them. */
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

/** What is known of the owner of the password. */
type PasswordOwner = { email: string; name?: string; surname?: string }

/**
 * Returns the hash of a new password; `stranger` is the IP address of a caller without session and mailed link. Raises
 * password_common, password_site, password_yours, password_pattern, busy.
 */
export async function hashNewPassword(password: string, owner: PasswordOwner, stranger?: string) {
  await refuseGuessable(password, owner)
  return hashPassword(password, stranger)
}

/** Refuses passwords that are guessed first, by the four rules below. Case and accents are ignored. */
export async function refuseGuessable(password: string, owner: PasswordOwner) {
  const { common, siteWords, rows } = await (lists ??= readLists())
  const folded = fold(password)
  const core = withoutTail(folded)
  if (isPattern(rows, folded)) throw new Refusal('password_pattern', 'password', 422)
  if (namesOf(owner).some((name) => name === folded || name === core))
    throw new Refusal('password_yours', 'password', 422)
  if (consistsOf(siteWords, core)) throw new Refusal('password_site', 'password', 422)
  if (common.has(folded) || common.has(core)) throw new Refusal('password_common', 'password', 422)
}

const fold = (text: string) =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('\u03c2', '\u03c3').trim()

/** Removes digits and punctuation at both ends, where people like to add them. */
const withoutTail = (text: string) => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')

/** True if the text consists of these words only, with or without punctuation between them. */
function consistsOf(parts: string[], text: string) {
  const letters = text.replaceAll(/[^\p{L}]/gu, '')
  const reached = [true]
  for (let end = 1; end <= letters.length; end += 1) {
    reached[end] = parts.some((part) => reached[end - part.length] && letters.endsWith(part, end))
  }
  return letters.length > 0 && reached[letters.length]!
}

/** The owner's names and address in the forms that attackers try: single, combined, without punctuation. */
function namesOf({ email, name = '', surname = '' }: PasswordOwner) {
  const address = fold(email)
  const local = address.split('@')[0] ?? ''
  const [first, last] = [fold(name), fold(surname)]
  const forms = [address, local, first, last, `${first}${last}`, `${last}${first}`]
  return forms
    .flatMap((form) => [form, withoutTail(form), form.replaceAll(/[^\p{L}\p{N}]/gu, '')])
    .filter((form) => form.length >= 3)
}

/**
 * True for a short piece that repeats, or for at most three sequences on the keyboard, in the alphabet or in
 * digits.
 */
function isPattern(rows: string[], text: string) {
  if (/^(.{1,4}?)\1+.{0,3}$/u.test(text)) return true
  let pieces = 0
  for (let at = 0; at < text.length; pieces += 1) at += walkAt(rows, text, at)
  return pieces <= 3
}

/**
 * The length of the sequence at this position: characters next to each other in one row, or the same
 * character repeated. At least 1.
 */
function walkAt(rows: string[], text: string, at: number) {
  let length = text.length - at
  while (length > 2) {
    const piece = text.slice(at, at + length)
    if (rows.some((row) => row.includes(piece)) || new Set(piece).size === 1) return length
    length -= 1
  }
  return 1
}
