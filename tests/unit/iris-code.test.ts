// The code that a bank gave for IRIS is read from its picture, and anything else is refused.
import { renderSVG } from 'uqr'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { readCode } from '~/domain/settings/iris-code.server'

const mostBytes = 1_048_576
const text = 'https://www.iris.example/pay?merchant=123456783&name=Δίκτυο Γυναικών'
const fileOf = (bytes: Uint8Array, name: string) => new File([bytes as Uint8Array<ArrayBuffer>], name)
const drawn = (content = text) => sharp(Buffer.from(renderSVG(content, { ecc: 'M', border: 4 })))

test.each([
  ['a PNG', (code: Sharp) => code.png()],
  ['a JPEG', (code: Sharp) => code.jpeg({ quality: 60 })],
  ['a PNG without a background', () => sharp(Buffer.from(renderSVG(text, { whiteColor: 'none' }))).png()],
  ['a coloured picture', (code: Sharp) => code.tint('#0a5c55').png()],
  ['a poster', (code: Sharp) => code.resize(500).extend({ top: 900, bottom: 400, background: '#fff' }).png()],
] as const)('%s is read', async (_, draw) => {
  const picture = await draw(drawn()).toBuffer()
  expect(await readCode(fileOf(picture, 'iris.png'), mostBytes)).toBe(text)
})

test.each([
  [
    'a picture without a code',
    () =>
      sharp({ create: { width: 300, height: 300, channels: 3, background: '#a63' } })
        .png()
        .toBuffer(),
  ],
  ['a broken picture', async () => (await drawn().png().toBuffer()).subarray(0, 900)],
  ['a PDF', async () => Buffer.from('%PDF-1.4\n%%EOF')],
] as const)('%s is refused in words', async (_, make) => {
  await expect(readCode(fileOf(await make(), 'iris.png'), mostBytes)).rejects.toMatchObject({
    rule: 'code_unreadable',
    field: 'picture',
  })
})

test('a file that is too large is refused before it is read', async () => {
  await expect(readCode(fileOf(new Uint8Array(mostBytes + 1), 'iris.png'), mostBytes)).rejects.toMatchObject({
    rule: 'file_too_large',
  })
})
