import type { Row } from '~/db/rows'
import { defaultLanguage, toLanguage } from '~/i18n/locale'
import { kinds, type MailKind } from './all-kinds'
import { asHtml } from './as-html'
import { asText } from './as-text'
import { mailWords } from './catalogue'
import { StoppableContent } from './contents'
import type { Speaker } from './facts'
import type { Letter } from './letter'

/** The numbers and the address that mails print. */
export type MailFigures = Row<'mail_figures'>

/** A mail as the outbox keeps it, and what all mails share. */
type MailToCompose = {
  kind: string
  locale: string
  content: unknown
  origin: string
  figures: MailFigures
}

type ComposedMail = {
  language: Letter['language']
  subject: string
  text: string
  html: string
  /** Where mails like this one are stopped: for a reader's eyes, and for her mail program's own button. */
  stopUrl?: string
}

/** The mail in her language, as plain text and as HTML. Throws for a kind or a content it does not know. */
export function composeMail({ kind, locale, content, origin, figures }: MailToCompose): ComposedMail {
  if (!isKind(kind)) throw new Error(`there is no text for mails of kind ${kind}`)
  const language = toLanguage(locale) ?? defaultLanguage
  const letter = write(kind, content, { language, t: mailWords(language), origin }, figures)
  return {
    language,
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    stopUrl: letter.stop?.url,
  }
}

function write(kind: MailKind, content: unknown, speaker: Speaker, figures: MailFigures): Letter {
  const { language, t, origin } = speaker
  const { name, facts, quotes, opens, ending, values: own } = kinds[kind](content, speaker)
  const values = { ...figures, ...own }
  const { unsubscribe } = StoppableContent.parse(content)
  const list = (key: string) => t(key, { ...values, returnObjects: true }) as string[]
  return {
    language,
    // An ending that is other news has a subject of its own.
    subject: oneLine(t([`${kind}.subjects.${ending}`, `${kind}.subject`], values)),
    brand: t('frame.brand'),
    colon: t('frame.colon'),
    greeting: t('frame.greeting', { name }),
    paragraphs: [...list(`${kind}.paragraphs`), ...(ending ? list(`${kind}.endings.${ending}`) : [])],
    facts,
    quotes,
    button: { label: t(`${kind}.button`), url: new URL(opens, origin).href },
    signature: t('frame.signature'),
    footer: t('frame.footer', values),
    stop: unsubscribe
      ? { label: t('frame.stop'), url: new URL(`/unsubscribe/${unsubscribe}`, origin).href }
      : undefined,
  }
}

function isKind(kind: string): kind is MailKind {
  return Object.hasOwn(kinds, kind)
}

/** Refuses a subject with a line break: it would start another header. */
export function oneLine(subject: string) {
  if (/[\r\n]/.test(subject)) throw new Error('the subject of a mail has a line break')
  return subject
}
