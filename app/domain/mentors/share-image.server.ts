import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp from 'sharp'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { drawable, fitted, textPath, type Weight } from '~/domain/text-paths.server'

type ShareImage = {
  mentorId: number
  /** The name is in Latin letters; there is one picture for each. */
  latin: boolean
  name: string
  title: string
  brand: string
  photoId: number | null
}

// The size that Open Graph asks for, in pixels. The photo is a square at the left.
const [width, height] = [1200, 630]
const [left, room] = [height + 60, width - height - 120]
const colours = {
  deep: '#083f3b',
  text: '#f6f4ec',
  muted: '#bcd8d0',
  saffron: '#f4b942',
  pomegranate: '#f78fa4',
}

const leaves = (x: number, y: number, scale: number) => `<g transform="translate(${x} ${y}) scale(${scale})">
  <path fill="${colours.saffron}" d="M22.6 39C7 35 2.5 19 22 2.5 27.5 14 28.5 27 22.6 39Z"/>
  <path fill="${colours.pomegranate}" d="M26.4 39C25.4 29 27 20 33 11.5 47.5 22 44 36 26.4 39Z"/>
  <path fill="none" stroke="${colours.text}" stroke-width="2.2" stroke-linecap="round"
    d="M24.2 46.2C24.6 41.5 23.4 34 20.8 25M24.4 42.8C24.9 38.5 27.4 33 31.6 27.5"/></g>`

// One is drawn at a time, so that many requests leave the processor to the pages.
const turns = pLimit(1)

/**
 * Returns the picture of a mentor's page for shared links as JPEG: photo, name, title and the network's name. It is drawn
 * once and stored in the database until one of them changes.
 */
export async function shareImage(shown: ShareImage, findPhoto: () => Promise<Uint8Array | undefined>) {
  const { mentorId, latin, ...facts } = shown
  const drawnFrom = createHash('sha256').update(JSON.stringify(facts)).digest('base64url')
  const findStored = async () => {
    return reads.shareImage({ mentorId, latin, drawnFrom })
  }
  const drawnNow = async () => {
    // Another request may have drawn it while this one waited.
    const stored = await findStored()
    if (stored) return stored
    const image = await draw(shown, await findPhoto())
    await acts.storeShareImage({ mentorId, latin, drawnFrom, image })
    return image
  }
  return (await findStored()) ?? turns(drawnNow)
}

async function draw({ name, title, brand }: ShareImage, photo?: Uint8Array): Promise<Uint8Array> {
  const names = fitted(drawable(name), room, 3, [58, 52, 46, 40, 34, 28], 700)
  const titles = fitted(drawable(title), room, 4, [32, 28, 24], 400)
  const top = 150
  const below = top + Math.round(names.lines.length * names.size * 1.17) + 14
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${colours.deep}"/>
  ${photo ? '' : leaves(150, 130, 7.5)}
  ${drawn(names, top, 1.17, 700, colours.text)}
  ${drawn(titles, below, 1.3, 400, colours.muted)}
  ${leaves(left - 4, height - 116, 1.5)}
  <path fill="${colours.text}" d="${textPath(brand, left + 72, height - 62, 38, 700)}"/></svg>`
  const canvas = sharp(Buffer.from(picture))
  if (photo) {
    const square = await sharp(photo).resize(height, height, { fit: 'cover' }).toBuffer()
    canvas.composite([{ input: square, left: 0, top: 0 }])
  }
  return canvas.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

const drawn = (
  { size, lines }: ReturnType<typeof fitted>,
  top: number,
  height: number,
  weight: Weight,
  colour: string,
) =>
  lines
    .map((line, at) => textPath(line, left, top + Math.round(at * size * height), size, weight))
    .map((path) => `<path fill="${colour}" d="${path}"/>`)
    .join('')
