import sharp from 'sharp'
import { Refusal } from '~/db/refusal.server'

const mostPixels = 25e6

// Enough to read a deposit slip, and small enough to store.
const longestSide = 3000

const kinds = [
  { mime: 'image/jpeg', ending: 'jpg', magic: [0xff, 0xd8, 0xff] },
  { mime: 'image/png', ending: 'png', magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { mime: 'application/pdf', ending: 'pdf', magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
] as const

type ProofFile = { fileName: string; mime: string; bytes: Uint8Array }

/**
 * Reads the uploaded proof of a deposit: its type by its first bytes, at most `mostBytes`. An image is drawn
 * again without metadata; a PDF stays as it is. Raises file_type, file_too_large.
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

/** Only the pixels, upright: no place, no camera, no hidden data. */
async function redraw(bytes: Uint8Array, mime: 'image/jpeg' | 'image/png') {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(notAnImage)
  if (width * height > mostPixels) throw refused('file_too_large', 413)
  const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  const drawn = mime === 'image/png' ? image.png() : image.jpeg({ quality: 86 })
  return drawn.toBuffer().catch(notAnImage)
}

/** Any error while reading means the same to the user: the file cannot be opened. */
function notAnImage(): never {
  throw refused('file_type', 422)
}

function refused(rule: string, status: number) {
  return new Refusal(rule, 'proof', status)
}

/** The user's file name, with the extension of the actual type. */
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
