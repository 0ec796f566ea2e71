// Short names for the acts of the product. Each calls the domain function that the pages call.
import { randomUUID } from 'node:crypto'
import * as acts from '~/db/generated/acts.server'
import { act } from '~/db/act.server'
import { sendRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { planSession } from '~/domain/mentorships/planned-sessions.server'
import type { StopMentorship } from '~/domain/mentorships/schema'
import type { AddSession } from '~/domain/mentorships/session-schema'
import { addSession, changeSessions } from '~/domain/mentorships/sessions.server'
import { athensDay } from '~/i18n/format'
import { findProof, listPurchases } from '~/domain/purchases/purchases.server'
import type { Mentee, Mentor, Woman } from './people'

export const words = 'Θα ήθελα πολύ να μιλήσουμε για τα επόμενα βήματά μου.'

/** Sends a request for mentoring; returns its id. */
export const send = (mentee: Mentee, mentor: Mentor, message = words) =>
  sendRequest(mentee.viewer, mentor.id, { kind: 'mentoring', message })

/** Sends a request for coaching; returns its id. */
export const sendForCoaching = (
  mentee: Mentee,
  mentor: Mentor,
  { fieldOfInterest = 1, reason = words, termsAccepted = true } = {},
) =>
  sendRequest(mentee.viewer, mentor.id, {
    kind: 'coaching',
    message: words,
    reason,
    fieldOfInterest,
    termsAccepted: termsAccepted as true,
  })

export const withdraw = (mentee: Woman, requestId: number) =>
  acts.withdrawRequest(mentee.viewer, { requestId })
export const approve = (who: Woman, requestId: number) =>
  acts.approveMentorshipRequest(who.viewer, { requestId })
export const reject = (who: Woman, requestId: number, rejection = {}) =>
  acts.rejectMentorshipRequest(who.viewer, { requestId, ...rejection })

/** Orders a package by deposit; returns the purchase's id. */
export const buy = (mentee: Woman, packageId: number, order = {}) =>
  acts.purchasePackage(mentee.viewer, {
    packageId,
    method: 'deposit',
    termsAccepted: true,
    beginRequested: true,
    ...order,
  })

export const cancel = (who: Woman, purchaseId: number) => acts.cancelOrder(who.viewer, { purchaseId })
export const confirmPayment = (admin: Woman, purchaseId: number) =>
  acts.markPaid(admin.viewer, { purchaseId, seenAtBank: true })

/** Plans a session at 18:30 in Athens, tomorrow unless `day` is given; returns the day. */
export async function plan(
  who: Woman,
  mentorshipId: number,
  day = athensDay(new Date(Date.now() + 86_400_000)),
) {
  await planSession(who.viewer, mentorshipId, { formKey: randomUUID(), day, time: '18:30', minutes: 60 })
  return day
}

/** Offers a time of the far future, and another two days later; returns the id of the proposal. */
export const proposeTimes = (who: Woman, mentorshipId: number, place?: string) =>
  acts.proposeTimes(who.viewer, {
    mentorshipId,
    times: ['2999-05-04T15:30:00Z', '2999-05-06T16:00:00Z'],
    place,
  })

/** Adds a session, today unless `day` is given; a second one on the same day is allowed. */
export const increase = (
  who: Woman,
  mentorshipId: number,
  formKey: string = randomUUID(),
  session: Partial<AddSession> = {},
) => addSession(who.viewer, mentorshipId, { formKey, sameDay: true, ...session })
export const decrease = (who: Woman, mentorshipId: number, formKey: string = randomUUID()) =>
  changeSessions(who.viewer, { intent: 'decrease', mentorshipId, formKey })

export const stop = (admin: Woman, mentorshipId: number, how: Partial<StopMentorship> = {}) =>
  acts.stopMentorship(admin.viewer, { mentorshipId, requestedBy: 'mentee', reason: 'Δεν ταίριαξε.', ...how })
export const complete = (admin: Woman, mentorshipId: number, { belowMinimum = false } = {}) =>
  acts.completeMentorship(admin.viewer, { mentorshipId, belowMinimum })

/** A proof of deposit with any bytes: the content is checked before the database gets it. */
export const prove = (mentee: Woman, purchaseId: number, fileName = 'katathesi.pdf') =>
  acts.sendProof(mentee.viewer, {
    purchaseId,
    fileName,
    mime: 'application/pdf',
    bytes: Buffer.from('%PDF-1.4'),
  })

/** Books a transfer for an order. */
export const bookDeposit = (admin: Woman, purchaseId: number, amountCents: number) =>
  acts.bookDeposit(admin.viewer, { purchaseId, amountCents, externalRef: randomUUID() })

/** Enters today's receipt for a three-month package, with a number of its own; returns the document's id. */
export const enterDocument = (admin: Woman, purchaseId: number, how = {}) =>
  acts.enterDocument(admin.viewer, {
    purchaseId,
    kind: 'retail',
    series: 'ΑΠΥ',
    number: purchaseId,
    issuedOn: athensDay(new Date()),
    mark: String(400_000_000_000_000 + purchaseId),
    amountCents: 6200,
    ...how,
  })

/** Publishes a testimonial; returns its id. */
export const writeTestimonial = (admin: Woman, mentorId: number, how = {}) =>
  acts.writeTestimonial(admin.viewer, {
    mentorId,
    menteeFullName: 'Μαρία Δήμου',
    givenOn: '2026-01-10',
    text: 'Με βοήθησε πολύ.',
    publish: true,
    ...how,
  })

export const purchasesOf = (woman: Woman) => listPurchases(woman.viewer)
export const proofSeenBy = (woman: Woman, proofId: number) => findProof(woman.viewer, proofId)

/** Changes the role of a session, which gets a new secret. */
export const chooseRole = (woman: Woman, role: string, secretHash: string = randomUUID()) =>
  act(woman.viewer, (sql) => sql`select api.choose_account(role => ${role}, secret_hash => ${secretHash})`)

export { findMentor, searchMentors } from '~/domain/mentors/mentors.server'
export { registerMentee } from '~/domain/mentees/mentees.server'
export { signIn } from '~/domain/accounts/sign-in.server'
export { listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
export { listSessions } from '~/domain/mentorships/sessions.server'
export { listMentorships } from '~/domain/mentorships/mentorships.server'
export { readQueues } from '~/domain/queues/queues.server'
export { withdrawPurchase } from '~/domain/payments/purchase-refunds.server'
export {
  askRefund,
  closeSession,
  removeSession,
  sendEditRequest,
  writeLatinName,
} from '~/db/generated/acts.server'
export { act, asSignIn } from '~/db/act.server'
export { read } from '~/db/read.server'
