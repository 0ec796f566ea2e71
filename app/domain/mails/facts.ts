// Long: the facts of most kinds, one line each.
import type { TFunction } from 'i18next'
import {
  formatAppointment,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatLongDate,
  formatMoney,
  formatPhone,
  withinDeadline,
} from '~/i18n/format'
import type { Row } from '~/db/generated/rows'
import type { Language } from '~/i18n/locale'
import { personName } from '~/i18n/latin-name'
import { nameIn } from '~/i18n/names'
import { browserFamily } from '~/domain/accounts/browser-family'
import { rejectReasons } from '~/domain/mentorship-requests/schema'
import { shownReasons } from '~/domain/suggestions/reasons'
import { splitVat } from '~/domain/purchases/vat'
import { documentName } from '~/domain/tax-documents/document-name'
import { link, toHelp } from './links'
import type {
  AskedRefundContent,
  DeclinesContent,
  EndedForSafetyContent,
  FreeMentorContent,
  GiftContent,
  GuardianAskedContent,
  GuardianPaidContent,
  GuardianTold,
  MentorshipContent,
  MessageContent,
  NewEmailContent,
  OfferContent,
  PasswordChangedContent,
  PausedContent,
  PurchaseContent,
  RequestContent,
  SuggestionsContent,
  TaxDocumentContent,
  UnusedContent,
} from './contents'

/** The numbers and the address that mails print. */
export type MailFigures = Row<'mail_figures'>

/** Language, translation function, the origin for links, and figures. */
export type Speaker = { language: Language; t: TFunction; origin: string; figures: MailFigures }

/** A value with a label of its own stands below the one before it. */
type Value =
  | { value: string; href: string; linksLabel?: boolean }
  | { value: string; label: string }
  | string
  | null
  | undefined

/** Takes a mail's content, returns the value of a fact, or nothing if there is none. */
export type FactOf<C> = (content: C, speaker: Speaker) => Value | Value[]

type Named = { mentor: string; mentorLatin?: string | null }

const kind: FactOf<{ kind: 'mentoring' | 'coaching' }> = (content, { t }) => t(`common:kind.${content.kind}`)

export const purchaseFacts = {
  package: (content, { language }) => nameIn(language, content.package),
  amount: (content, { language }) => formatMoney(language, content.cents, content.currency),
  received: ({ receivedCents, currency }, { language }) =>
    receivedCents === undefined ? null : formatMoney(language, receivedCents, currency),
  missing: ({ cents, receivedCents, currency }, { language }) =>
    receivedCents === undefined ? null : formatMoney(language, cents - receivedCents, currency),
  vat: ({ cents, vatPercent, vatGround, currency }, { language }) =>
    formatMoney(language, splitVat(cents, vatPercent).vatCents, currency) +
    (vatGround ? ` (${vatGround})` : ''),
  iban: ({ iban }) => iban,
  accountHolder: ({ accountHolder }) => accountHolder,
  bankName: ({ bankName }) => bankName,
  irisTaxNumber: ({ irisTaxNumber }) => irisTaxNumber,
  reference: ({ reference }) => reference,
  terms: ({ termsVersion: version }, { origin }) =>
    link(`${origin}/terms-and-conditions${version ? `?version=${version}` : ''}`),
  beginRequested: ({ beginRequestedAt }, { language }) =>
    beginRequestedAt && formatDateTime(language, beginRequestedAt),
  receipt: ({ purchaseId }, { origin }) => link(`${origin}/receipts/${purchaseId}`),
  withdrawal: ({ purchaseId }, { origin }) => link(`${origin}/purchases/${purchaseId}/withdraw`),
  keptUntil: ({ keptUntil }, { language }) => keptUntil && formatLongDate(language, keptUntil),
  wantedMentor: ({ wanted }, { language, origin }) =>
    wanted && {
      value: personName(language, wanted.mentor, wanted.latin),
      href: `${origin}/mentors/${wanted.mentorId}`,
    },
  help: toHelp,
} satisfies Record<string, FactOf<PurchaseContent>>

export const taxDocumentFacts = {
  ...purchaseFacts,
  document: ({ documentKind, series, number }, { t }) =>
    `${t(`common:documentKind.${documentKind}`)} ${documentName({ series, number })}`,
  issuedOn: ({ issuedOn }, { language }) => formatLongDate(language, issuedOn),
  mark: ({ mark }) => mark,
} satisfies Record<string, FactOf<TaxDocumentContent>>

const guardianOrderFacts = {
  forWhom: ({ mentee, menteeLatin }, { language }) => personName(language, mentee, menteeLatin),
  package: (content, { language }) => nameIn(language, content.package),
  amount: (content, { language }) => formatMoney(language, content.cents, content.currency),
} satisfies Record<string, FactOf<Omit<GuardianPaidContent, 'reference'>>>

