// A QR code is read back by a decoder that is not ours, from the picture that the page shows.
import jsQR from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { transferText } from '~/domain/purchases/transfer-text'
import { qrCode } from '~/domain/qr-code'
import { QrCode } from '~/ui/qr-code'
import { compose } from '../support/compose'

const iban = 'GR16 0110 1250 0000 0001 2300 695'
const reference = 'MP-7KQ2WZ9A'
const longest = 'Ώ'.repeat(70)

async function decoded(picture: Sharp) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)
}

function read(text: string) {
  const svg = renderToStaticMarkup(<QrCode code={qrCode(text)} alt="QR" />)
  const drawing = svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"')
  return decoded(sharp(Buffer.from(drawing)))
}

describe('the QR code of a transfer', () => {
  test.each([
    'Δίκτυο Γυναικών',
    'Σύλλογος «Ώρα & Αυγή» ΑμΚΕ',
    'Réseau des femmes',
    '女性ネットワーク',
    longest,
  ])('is read back letter by letter for the holder %s', async (holder) => {
    const text = transferText({ holder, iban, cents: 27300, reference })
    expect((await read(text))?.data).toBe(
      `BCD\n002\n1\nSCT\n\n${holder}\nGR1601101250000000012300695\nEUR273.00\n\n\n${reference}`,
    )
  })

  test.each([
    [1, 'EUR0.01'],
    [6200, 'EUR62.00'],
    [12350, 'EUR123.50'],
    [27300, 'EUR273.00'],
    [1_000_000, 'EUR10000.00'],
  ])('of %i cents says %s', async (cents, amount) => {
    const code = await read(transferText({ holder: 'Δίκτυο', iban, cents, reference }))
    expect(code?.data.split('\n')[7]).toBe(amount)
  })

  test('of the longest holder and amount stays within the bytes and the size of the standard', async () => {
    const holder = '𝔑'.repeat(60)
    const text = transferText({ holder, iban: `MT${'1'.repeat(32)}`, cents: 1_000_000, reference })
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331)
    const code = await read(text)
    expect(code?.data).toBe(text)
    expect(code?.version).toBeLessThanOrEqual(13)
  })
})

describe('a mail with the account', () => {
  const codeOf = async ({ attachments }: ReturnType<typeof compose>) => {
    const [picture, ...others] = attachments
    expect([picture?.cid, others]).toEqual(['code', []])
    return (await decoded(sharp(Buffer.from(picture!.content, 'base64'))))?.data
  }
  const account = { accountHolder: longest, iban, reference, cents: 6200, receivedCents: undefined }

  test.each(['ordered_by_deposit', 'scholarship_awarded'])(
    '%s carries the code of the transfer',
    async (kind) => {
      const mail = compose(kind, 'gr', { ...account, guardianNeeded: undefined })
      expect(mail.html).toContain('<img src="cid:code" alt="QR"')
      expect(await codeOf(mail)).toBe(transferText({ holder: longest, iban, cents: 6200, reference }))
    },
  )

  test('about a part of the price asks for the rest', async () => {
    const code = await codeOf(compose('deposit_in_part', 'gr', { ...account, receivedCents: 2150 }))
    expect(code).toContain('\nEUR40.50\n')
  })

  test('of which nothing is to be paid, or not yet, has no code', () => {
    for (const more of [{ cents: 0 }, { guardianNeeded: true }])
      expect(compose('scholarship_awarded', 'gr', { ...account, ...more }).attachments).toEqual([])
  })
})
