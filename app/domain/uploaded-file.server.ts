import sharp, { type Sharp } from 'sharp'
import type { Refusal } from '~/db/refusal.server'

const mostPixels = 25e6

const magic = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** How a form refuses a file. Another type and a broken file mean the same to the user: it cannot be opened. */
type FileRefusals = { tooLarge: () => Refusal; unreadable: () => Refusal }

/**
 * Reads an uploaded file of at most `mostBytes`. Returns its bytes and its type, one of `types`, which the first
 * bytes tell. Raises `refusals`.
 */
export async function readUpload<Type extends keyof typeof magic>(
  file: File,
  mostBytes: number,
  types: readonly Type[],
  refusals: FileRefusals,
) {
  if (file.size > mostBytes) throw refusals.tooLarge()
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mime = types.find((type) => magic[type].every((byte, at) => bytes[at] === byte))
  if (!mime) throw refusals.unreadable()
  return { bytes, mime }
}

/**
 * Opens an image with a limited number of pixels. Returns a function that draws it again, upright and without
 * metadata. Both raise `refusals`.
 */
export async function openImage(bytes: Uint8Array, refusals: FileRefusals) {
  const refuse = (): never => {
    throw refusals.unreadable()
  }
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse)
  if (width * height > mostPixels) throw refusals.tooLarge()
  return (drawn: (image: Sharp) => Sharp) =>
    drawn(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient())
      .toBuffer()
      .catch(refuse)
}