export const guardianFacts = {
  ...guardianOrderFacts,
  answerBy: ({ until }, { language }) => formatDeadline(language, until),
  privacy: (_content, { origin }) => link(`${origin}/privacy-policy`),
} satisfies Record<string, FactOf<GuardianAskedContent>>

export const guardianPaidFacts = {
  ...guardianOrderFacts,
  reference: ({ reference }) => reference,
} satisfies Record<string, FactOf<GuardianPaidContent>>

/** The name for the subject of the mail to a guardian. */
export const guardianNames = ({ mentee, menteeLatin }: GuardianAskedContent, { language }: Speaker) => ({
  mentee: personName(language, mentee, menteeLatin),
})

export const guardianToldFacts = {
  forWhom: ({ mentee, menteeLatin }, { language }) => personName(language, mentee, menteeLatin),
  mentor: otherName,
  package: (content, { language }) => nameIn(language, content.package),
  plannedEnd: ({ plannedEndOn }, { language }) => formatLongDate(language, plannedEndOn),
  safetyPerson: ({ safety }) => safety.name,
  phone: ({ safety: { phone } }) =>
    phone && { value: formatPhone(phone), href: `tel:${phone.replaceAll(' ', '')}` },
  email: ({ safety: { email } }) => ({ value: email, href: `mailto:${email}` }),
} satisfies Record<string, FactOf<GuardianTold>>

export const passwordFacts = {
  changedAt: ({ changedAt }, { language }) => formatDateTime(language, changedAt),
  device: ({ userAgent }) => userAgent && browserFamily(userAgent),
} satisfies Record<string, FactOf<PasswordChangedContent>>

export const newEmailFacts = {
  newEmail: ({ name, newEmail }) => name && newEmail,
} satisfies Record<string, FactOf<NewEmailContent>>

export const askedRefundFacts = {
  ...purchaseFacts,
  requestedAt: ({ at }, { language }) => formatDateTime(language, at),
} satisfies Record<string, FactOf<AskedRefundContent>>

export const requestFacts = {
  mentor: mentorName,
  mentee: ({ mentee, menteeLatin }, { language }) => personName(language, mentee, menteeLatin),
  kind,
  answerBy: ({ answerDueAt }, { language }) => formatDeadline(language, answerDueAt),
  field: ({ field }, { language }) => field && nameIn(language, field),
  suggestion: ({ mentors }, speaker) =>
    mentors?.map((suggested) => ({
      value: [mentorName(suggested, speaker), suggested.title].filter(Boolean).join(', '),
      href: `${speaker.origin}/mentors/${suggested.mentorId}`,
    })),
  refund: ({ refundable, purchaseId }, { origin }) =>
    refundable && purchaseId ? link(`${origin}/purchases/${purchaseId}/ask-refund`) : null,
  whenFree: ({ mentorId, mayWait }, { origin }) =>
    mentorId && mayWait ? link(`${origin}/mentors/${mentorId}`) : null,
  help: toHelp,
  rejectReason: ({ rejectReason }, { t }) => (tells(rejectReason) ? t(`words.reason.${rejectReason}`) : null),
} satisfies Record<string, FactOf<RequestContent>>

export const mentorshipFacts = {
  mentor: otherName,
  mentee: otherName,
  kind,
  email: ({ withEmail }) => withEmail && { value: withEmail, href: `mailto:${withEmail}` },
  phone: ({ withPhone }) => withPhone && { value: formatPhone(withPhone), href: `tel:${withPhone}` },
  contact: ({ contactOnPage }, { t }) => (contactOnPage ? t('words.contactOnPage') : null),
  minimumSessions: ({ minimumSessions }) => String(minimumSessions),
  plannedEnd: ({ plannedEndOn }, { language }) => formatLongDate(language, plannedEndOn),
  lastDay: ({ endsOn }, { language }) => endsOn && formatLongDate(language, endsOn),
  cancelledSessions: ({ cancelledSessions }, { language }) =>
    cancelledSessions?.map(({ startsAt }) => formatAppointment(language, startsAt)),
  help: toHelp,
  askTeam: ({ mentorshipId, role }, { origin }) =>
    link(`${origin}/${role}/mentorships/${mentorshipId}/ask-team`),
  firstSession: ({ mentorshipId, role }, { origin }) =>
    link(`${origin}/${role}/mentorships/${mentorshipId}/sessions/plan`),
  guide: (content, { origin }) => link(`${origin}/first-meeting/${content.kind}`),
  sheets: (_content, { origin }) => link(`${origin}/session-sheets`),
  feedback: ({ mentorshipId, role }, { origin }) =>
    link(`${origin}/${role}/mentorships/${mentorshipId}/thanks`),
} satisfies Record<string, FactOf<MentorshipContent>>

