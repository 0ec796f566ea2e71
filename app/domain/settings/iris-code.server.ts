import jsQR from 'jsqr'
import { Refusal } from '~/db/refusal.server'
import { openImage, readUpload } from '~/domain/uploaded-file.server'

// Fine enough for any code that a telephone reads; the decoder takes a tenth of a second for it.
const side = 800

const unreadable = () => new Refusal('code_unreadable', 'picture', 422)
const refusals = {
  field: 'picture',
  tooLarge: () => new Refusal('file_too_large', 'picture', 413),
  unreadable,
}

/** Reads what a QR code says from a picture of it. Raises code_unreadable, file_too_large, too_many_pixels. */
export async function readCode(file: File, mostBytes: number) {
  const { bytes } = await readUpload(file, mostBytes, ['image/jpeg', 'image/png'], refusals)
  const draw = await openImage(bytes, refusals)
  const pixels = await draw((picture) =>
    picture
      .resize({ width: side, height: side, fit: 'contain', background: '#fff' })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw(),
  )
  const text = jsQR(new Uint8ClampedArray(pixels), side, side)?.data.trim()
  if (!text) throw unreadable()
  return text
}
