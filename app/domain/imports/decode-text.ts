import { Refusal } from '~/db/refusal.server'

/**
 * The text of a CSV file: UTF-8 with or without a byte order mark, UTF-16 with one, or Windows-1253, in which
 * Greek Excel saves. Raises import_type for a file that is no text, import_encoding for another encoding.
 */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = ['\xff\xfe', '\xfe\xff'].indexOf(String.fromCharCode(bytes[0] ?? 0, bytes[1] ?? 0))
  if (utf16 >= 0) return new TextDecoder(utf16 === 0 ? 'utf-16le' : 'utf-16be').decode(bytes)
  if (bytes.includes(0)) throw new Refusal('import_type', 'file', 422)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return greekText(bytes)
  }
}

/** Windows-1253, if the bytes beyond ASCII read as Greek. */
function greekText(bytes: Uint8Array) {
  const text = new TextDecoder('windows-1253').decode(bytes)
  const beyond = [...text].filter((letter) => letter > '\x7f')
  const greek = beyond.filter((letter) => /[\u0370-\u03ff\u00a0«»’“”–…€·]/u.test(letter))
  if (text.includes('\ufffd') || greek.length < beyond.length * 0.9)
    throw new Refusal('import_encoding', 'file', 422)
  return text
}