export const pausedFacts = {
  ...mentorshipFacts,
  resumeBy: ({ resumeBy }, { language }) => formatLongDate(language, withinDeadline(resumeBy)),
  pauseUntil: ({ pauseUntil }, { language }) => pauseUntil && formatLongDate(language, pauseUntil),
} satisfies Record<string, FactOf<PausedContent>>

export const messageFacts = {
  about: ({ subject }) => subject,
} satisfies Record<string, FactOf<MessageContent>>

export const freeMentorFacts = {
  mentor: mentorName,
} satisfies Record<string, FactOf<FreeMentorContent>>

export const suggestionFacts = {
  mentors: ({ mentors }, speaker) =>
    mentors.flatMap((suggested) => {
      const { mentorId, title, topics } = suggested
      const known = shownReasons.filter((reason) => suggested.reasons.includes(reason))
      const shared = topics?.map((topic) => nameIn(speaker.language, topic)).join(', ')
      const why = known.map((reason) =>
        speaker.t(`words.why.${reason}`, { ...speaker.figures, topics: shared }),
      )
      const value = [mentorName(suggested, speaker), title].filter(Boolean).join(', ')
      return [
        mentorId ? { value, href: `${speaker.origin}/mentors/${mentorId}` } : value,
        why.length > 0 ? { label: speaker.t('facts.why'), value: why.join(' · ') } : null,
      ]
    }),
} satisfies Record<string, FactOf<SuggestionsContent>>

export const giftFacts = {
  gift: ({ name, gift }) => name && gift,
} satisfies Record<string, FactOf<GiftContent>>

export const offerFacts = {
  provider: ({ provider }) => provider,
  offered: ({ description }) => description,
  validUntil: ({ expiresOn }, { language }) => expiresOn && formatLongDate(language, expiresOn),
} satisfies Record<string, FactOf<OfferContent>>

/** The numbers for texts about requests that were turned down. */
export function declineValues({ number, months }: DeclinesContent) {
  return { number: String(number), months: String(months) }
}

/** The admin who acted. */
export const safetyFacts = {
  by: ({ by, byLatin }, { language }) => personName(language, by, byLatin),
} satisfies Record<string, FactOf<{ by: string; byLatin?: string | null }>>

/** The admin who acted, and the mentorships of the mentor that go on. */
export const endedForSafetyFacts = {
  ...safetyFacts,
  otherPairs: ({ otherPairs }, { language, origin }) =>
    otherPairs?.map(({ mentorshipId, initials }) => ({
      value: personName(language, initials),
      href: `${origin}/admin/mentorships/${mentorshipId}`,
    })),
} satisfies Record<string, FactOf<EndedForSafetyContent>>

/** The initials for a subject, in Latin letters outside Greek. */
export function initialsOf({ initials = '' }: { initials?: string }, { language }: Speaker) {
  return { initials: personName(language, initials) }
}

/** The order's code for a subject. */
export const referenceOf = ({ reference }: PurchaseContent) => ({ reference })

/** The date values for a subject about a request. */
export function requestDates({ answerDueAt }: RequestContent, { language }: Speaker) {
  // A deadline is the midnight at the end of its day.
  return { answerDate: formatDate(language, new Date(Date.parse(answerDueAt) - 1000)) }
}

/** The date values for texts about an open order. */
export function orderDates({ keptUntil }: PurchaseContent, { language }: Speaker) {
  return { keptUntil: keptUntil ? formatDate(language, keptUntil) : '' }
}

/** The date values for a subject about a mentorship. */
export function mentorshipDates({ endsOn, earlyStopDays }: MentorshipContent, { language }: Speaker) {
  return {
    lastDay: endsOn ? formatDate(language, endsOn) : '',
    ...(earlyStopDays !== undefined && { earlyStopDays: String(earlyStopDays) }),
  }
}

/** The date values for texts about an unused purchase. */
export function refundDates({ refundFrom }: UnusedContent, { language }: Speaker) {
  return { refundFrom: refundFrom ? formatDate(language, refundFrom) : '' }
}

/** The date values for texts about a paused mentorship. */
export function pauseDates({ resumeBy, pauseUntil }: PausedContent, { language }: Speaker) {
  return {
    resumeBy: formatDate(language, withinDeadline(resumeBy)),
    ...(pauseUntil && { pauseUntil: formatDate(language, pauseUntil) }),
  }
}

// Outside Greek names are in Latin letters.
function mentorName({ mentor, mentorLatin }: Named, { language }: Speaker) {
  return personName(language, mentor, mentorLatin)
}

/** The other one of the pair. */
export function otherName(content: Pick<MentorshipContent, 'with' | 'withLatin'>, { language }: Speaker) {
  return personName(language, content.with, content.withLatin)
}

function tells(reason: string | null | undefined) {
  return rejectReasons.some((known) => known === reason && known !== 'other')
}
