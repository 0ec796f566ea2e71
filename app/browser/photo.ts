// Shows the chosen photo at once, and makes a large one smaller before it is sent.

const largest = 1_000_000
const longestSide = 1280

for (const input of document.querySelectorAll('input[data-photo]'))
  if (input instanceof HTMLInputElement) {
    input.addEventListener('change', () => take(input))
    const picture = pictureOf(input)
    // A file that is no picture: the answer says so.
    picture?.addEventListener('error', () => (picture.hidden = true))
    // Chosen before this script came.
    void take(input)
  }

function pictureOf(input: HTMLInputElement) {
  const picture = document.getElementById(`${input.dataset.photo}`)
  return picture instanceof HTMLImageElement ? picture : undefined
}

async function take(input: HTMLInputElement) {
  const chosen = input.files?.[0]
  const picture = pictureOf(input)
  if (picture) {
    URL.revokeObjectURL(picture.src)
    picture.hidden = !chosen
    if (chosen) picture.src = URL.createObjectURL(chosen)
  }
  const smaller = chosen && (await smallerOne(chosen))
  // The user may have chosen another file in the meantime.
  if (!smaller || input.files?.[0] !== chosen) return
  const files = new DataTransfer()
  files.items.add(smaller)
  input.files = files.files
}

/**
 * Returns a JPEG of less than one megabyte in place of a larger photo; undefined if the file is small enough or the browser
 * cannot read it.
 */
async function smallerOne(file: File) {
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
