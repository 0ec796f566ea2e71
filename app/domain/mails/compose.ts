import { addressIn } from '~/i18n/language-address'
import { defaultLanguage, toLanguage, type Language } from '~/i18n/locale'
import { bulkKinds, kinds, type MailKind } from './all-kinds'
import { asHtml } from './as-html'
import { asText } from './as-text'
import { mailWords, namesOf, subjectsOf } from './catalogue'
import { codePicture } from './code-picture'
import { ConfirmableContent, StoppableContent } from './contents'
import type { MailFigures, Speaker } from './facts'
import type { Attachment, Letter } from './letter'

/** A mail from the outbox, and the data that all mails share. */
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
  /** The unsubscribe URL, for the text and for the mail program's own button. */
  stopUrl?: string
  attachments: Attachment[]
  bulk: boolean
}

/**
 * Takes a mail from the outbox, returns it as plain text and HTML in the recipient's language. Throws for an
 * unknown kind or invalid content.
 */
export function composeMail({ kind, locale, content, origin, figures }: MailToCompose): ComposedMail {
  if (!isKind(kind)) throw new Error(`there is no text for mails of kind ${kind}`)
  const language = toLanguage(locale) ?? defaultLanguage
  // Our pages are addressed in the language of the mail: whoever is not signed in reads them in it.
  const site = origin + addressIn(language, '')
  const letter = write(kind, content, { language, t: mailWords(language), origin: site, figures })
  return {
    language,
    subject: letter.subject,
    text: asText(letter),
    html: asHtml(letter),
    stopUrl: letter.stop?.url,
    attachments: letter.attachments,
    bulk: bulkKinds.has(kind),
  }
}

/** The subject of a mail in a language. Throws as composeMail. */
export function composeSubject(mail: Omit<MailToCompose, 'locale' | 'origin'>, language: Language) {
  if (!isKind(mail.kind)) throw new Error(`there is no text for mails of kind ${mail.kind}`)
  // No subject has an address in it.
  const speaker = { language, t: mailWords(language), origin: 'http://localhost', figures: mail.figures }
  return write(mail.kind, mail.content, speaker).subject
}

function write(kind: MailKind, content: unknown, speaker: Speaker): Letter {
  const { language, t, origin, figures } = speaker
  const shown = kinds[kind](content, speaker)
  const { name, facts, quotes, opens, choices, attachment, code, ending, values: own } = shown
  const values = { ...figures, ...own }
  const names = namesOf(kind)
  const { unsubscribe } = StoppableContent.parse(content)
  const { confirm } = ConfirmableContent.parse(content)
  const list = (keys: string[]) => t(keys, { ...values, returnObjects: true }) as string[]
  return {
    language,
    // A mail with a different ending has its own subject.
    subject: oneLine(t([`${kind}.subjects.${ending}`, ...subjectsOf(kind)], values)),
    brand: t('common:shell.brand'),
    colon: t('frame.colon'),
    greeting: name ? t('frame.greeting', { name }) : t('frame.greetingWithoutName'),
    paragraphs: [
      ...list(names.map((own) => `${own}.paragraphs`)),
      ...(ending ? list([`${kind}.endings.${ending}`]) : []),
    ],
    facts,
    code: code && t('words.transferCode'),
    quotes,
    // Kinds about the same thing, the first word of their names, share their button's words.
    button: {
      label: t([...names.map((own) => `${own}.button`), `buttons.${kind.split('_')[0]}`]),
      url: new URL(origin + opens).href,
    },
    choices: choices.map(({ choice, opens: page }) => ({
      label: t(`words.choices.${choice}`),
      url: new URL(origin + page).href,
    })),
    signature: t('frame.signature'),
    // A mail to a former member has its own.
    footer: t(
      [
        `${kind}.footer`,
        ...(name ? ['frame.footer'] : [`${kind}.footerWithoutName`, 'frame.footerWithoutName']),
      ],
      values,
    ),
    confirm: confirm
      ? { label: t('frame.confirm'), url: new URL(`/confirm-email?token=${confirm}`, origin).href }
      : undefined,
    stop: unsubscribe
      ? { label: t('frame.stop'), url: new URL(`/unsubscribe/${unsubscribe}`, origin).href }
      : undefined,
    attachments: [attachment, code && codePicture(code)].filter((file) => !!file),
  }
}

function isKind(kind: string): kind is MailKind {
  return Object.hasOwn(kinds, kind)
}

/** Throws for a subject with a line break, which would add a mail header. */
export function oneLine(subject: string) {
  if (/[\r\n]/.test(subject)) throw new Error('the subject of a mail has a line break')
  return subject
}
