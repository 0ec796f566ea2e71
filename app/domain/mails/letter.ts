import type { Language } from '~/i18n/locale'

/** A thing to look up: «Ποσό: 62,00 €»; with `href` its value is a link. */
export type Fact = { label: string; value: string; href?: string }

/** A mail before it is set as text or as HTML; every string is plain text. */
export type Letter = {
  language: Language
  subject: string
  brand: string
  /** French sets a space before it. */
  colon: string
  greeting: string
  /** The first paragraph says what happened; facts and quotes stand below it, the others after them. */
  paragraphs: string[]
  facts: Fact[]
  quotes: { label: string; text: string }[]
  button: { label: string; url: string }
  signature: string
  footer: string
  /** Where she stops mails like this one, if she may do without them. */
  stop?: { label: string; url: string }
}
