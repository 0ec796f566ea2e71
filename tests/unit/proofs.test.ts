// The proof of a deposit is told by its bytes, not by its name; an image is drawn again without hidden data.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { readProofFile } from '~/domain/purchases/proof-file.server'

const mostBytes = 1_048_576

const picture = (format: 'jpeg' | 'png' | 'gif', width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .toFormat(format)
    .toBuffer()
const fileOf = (bytes: Uint8Array, name: string) => new File([bytes as Uint8Array<ArrayBuffer>], name)

describe('a proof', () => {
  test.each([
    ['jpeg', 'image/jpeg', 'slip.jpg'],
    ['png', 'image/png', 'slip.png'],
  ] as const)(
    'a %s is drawn again, without hidden data, with the ending of its type',
    async (format, mime, fileName) => {
      const proof = await readProofFile(
        fileOf(await picture(format, 4000, 300), 'C:\\mine\\slip.pdf'),
        mostBytes,
      )
      expect(proof).toMatchObject({ mime, fileName })
      expect(await sharp(proof.bytes).metadata()).toMatchObject({ format, width: 3000, height: 225 })
      expect(Buffer.from(proof.bytes).includes('secret place')).toBe(false)
    },
  )

  test('a scan of A4 at 600 dots an inch is taken', { timeout: 90_000 }, async () => {
    const scan = await picture('jpeg', 4960, 7016)
    const { bytes } = await readProofFile(fileOf(scan, 'slip.jpg'), mostBytes)
    expect(await sharp(bytes).metadata()).toMatchObject({ height: 3000 })
  })

  test('an image of too many pixels is refused with its own words', async () => {
    const bomb = await picture('png', 60_000, 1001)
    await expect(readProofFile(fileOf(bomb, 'slip.png'), mostBytes)).rejects.toMatchObject({
      rule: 'too_many_pixels',
      field: 'proof',
      status: 413,
    })
  })

  test.each(['', '\n', '\ufeff', 'x'.repeat(1000)])('a PDF stays as it is, after %j too', async (before) => {
    const bytes = Buffer.from(`${before}%PDF-1.7 the slip`)
    const proof = await readProofFile(fileOf(bytes, 'slip.PDF'), mostBytes)
    expect(proof).toMatchObject({ mime: 'application/pdf', fileName: 'slip.pdf' })
    expect(Buffer.from(proof.bytes).equals(bytes)).toBe(true)
  })

  test('another type, and a file that only starts like an image, are refused', async () => {
    const broken = Buffer.from([0xff, 0xd8, 0xff, 1, 2, 3])
    for (const bytes of [await picture('gif'), broken]) {
      await expect(readProofFile(fileOf(bytes, 'slip.jpg'), mostBytes)).rejects.toMatchObject({
        rule: 'file_type',
        field: 'proof',
        status: 422,
      })
    }
  })

  test('a file one byte over the limit is refused', async () => {
    const large = Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(mostBytes - 4)])
    await expect(readProofFile(fileOf(large, 'slip.pdf'), mostBytes)).rejects.toMatchObject({
      rule: 'file_too_large',
      status: 413,
    })
  })
})
