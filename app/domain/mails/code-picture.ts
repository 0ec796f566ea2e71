import { encode } from 'fast-png'
import { qrPixels } from '~/domain/qr-code'
import type { Attachment } from './letter'

/** The name by which the HTML of a mail shows the picture that goes with it. */
export const codeId = 'code'

/** A text as a QR code in a PNG: mail programs show neither SVG nor pictures within an address. */
export const codePicture = (text: string): Attachment => ({
  filename: 'qr.png',
  content: Buffer.from(encode({ ...qrPixels(text, 4), channels: 1 })).toString('base64'),
  contentType: 'image/png',
  encoding: 'base64',
  cid: codeId,
})
