const largest = 1_000_000
const longestSide = 1280

/**
 * Takes a photo of more than one megabyte, returns a smaller JPEG. Returns undefined if the file is small
 * enough or the browser cannot read it.
 */
export async function shrinkPhoto(file: File) {
  if (file.size <= largest || !file.type.startsWith('image/')) return undefined
  const image = await createImageBitmap(file).catch(() => undefined)
  if (!image) return undefined
  const scale = Math.min(1, longestSide / Math.max(image.width, image.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(image.width * scale)
  canvas.height = Math.round(image.height * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  for (const quality of [0.9, 0.75, 0.5]) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (blob && blob.size <= largest)
      return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' })
  }
  return undefined
}
