import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { linesOf, textPath, type Weight } from '~/domain/text-paths.server'

export type ShareImage = {
  name: string
  title: string
  brand: string
  photo?: Uint8Array
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
const drawn = new LRUCache<string, Promise<Uint8Array>>({ max: 200 })

/** Draws the picture of a mentor's page for shared links: photo, name, title and the network's name, as JPEG. */
export function drawShareImage(shown: ShareImage): Promise<Uint8Array> {
  const { name, title, brand, photo, photoId } = shown
  const key = JSON.stringify([name, title, brand, photoId, Boolean(photo)])
  const kept = drawn.get(key)
  if (kept) return kept
  const drawing = turns(() => draw(shown))
  drawn.set(key, drawing)
  drawing.catch(() => drawn.delete(key))
  return drawing
}

async function draw({ name, title, brand, photo }: ShareImage) {
  const names = linesOf(name, room, 3, 58, 700)
  const titles = linesOf(title, room, 3, 32, 400)
  const top = 150
  const below = top + names.length * 68 + 14
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <rect width="${width}" height="${height}" fill="${colours.deep}"/>
  ${photo ? '' : leaves(150, 130, 7.5)}
  ${names.map((line, at) => text(line, top + at * 68, 58, 700, colours.text)).join('')}
  ${titles.map((line, at) => text(line, below + at * 42, 32, 400, colours.muted)).join('')}
  ${leaves(left - 4, height - 116, 1.5)}
  <path fill="${colours.text}" d="${textPath(brand, left + 72, height - 62, 38, 700)}"/></svg>`
  const canvas = sharp(Buffer.from(picture))
  if (photo) {
    const square = await sharp(photo).resize(height, height, { fit: 'cover' }).toBuffer()
    canvas.composite([{ input: square, left: 0, top: 0 }])
  }
  return canvas.jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}

const text = (line: string, y: number, size: number, weight: Weight, colour: string) =>
  `<path fill="${colour}" d="${textPath(line, left, y, size, weight)}"/>`
