import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import { Refusal } from '~/db/refusal.server'

const mostSeconds = 20
// A page of A4 at 600 dots an inch has 35 million, telephones take 50.
const mostPixels = 60e6

// One image at a time: the largest takes 250 MB while it is drawn.
const turns = pLimit(1)

/**
 * Reads and stores a large file when its turn has come, one after the other: until then it is on disk alone. The driver
 * sends bytes as a text of twice their size, and copies that several times.
 */
export const inTurn = pLimit(1)

const magic = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** Whether these bytes are of a type. A PDF may begin anywhere in the first 1,024: banks put a line end before it. */
function isOf(type: keyof typeof magic, bytes: Uint8Array) {
  const first = Buffer.from(magic[type])
  const at = Buffer.from(bytes.subarray(0, 1024)).indexOf(first)
  return type === 'application/pdf' ? at >= 0 : at === 0
}

/** How a field refuses a file. Another type and a broken file mean the same to the user: it cannot be opened. */
type FileRefusals = { field: string; tooLarge: () => Refusal; unreadable: () => Refusal }

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
  const mime = types.find((type) => isOf(type, bytes))
  if (!mime) throw refusals.unreadable()
  return { bytes, mime }
}

/**
 * Opens an image of at most 60 million pixels. Returns a function that draws it again, upright and without
 * metadata, in a limited time. Both raise `refusals` and too_many_pixels.
 */
export async function openImage(bytes: Uint8Array, refusals: FileRefusals) {
  const tooMany = () => new Refusal('too_many_pixels', refusals.field, 413)
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refusals.unreadable()
    })
  if (width * height > mostPixels) throw tooMany()
  return (drawn: (image: Sharp) => Sharp) =>
    turns(() =>
      drawn(sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient())
        .timeout({ seconds: mostSeconds })
        .toBuffer()
        .catch((error: Error) => {
          throw error.message.startsWith('timeout') ? tooMany() : refusals.unreadable()
        }),
    )
}
