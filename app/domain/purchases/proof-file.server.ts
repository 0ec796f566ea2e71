import { Refusal } from '~/db/refusal.server'
import { getConstants } from '~/domain/constants/constants.server'
import { asLine } from '~/domain/fields'
import { inTurn, openImage, readUpload } from '~/domain/uploaded-file.server'

// Enough to read a deposit slip, and small enough to store.
const longestSide = 3000

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png', 'application/pdf': 'pdf' } as const
const types = ['image/jpeg', 'image/png', 'application/pdf'] as const

const refusals = {
  field: 'proof',
  tooLarge: () => new Refusal('file_too_large', 'proof', 413),
  unreadable: () => new Refusal('file_type', 'proof', 422),
}

type ProofFile = { fileName: string; mime: string; bytes: Uint8Array }

/** Checks an uploaded file and stores it as the proof of a deposit, by `store`. Raises the errors of both steps. */
export async function sendProofFile(file: File, store: (proof: ProofFile) => Promise<void>) {
  const { proofBytes } = await getConstants()
  await inTurn(async () => store(await readProofFile(file, proofBytes)))
}

/**
 * Reads the uploaded proof of a deposit: its type by its first bytes, at most `mostBytes`. An image is drawn
 * again without metadata; a PDF stays as it is. Raises file_type, file_too_large,
 * too_many_pixels.
 */
export async function readProofFile(file: File, mostBytes: number): Promise<ProofFile> {
  const { bytes: sent, mime } = await readUpload(file, mostBytes, types, refusals)
  const bytes = mime === 'application/pdf' ? sent : await redraw(sent, mime)
  if (bytes.byteLength > mostBytes) throw refusals.tooLarge()
  return { fileName: named(file.name, endings[mime]), mime, bytes }
}

async function redraw(bytes: Uint8Array, mime: 'image/jpeg' | 'image/png') {
  const draw = await openImage(bytes, refusals)
  return draw((image) => {
    const fitted = image.resize({
      width: longestSide,
      height: longestSide,
      fit: 'inside',
      withoutEnlargement: true,
    })
    return mime === 'image/png' ? fitted.png() : fitted.jpeg({ quality: 86 })
  })
}

/** The user's file name, with the extension of the actual type. */
function named(name: string, ending: string) {
  const stem = [...asLine(name.replace(/^.*[\\/]/s, '').replace(/\.[^.]*$/, ''))]
    .slice(0, 120)
    .join('')
    .trim()
  return `${stem || 'proof'}.${ending}`
}
