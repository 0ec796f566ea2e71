import { refuse } from './unreadable.mjs'

/**
 * The text of a CSV file: UTF-8, UTF-16, or an older encoding in which Excel saves in one of our languages. Raises
 * import_type for a file that is no text, import_encoding for another encoding.
 */
export function decodeText(/** @type {Uint8Array} */ bytes) {
  const utf16 = utf16Of(bytes)
  if (!utf16 && bytes.includes(0)) refuse('import_type')
  try {
    return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    return utf16 ? refuse('import_type') : olderText(bytes)
  }
}

/** UTF-16 by its mark; without one, by the zeros beside its ASCII, all of them first or all of them second. */
function utf16Of(/** @type {Uint8Array} */ bytes) {
  const mark = String.fromCharCode(...bytes.subarray(0, 2))
  const zeros = (/** @type {number} */ half) =>
    bytes.filter((byte, at) => byte === 0 && at % 2 === half).length
  const [first, second, many] = [zeros(0), zeros(1), bytes.length / 20]
  if (mark === '\xff\xfe' || (first === 0 && second > many)) return 'utf-16le'
  return mark === '\xfe\xff' || (second === 0 && first > many) ? 'utf-16be' : undefined
}

const signs = '\\p{ASCII}\\u00a0«»‘’“”–…€·'
const greek = '[\\u0370-\\u03ff]'
// Latin letters that nobody takes for Greek ones.
const latin = '[a-zCDFGJLQRSUVW]'

/**
 * What a word of an encoding does not hold. In Greek: Latin letters beside Greek ones (Windows-1252), ς before a letter
 * (the Greek of old Macs), ΰ (Cyrillic). In Windows-1252: letters of none of our languages.
 */
const odd = {
  greek: new RegExp(`[^${signs}\\u0370-\\u03ff]|ς\\p{L}|ΰ|${latin}${greek}|${greek}${latin}`, 'u'),
  western: new RegExp(`[^${signs}àáâãäçèéêëíîïñóôõöùúûüßœÀÁÂÃÄÇÈÉÊËÍÎÏÑÓÔÕÖÙÚÛÜŒ]`, 'u'),
}
const older = /** @type {const} */ ([
  ['windows-1253', odd.greek],
  ['iso-8859-7', odd.greek],
  ['windows-1252', odd.western],
])

/** The encoding that gives the fewest odd words, if they are few. */
function olderText(/** @type {Uint8Array} */ bytes) {
  const [best] = older
    .map(([encoding, isOdd]) => {
      const text = new TextDecoder(encoding).decode(bytes)
      const words = text.split(/[\s;,"]+/).filter((word) => /\P{ASCII}/u.test(word))
      return { text, odd: words.filter((word) => isOdd.test(word)).length / (words.length || 1) }
    })
    .filter(({ text }) => !text.includes('\ufffd'))
    .sort((one, other) => one.odd - other.odd)
  return best && best.odd < 0.1 ? best.text : refuse('import_encoding')
}
