import type { Sql } from 'postgres'
import { approve, increase, send, sendForCoaching } from './acts'
import { call } from './calls'
import type { Mentee, Mentor, PackageCode, People } from './people'
import { cell, column } from './rows'

type Scene = { mentor?: Mentor; mentee?: Mentee; kind?: 'mentoring' | 'coaching' }

/** Situations from which tests start, reached through the product's own acts; and reads of the resulting rows. */
export function scenesOf(owner: Sql, { aMentor, aMentee, packageId, theAdmin }: People) {
  /** A pending request. */
  async function aRequest({ mentor, mentee, kind = 'mentoring' }: Scene = {}) {
    const asked = mentor ?? (await aMentor({ offersCoaching: kind === 'coaching' }))
    const asking = mentee ?? (await aMentee({ kind: kind === 'coaching' ? 'two_in_one' : 'three_months' }))
    const id = await (kind === 'coaching' ? sendForCoaching : send)(asking, asked)
    return { id, mentor: asked, mentee: asking }
  }

  /** A running mentorship with this many sessions, entered by the mentee. */
  async function aMentorship({ sessions = 0, ...scene }: Scene & { sessions?: number } = {}) {
    const request = await aRequest(scene)
    const id = await approve(request.mentor, request.id)
    for (let done = 0; done < sessions; done += 1) await increase(request.mentee, id)
    return { ...request, id, requestId: request.id, admin: await theAdmin() }
  }

  /** A scholarship for a mentee; one of half the price is an order of a package. Returns the purchase's id. */
  async function anAward(
    mentee: { id: number },
    kind: 'full_3m' | 'partial_50',
    ordered: PackageCode = 'three_months',
  ) {
    const admin = await theAdmin()
    return call<number>(admin, 'award_scholarship', {
      scholarshipId: await call<number>(admin, 'create_scholarship', { name: 'Υποτροφία', kind }),
      menteeId: mentee.id,
      packageId: await packageId(ordered),
    })
  }

  const requestRow = async (id: number) =>
    (
      await owner`select r.*, p.status as part_status from data.mentorship_requests r join data.parts p on p.id = r.part_id
      where r.id = ${id}`
    )[0]!
  const mentorshipRow = async (id: number) =>
    (
      await owner`select s.*, p.status as part_status, p.closed_reason as part_closed_reason
      from data.mentorships s join data.parts p on p.id = s.part_id where s.id = ${id}`
    )[0]!
  const purchaseRow = async (id: number) => (await owner`select * from data.purchases where id = ${id}`)[0]!
  const partStatuses = (mentee: Mentee) =>
    column<string>(owner`select status from data.parts where mentee_id = ${mentee.id} order by id`)
  /** Returns the lines of an order in the ledger, in cents, the oldest first. */
  const ledgerOf = ({ purchaseId }: { purchaseId: number }) =>
    column<number>(owner`
      select amount_cents::integer from data.ledger_entries where purchase_id = ${purchaseId} order by id`)
  /** Returns what is wrong with the payments of an order, settled or not, the oldest first. */
  const flagsOf = ({ purchaseId }: { purchaseId: number }) =>
    column<string>(
      owner`select problem from data.payment_flags where purchase_id = ${purchaseId} order by id`,
    )
  const cardOf = async (mentor: Mentor) =>
    (await owner`select * from data.mentor_cards where mentor_id = ${mentor.id}`)[0]!

  /** Returns the kinds of the mails about this row, sorted, without those of its creation. */
  const mailsAbout = (what: 'requestId' | 'mentorshipId' | 'purchaseId', id: number) =>
    column<string>(owner`
      select kind from private.outbox where content->>${what} = ${String(id)}
        and kind not in ('request_sent', 'request_received', 'ordered_by_deposit') order by kind`)

  /** Returns what the mails of a kind to a user say, the oldest first. */
  const mailsTo = <T extends object = Record<string, unknown>>(
    { userId }: { userId: number },
    kind: string,
  ) =>
    column<T>(
      owner`select content from private.outbox where kind = ${kind} and to_user_id = ${userId} order by id`,
    )

  /** Returns what the history tells of a row, the oldest first. */
  const eventsOf = (subject: string, id: number) =>
    column<string>(owner`
      select event from data.history where subject = ${subject} and subject_id = ${id} order by id`)

  /** The day in Athens after this many days, today without any. */
  const dayIn = (days = 0) => cell<string>(owner`select (rules.local_date() + ${days}::integer)::text`)

  /** Returns the rows of the mails to a user, the oldest first: all, or of one kind. */
  const mailRowsTo = (userId: number, kind?: string) => owner`
    select * from private.outbox where to_user_id = ${userId} and kind = coalesce(${kind ?? null}, kind) order by id`

  /** Moves the sessions of a mentorship to this many days ago, and its start to the day before. */
  async function heldDaysAgo(mentorshipId: number, days: number) {
    await owner`update data.mentorships set started_at = now() - make_interval(days => ${days + 1}) where id = ${mentorshipId}`
    await owner`update data.sessions set held_on = rules.local_date() - ${days}::integer where mentorship_id = ${mentorshipId}`
  }

  /** Moves a request's deadline, by default to a moment ago. */
  const moveDeadline = (id: number, to = '-1 second') =>
    owner`update data.mentorship_requests set answer_due_at = now() + ${to}::interval where id = ${id}`

  return {
    aRequest,
    aMentorship,
    anAward,
    requestRow,
    mentorshipRow,
    purchaseRow,
    partStatuses,
    ledgerOf,
    flagsOf,
    cardOf,
    mailsAbout,
    mailsTo,
    mailRowsTo,
    eventsOf,
    dayIn,
    heldDaysAgo,
    moveDeadline,
  }
}
