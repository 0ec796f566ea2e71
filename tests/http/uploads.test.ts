// Twenty-four files sent as a photo. Each is re-encoded without hidden data, or refused with a page.
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openSite } from '../support/site'

const site = await openSite()
const url = '/mentor/my-account/photo'
const limit = 1_048_576
const payload = '<script>alert("hidden")</script><?php hidden ?>'

const drawn = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63' } })
const exif = {
  IFD0: { Artist: 'hidden', ImageDescription: payload },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 58/1 0/1', GPSMapDatum: 'hidden' },
}
const [jpeg, png] = [await drawn.clone().jpeg().toBuffer(), await drawn.clone().png().toBuffer()]

const after = (bytes: Buffer, more: string) => Buffer.concat([bytes, Buffer.from(more)])
const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])

/** A PNG whose header declares this size. */
function claiming(width: number, height: number) {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A PNG with a text chunk. */
function withText(text: string) {
  const data = Buffer.from(`tEXtComment\0${text}`)
  const chunk = Buffer.alloc(data.length + 8)
  chunk.writeUInt32BE(data.length - 4, 0)
  data.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(data), data.length + 4)
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
}

const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><text>hidden</text></svg>`)
const files: [name: string, bytes: Buffer, answer: 'kept' | 413 | 422][] = [
  ['me.jpg', jpeg, 'kept'],
  ['me.png', png, 'kept'],
  ['progressive.jpg', await drawn.clone().jpeg({ progressive: true }).toBuffer(), 'kept'],
  ['with-alpha.png', await drawn.clone().ensureAlpha(0.5).png().toBuffer(), 'kept'],
  ['where-i-live.jpg', await drawn.clone().withExif(exif).jpeg().toBuffer(), 'kept'],
  ['where-i-live.png', await drawn.clone().withExif(exif).png().toBuffer(), 'kept'],
  ['said-inside.png', withText(payload), 'kept'],
  ['said-after.jpg', after(jpeg, payload), 'kept'],
  ['page.html', after(jpeg, payload), 'kept'],
  [`it's;"quoted".jpg`, jpeg, 'kept'],
  ['../../etc/passwd.png', png, 'kept'],
  [`${'φωτογραφία'.repeat(20)}.jpg`, jpeg, 'kept'],
  ['as-large-as-may-be.jpg', padded(limit), 'kept'],
  ['a-byte-more.jpg', padded(limit + 1), 413],
  ['four-megabytes.jpg', padded(4 * limit), 413],
  ['bomb.png', claiming(30_000, 30_000), 413],
  ['wide.png', claiming(4_000_000, 20), 413],
  ['picture.svg', svg, 422],
  ['svg-that-says-png.png', svg, 422],
  ['picture.gif', await drawn.clone().gif().toBuffer(), 422],
  ['picture.webp', await drawn.clone().webp().toBuffer(), 422],
  ['begins-like-one.jpg', after(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), payload), 422],
  ['cut.png', png.subarray(0, png.length / 2), 422],
  ['document.pdf', Buffer.from('%PDF-1.7 hidden'), 422],
]

async function send(cookie: string, _token: string, name: string, bytes: Buffer) {
  const body = new FormData()
  body.set('_token', _token)
  body.set('photo', new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }))
  const answer = await fetch(site.origin + url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: site.origin },
    body,
  })
  return { status: answer.status, body: await answer.text() }
}

async function aSender() {
  const mentor = await site.aMentor()
  const cookie = await site.signIn(mentor.userId, 'mentor')
  return { ...mentor, cookie, _token: await site.tokenOf(cookie, url) }
}

describe('a photo', () => {
  test('the test has twenty-four files', () => expect(files).toHaveLength(24))

  test.each(files)('%s', async (name, bytes, expected) => {
    const { userId, cookie, _token } = await aSender()
    const { status, body } = await send(cookie, _token, name, bytes)
    const kept = await site.owner`select id, small, large from data.photos where user_id = ${userId}`
    if (expected !== 'kept') {
      expect([status, kept.length]).toEqual([expected, 0])
      expect(body).toContain('Υπάρχει πρόβλημα')
      return
    }
    expect([status, kept.length]).toEqual([302, 1])
    for (const size of ['small', 'large'] as const) {
      const served = await site.ask(`/photos/${kept[0]!.id}/${size}`, { cookie })
      expect([
        served.status,
        served.headers.get('content-type'),
        served.headers.get('x-content-type-options'),
      ]).toEqual([200, 'image/webp', 'nosniff'])
      expect(served.headers.get('content-security-policy')).toContain('sandbox')
      const { exif: metadata, xmp, iptc, ...about } = await sharp(kept[0]![size]).metadata()
      expect([metadata, xmp, iptc]).toEqual([undefined, undefined, undefined])
      expect(Math.max(about.width, about.height)).toBeLessThanOrEqual(640)
      expect(kept[0]![size].includes('hidden')).toBe(false)
    }
  })

  test('twenty uploads an hour are accepted, and more only later', { timeout: 60_000 }, async () => {
    await site.owner`delete from private.attempts`
    const { cookie, _token, userId } = await aSender()
    const statuses: number[] = []
    for (let n = 0; n < 22; n += 1) statuses.push((await send(cookie, _token, 'me.jpg', jpeg)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(302), 429, 429])
    expect(await site.owner`select from data.photos where user_id = ${userId}`).toHaveLength(1)
  })

  test('an upload without a content type, or not sent as a form, is refused', async () => {
    const { cookie } = await aSender()
    for (const type of [
      'image/jpeg',
      'application/octet-stream',
      'multipart/form-data',
      'multipart/mixed; boundary=x',
      '',
    ]) {
      const answer = await site.ask(url, {
        cookie,
        headers: { origin: site.origin },
        body: { type, bytes: jpeg },
      })
      expect([400, 411, 415], type).toContain(answer.status)
    }
  })
})
