import { Unzip, UnzipInflate } from 'fflate'
import { Refusal } from '~/db/refusal.server'
import { importLimits } from './limits'

const step = 16 * 1024

/**
 * Unpacks the wanted files of a ZIP archive. Feeds it in small pieces and stops past the limits, so that an
 * archive of a few kilobytes cannot fill the memory; what its headers say about sizes is not believed. Raises
 * import_too_large, import_broken.
 */
export function unpack(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, string> {
  const files = new Map<string, string>()
  let unpacked = 0
  let entries = 0
  const unzip = new Unzip((file) => {
    entries += 1
    if (entries > importLimits.zipEntries) throw tooLarge()
    if (!wanted(file.name)) return
    const decoder = new TextDecoder()
    let text = ''
    file.ondata = (error, piece, final) => {
      if (error) throw error
      unpacked += piece.length
      if (unpacked > importLimits.unpackedBytes) throw tooLarge()
      text += decoder.decode(piece, { stream: !final })
      if (final) files.set(file.name, text)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let at = 0; at < bytes.length; at += step)
      unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('import_broken', 'file', 422)
  }
  return files
}

const tooLarge = () => new Refusal('import_too_large', 'file', 422)
