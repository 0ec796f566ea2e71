import { Unzip, UnzipInflate } from 'fflate'
import { refuse, Unreadable } from './unreadable.mjs'

// Unpacks to four megabytes at most.
const step = 4 * 1024

/** @typedef {(piece: Uint8Array, final: boolean) => void} Take */

/** @param {(text: string) => void} take @returns {Take} */
export function asText(take) {
  const decoder = new TextDecoder()
  return (piece, final) => take(decoder.decode(piece, { stream: !final }))
}

/**
 * Unpacks the wanted files of a ZIP archive and gives their bytes as they come. Feeds the archive in small pieces and
 * stops past the limits, so that a few kilobytes cannot fill the memory; what its headers say about sizes is not
 * believed. Raises import_too_much, import_broken (also for an archive that was cut between two files).
 * @param {Uint8Array} bytes @param {{ unpackedBytes: number, zipEntries: number }} limits
 * @param {(name: string) => Take | undefined} wanted Returns what takes the bytes of a file
 */
export function unpack(bytes, limits, wanted) {
  let unpacked = 0
  let entries = 0
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > limits.zipEntries) refuse('import_too_much')
    const take = wanted(file.name)
    if (!take) return
    file.ondata = (error, piece, final) => {
      if (error) throw error
      unpacked += piece.length
      if (unpacked > limits.unpackedBytes) refuse('import_too_much')
      take(piece, final)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  } catch (error) {
    // Damaged archives make the library fail in many ways.
    if (error instanceof Unreadable) throw error
    refuse('import_broken')
  }
  if (entries === 0 || entries !== entriesAtTheEnd(bytes)) refuse('import_broken')
}

/** How many files the list at the end of a ZIP names; undefined where the end is missing. @param {Uint8Array} bytes */
function entriesAtTheEnd(bytes) {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = all.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  return end >= 0 && end + 12 <= all.length ? all.readUInt16LE(end + 10) : undefined
}
