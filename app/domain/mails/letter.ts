import type { Language } from '~/i18n/locale'

/**
 * A label with a value: «Ποσό: 62,00 €»; with `href` the value is a link, or the label if the value is only an
 * address of ours.
 */
export type Fact = { label: string; value: string; href?: string; linksLabel?: boolean }

/** What mail programs begin a new line at. */
export const lineEnds = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g

/** A file that goes with a mail; one with a `cid` is a picture within its HTML. */
export type Attachment = {
  filename: string
  content: string
  contentType: string
  encoding?: 'base64'
  cid?: string
}

/** A mail before it is rendered as text or HTML; every string is plain text. */
export type Letter = {
  language: Language
  subject: string
  brand: string
  /** French has a space before it. */
  colon: string
  greeting: string
  /** The first paragraph says what happened; facts and quotes follow it, then the other paragraphs. */
  paragraphs: string[]
  facts: Fact[]
  /** What stands above the QR code that goes with the mail. */
  code?: string
  quotes: { label: string; text: string }[]
  button: { label: string; url: string }
  /** Links beside the button. */
  choices: { label: string; url: string }[]
  signature: string
  /** The link by which the reader confirms the address, if nobody has yet. */
  confirm?: { label: string; url: string }
  footer: string
  /** The unsubscribe link of an optional mail. */
  stop?: { label: string; url: string }
  attachments: Attachment[]
}
