import { Refusal } from '~/db/refusal.server'
import { openImage, readUpload } from '~/domain/uploaded-file.server'

const refusals = {
  field: 'photo',
  tooLarge: () => new Refusal('photo_too_large', 'photo', 413),
  unreadable: () => new Refusal('photo_type', 'photo', 422),
}

export type Photo = { small: Uint8Array; large: Uint8Array; mime: 'image/webp' }

/**
 * Reads an uploaded photo: JPEG or PNG by its first bytes, at most `mostBytes`. Returns it drawn again in two
 * sizes, without metadata. Raises photo_type, photo_too_large, too_many_pixels.
 */
export async function readPhotoFile(file: File, mostBytes: number): Promise<Photo> {
  const { bytes } = await readUpload(file, mostBytes, ['image/jpeg', 'image/png'], refusals)
  const draw = await openImage(bytes, refusals)
  // A square part of the photo, never enlarged.
  const drawSquare = (side: number) =>
    draw((image) =>
      image
        .resize({ width: side, height: side, fit: 'cover', position: 'attention', withoutEnlargement: true })
        .webp({ quality: 82 }),
    )
  const [small, large] = await Promise.all([drawSquare(224), drawSquare(640)])
  return { small, large, mime: 'image/webp' }
}
