// Data of an application from outside: the photo is checked by its bytes, links and phone by their characters.
import { parseWithZod } from '@conform-to/zod/v4'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { Experience, Links, You } from '~/domain/applications/schema'
import { readPhotoFile } from '~/domain/photos/photo-file.server'

const picture = (format: 'jpeg' | 'png', width = 900, height = 700) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
    .withExif({ IFD0: { Artist: 'secret place' } })
    .toFormat(format)
    .toBuffer()
const fileOf = (bytes: Uint8Array, name = 'me.jpg') =>
  new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'image/jpeg' })

const mostBytes = 1_048_576

describe('a photo', () => {
  test.each(['jpeg', 'png'] as const)(
    'R27 a %s is re-encoded in two sizes without hidden data',
    async (format) => {
      const { small, large, mime } = await readPhotoFile(fileOf(await picture(format)), mostBytes)
      expect(mime).toBe('image/webp')
      for (const [bytes, side] of [
        [small, 224],
        [large, 640],
      ] as const) {
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: side, height: side })
        expect(Buffer.from(bytes).includes('secret place')).toBe(false)
      }
    },
  )

  test('R27 a file one byte over the limit, or with too many pixels, is refused', async () => {
    await expect(readPhotoFile(fileOf(new Uint8Array(mostBytes + 1)), mostBytes)).rejects.toMatchObject({
      rule: 'photo_too_large',
      status: 413,
    })
    await expect(readPhotoFile(fileOf(await picture('png', 8000, 7501)), mostBytes)).rejects.toMatchObject({
      rule: 'too_many_pixels',
      field: 'photo',
      status: 413,
    })
  })

  test('R27 a photo of fifty million pixels is taken', { timeout: 90_000 }, async () => {
    const { large } = await readPhotoFile(fileOf(await picture('jpeg', 8160, 6120)), mostBytes)
    expect(await sharp(large).metadata()).toMatchObject({ width: 640 })
  })
})

function parse(schema: Parameters<typeof parseWithZod>[1]['schema'], fields: [string, string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const submission = parseWithZod(form, { schema })
  return submission.status === 'success' ? submission.value : submission.error
}

describe('links', () => {
  const links = (...rows: string[]) =>
    parse(
      Links,
      rows.map((row, at) => [`links[${at}]`, row]),
    )

  test('R28 empty rows are ignored, and spaces around a link are removed', () => {
    expect(links('', ' https://example.org/με-ελληνικά ', '', 'http://a.gr')).toEqual({
      links: ['https://example.org/με-ελληνικά', 'http://a.gr'],
    })
    expect(links()).toEqual({ links: [] })
  })

  test('a bare host name gets https:// in front', () => {
    expect(links('www.example.org', 'example.org/in/eleni')).toEqual({
      links: ['https://www.example.org', 'https://example.org/in/eleni'],
    })
  })

  test.each(['javascript:alert(1)', 'https://a b.gr', 'ftp://example.org', 'data:text/html,x'])(
    'R28 the link %s is refused, and the error names its row',
    (link) => {
      expect(links('https://example.org', link)).toEqual({ 'links[1]': ['invalid_link'] })
    },
  )
})

test('a phone may contain spaces and a month may be empty, but malformed ones are refused', () => {
  const you: [string, string][] = [
    ['name', 'Ελένη'],
    ['surname', 'Δήμου'],
    ['birthdate.day', '3'],
    ['birthdate.month', '2'],
    ['birthdate.year', '1980'],
    ['languages', 'el'],
  ]
  expect(parse(You, [...you, ['phone', '+30 690-000 (0000)']])).toMatchObject({
    phone: '+306900000000',
    birthdate: '1980-02-03',
    countyId: null,
  })
  expect(parse(You, [...you, ['phone', 'κινητό']])).toEqual({ phone: ['phone_invalid'] })
  const job: [string, string][] = [
    ['title', 'Μηχανικός'],
    ['industryId', '2'],
    ['topicIds', '1'],
  ]
  expect(
    parse(Experience, [...job, ['experienceSince.month', '9'], ['experienceSince.year', '2012']]),
  ).toMatchObject({
    experienceSince: '2012-09-01',
    mentoringSince: null,
    topicIds: [1],
  })
  expect(
    parse(Experience, [...job, ['experienceSince.month', '13'], ['experienceSince.year', '2012']]),
  ).toEqual({ experienceSince: ['month_invalid'] })
})
