import sharp from 'sharp'
import { Refusal } from '~/db/refusal.server'

const mostPixels = 25e6

const magic = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
]

export type Photo = { small: Uint8Array; large: Uint8Array; mime: 'image/webp' }

/**
 * Reads an uploaded photo: JPEG or PNG by its first bytes, at most `mostBytes`. Returns it drawn again in two
 * sizes, without metadata. Raises photo_type, photo_too_large.
 */
export async function readPhotoFile(file: File, mostBytes: number): Promise<Photo> {
  if (file.size > mostBytes) throw new Refusal('photo_too_large', 'photo', 413)
  const sent = new Uint8Array(await file.arrayBuffer())
  if (!magic.some((bytes) => bytes.every((byte, at) => sent[at] === byte))) notAPhoto()
  const { width, height } = await sharp(sent, { limitInputPixels: false }).metadata().catch(notAPhoto)
  if (width * height > mostPixels) throw new Refusal('photo_too_large', 'photo', 413)
  const [small, large] = await Promise.all([draw(sent, 160), draw(sent, 640)])
  return { small, large, mime: 'image/webp' }
}

/** A square part of the photo, upright, never enlarged. */
function draw(bytes: Uint8Array, side: number) {
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'cover', position: 'attention', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(notAPhoto)
}

/** Any error while reading means the same to the user: the file cannot be opened. */
function notAPhoto(): never {
  throw new Refusal('photo_type', 'photo', 422)
}
