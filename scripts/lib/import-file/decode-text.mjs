import { refuse } from './unreadable.mjs'

/**
 * The text of a CSV file: UTF-8 with or without a byte order mark, UTF-16 with one, or one of the two old Greek
 * encodings. Raises import_type for a file that is no text, import_encoding for another encoding.
 */
export function decodeText(/** @type {Uint8Array} */ bytes) {
  const utf16 = ['\xff\xfe', '\xfe\xff'].indexOf(String.fromCharCode(bytes[0] ?? 0, bytes[1] ?? 0))
  if (utf16 >= 0) return new TextDecoder(utf16 === 0 ? 'utf-16le' : 'utf-16be').decode(bytes)
  if (bytes.includes(0)) refuse('import_type')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return greekText(bytes)
  }
}

const [startsWithMark, startsWithLetter] = [/(?<!\p{L})¶\p{Script=Greek}/u, /(?<!\p{L})Ά\p{Script=Greek}/u]

/**
 * Windows-1253, in which Greek Excel saves, if the bytes beyond ASCII read as Greek. ISO-8859-7 has the capital Ά where
 * Windows-1253 has ¶: words that begin with ¶, and none that begins with Ά, are of the other encoding.
 */
function greekText(/** @type {Uint8Array} */ bytes) {
  const windows = new TextDecoder('windows-1253').decode(bytes)
  const isIso = startsWithMark.test(windows) && !startsWithLetter.test(windows)
  const text = isIso ? new TextDecoder('iso-8859-7').decode(bytes) : windows
  const beyond = [...text].filter((letter) => letter > '\x7f')
  const greek = beyond.filter((letter) => /[\u0370-\u03ff\u00a0«»‘’“”–…€·]/u.test(letter))
  if (text.includes('\ufffd') || greek.length < beyond.length * 0.9) refuse('import_encoding')
  return text
}
