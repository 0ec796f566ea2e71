import sharp from 'sharp'
import { Refusal } from '~/db/refusal.server'

const mostPixels = 25e6

// Enough to read a deposit slip, and small enough to keep.
const longestSide = 3000

const kinds = [
  { mime: 'image/jpeg', ending: 'jpg', magic: [0xff, 0xd8, 0xff] },
  { mime: 'image/png', ending: 'png', magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: 'application/pdf', ending: 'pdf', magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const

type ProofFile = { fileName: string; mime: string; bytes: Uint8Array }

/**
 * A proof of deposit as we keep it, no larger than this: its kind told by its first bytes, an image drawn anew without metadata, a PDF
 * as it came. Raises file_type, file_too_large.
 */
export async function readProofFile(file: File, mostBytes: number): Promise<ProofFile> {
  if (file.size > mostBytes) throw refused('file_too_large', 413)
  const sent = new Uint8Array(await file.arrayBuffer())
  const kind = kinds.find(({ magic }) => magic.every((byte, at) => sent[at] === byte))
  if (!kind) throw refused('file_type', 422)
  const bytes = kind.mime === 'application/pdf' ? sent : await redraw(sent, kind.mime)
  if (bytes.byteLength > mostBytes) throw refused('file_too_large', 413)
  return { fileName: named(file.name, kind.ending), mime: kind.mime, bytes }
}

/** The image alone, upright: no place, no camera, nothing hidden behind it. */
async function redraw(bytes: Uint8Array, mime: 'image/jpeg' | 'image/png') {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(notAnImage)
  if (width * height > mostPixels) throw refused('file_too_large', 413)
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const drawn = mime === 'image/png' ? image.png() : image.jpeg({ quality: 86 })
  return drawn.toBuffer().catch(notAnImage)
}

/** Whatever broke while an image was read: to her it is a file we can't open. */
function notAnImage(): never {
  throw refused('file_type', 422)
}

function refused(rule: string, status: number) {
  return new Refusal(rule, 'proof', status)
}

/** Her name for the file, with the ending of what it really is. */
function named(name: string, ending: string) {
  const stem = [
    ...name
      .replace(/^.*[\\/]/, '')
      .replace(/\.[^.]*$/, '')
      .replace(/\p{C}/gu, ''),
  ]
    .slice(0, 120)
    .join('')
    .trim()
  return `${stem || 'proof'}.${ending}`
}
