// Long: fields that several forms ask for, each with its limit and its error keys.
import { z } from 'zod'
import { figures } from './constants/figures'
import { inOneScript } from '~/i18n/one-script'

// Marks without a shape of their own, which come along with what is copied from chats, contacts and PDFs: control and
// format characters, variation selectors but that of emoji, fillers. Line ends and the two joiners are looked at apart.
const unseen =
  /(?![\t-\r\u0085\u200C\u200D]|(?<=\p{Extended_Pictographic})\uFE0F)[\p{Cc}\p{Cf}\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u115F\u1160\u3164\uFFA0\u2800]/gu
// Some languages write them between letters, and phones between emoji.
const looseJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D]+|[\u200C\u200D]+(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu
const space = /[\s\u0085]+/gu
const lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu

const seen = (text: string) => text.normalize('NFC').replace(unseen, '').replace(looseJoiner, '')

// Letters and digits as wide as Chinese ones, and the joined letters of PDFs, are those of a keyboard.
const wideOrJoined = /[\uFF01-\uFF5E\uFB00-\uFB06]/gu

/** A text as one line: composed letters, single spaces, nothing that nobody sees. data.is_line is the same in SQL. */
export const asLine = (text: string) =>
  seen(text)
    .replace(wideOrJoined, (sign) => sign.normalize('NFKC'))
    .replace(space, ' ')
    .trim()

/** A text of several lines in the same way; spaces within it stay. */
export const asLines = (text: string) => seen(text).replace(lineEnd, '\n').trim()

/** A text of one line; `rule` is the error key if it is missing. */
export const line = (rule = 'required') => z.string({ error: rule }).overwrite(asLine)

/** A text of several lines; `rule` is the error key if it is missing. */
export const lines = (rule = 'required') => z.string({ error: rule }).overwrite(asLines)

/** The same, which must not be empty. */
export const requiredLine = (longest: number, rule = 'required') =>
  line(rule).min(1, rule).max(longest, 'too_long')

/** A line that may be missing. */
export const optionalLine = (longest: number) => line().max(longest, 'too_long').optional()

// A mail program makes a link of two words with a point between them: only initials keep their points without a space.
const linked = /(?<=[^ .'’·-]{2}\.)(?=[^ .'’·-])|(?<=\.)(?=[^ .'’·-]{2})/gu
const asName = (text: string) =>
  inOneScript(asLine(text))
    .replace(/\p{Pd}/gu, '-')
    // Accents that stand alone are typed for an apostrophe.
    .replace(/[´`‘′]/gu, '’')
    .replace(linked, ' ')
const ofName = /^(?!.*www\.)(?=\P{L}*\p{L})[\p{L}\p{M}\p{Cf} .'’·-]*$/iu

/** A person's name: letters, spaces, apostrophes, hyphens and points. data.is_name is the same in SQL. */
export const personName = (longest: number) =>
  z
    .string({ error: 'required' })
    .overwrite(asName)
    .min(1, 'required')
    .max(longest, 'too_long')
    .refine((name) => name === '' || ofName.test(name), { error: 'name_letters' })

/** A first name or a surname. */
export const Name = personName(80)

const foreignDomain = /(?<=@)[a-z\d.-]*\P{ASCII}(?:[a-z\d.-]|\P{ASCII})*/giu

/** A text with the domains of its e-mail addresses as mail servers know them: παράδειγμα.ελ is xn--hxajbheg2az3al.xn--qxam. */
export const withAsciiDomain = (text: string) =>
  text.replace(foreignDomain, (domain) => {
    try {
      return new URL(`https://${domain}`).hostname
    } catch {
      return domain
    }
  })

// The pattern of the HTML standard, with a point in the domain. data.email is the same in SQL.
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/

// Beside an address that is copied from a message or a link; an apostrophe that a phone has bent.
const asAddress = (text: string) =>
  text.replace(/^(?:<|mailto:)+|(?<![>.,;])[>.,;]+$/gi, '').replaceAll('’', "'")

/** An e-mail address, in lower case. */
export const Email = line()
  .overwrite(asAddress)
  .overwrite(withAsciiDomain)
  .toLowerCase()
  .pipe(z.email({ pattern: address, error: 'email_invalid' }).max(254, 'too_long'))

/** The current password, which confirms an act. */
export const CurrentPassword = z
  .string({ error: 'required' })
  .max(figures.passwordMaximumLength, 'current_password_wrong')

/** The same, but the form asks for it only if it was not entered recently. */
export const PasswordAgain = z
  .string()
  .max(figures.passwordMaximumLength, 'current_password_wrong')
  .optional()

// The word of a link, the apostrophe of a spreadsheet before a text, Arabic digits, punctuation, any dash, minus or
// stroke, and the (0) that nobody dials after the code of a country.
const withoutPunctuation = (phone: string) =>
  asLine(phone)
    .replace(/^(?:tel:|['’])/i, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/^(?:\+|00)+/, '+')
    .replace(/^(\+[\d .-]+)\(0\)/, '$1')
    .replaceAll(/[\s().,;/\\\u2212\p{Pd}]/gu, '')
// A spreadsheet eats the plus of a number. A Greek one is known without it.
const withPlus = (phone: string) => phone.replace(/^(?=30(?:2\d|69)\d{8}$)/, '+')
const lacksCountry = (phone: string) => /^\d{11,15}$/.test(phone)
const asPhone = (phone: string) => withPlus(withoutPunctuation(phone))
const isPhone = (phone: string) => /^\+?[0-9]{6,15}$/.test(phone)

/** A phone number as the database stores it: digits with an optional plus, which more than ten of them need. Removes spaces and punctuation. */
export const Phone = z
  .string()
  .max(60, 'phone_invalid')
  .transform(asPhone)
  .refine(isPhone, 'phone_invalid')
  .refine((phone) => !lacksCountry(phone), 'phone_country')

/** The same on a mentor's forms: null if it is missing or only punctuation, such as a dash. */
export const PhoneOrNull = z
  .string()
  .transform(asPhone)
  .refine((phone) => phone === '' || isPhone(phone), 'phone_invalid')
  .refine((phone) => !lacksCountry(phone), 'phone_country')
  .optional()
  .transform((phone) => phone || null)

const host = /^[\w\p{L}-]+(\.[\w\p{L}-]+)*\.\p{L}{2,}(\/\S*)?$/iu
const link = /^https?:\/\/\S+$/

// Looks at each run of marks once.
const around = /^[<«"“]|(?<![>»"”.,;·])[>»"”.,;·]+$/gu

/** A link as typed: adds https:// to a host name, and leaves out the marks of a sentence around it. R28 */
export function asLink(typed: string) {
  const text = asLine(typed)
    .replace(/^\((.*)\)$/u, '$1')
    .replace(around, '')
  return host.test(text) ? `https://${text}` : text.replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase())
}

/** Whether a text is a link with its scheme. */
export const isLink = (text: string) => link.test(text)

/** A link to another page, with its scheme. */
export const Link = line()
  .transform(asLink)
  .pipe(z.string().max(500, 'too_long').regex(link, { error: 'invalid_link' }))

const textLimit = 2000

/** A text of several lines that may be missing. */
export const OptionalText = lines().max(textLimit, 'too_long').optional()

/** A full name in Latin letters; null if it is empty. */
export const LatinName = z
  .string()
  .overwrite(asName)
  .max(160, 'too_long')
  .optional()
  .transform((name) => name || null)

/** A text that must not be empty; `rule` is the error key if it is. */
export const requiredText = (rule: string, longest = textLimit) =>
  lines(rule).min(1, rule).max(longest, 'too_long')

/** The path of the page to continue on; safePath checks it before it is used. */
export const RedirectTo = z.string().max(500).optional()
