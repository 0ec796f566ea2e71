import type { Sql } from 'postgres'
import { approve, increase, send, sendForCoaching } from './acts'
import type { Mentee, Mentor, People, Woman } from './people'
import { valueOf, valuesOf } from './rows'

type Scene = { mentor?: Mentor; mentee?: Mentee; kind?: 'mentoring' | 'coaching' }

/** Situations from which tests start, reached through the product's own acts; and reads of the resulting rows. */
export function scenesOf(owner: Sql, { aMentor, aMentee, theAdmin }: People) {
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
    valuesOf<string>(owner`select status from data.parts where mentee_id = ${mentee.id} order by id`)
  const cardOf = async (mentor: Mentor) =>
    (await owner`select * from data.mentor_cards where mentor_id = ${mentor.id}`)[0]!

  /** Returns the kinds of the mails about this row, sorted, without those of its creation. */
  const mailsAbout = (what: 'requestId' | 'mentorshipId' | 'purchaseId', id: number) =>
    valuesOf<string>(owner`
      select kind from private.outbox where content->>${what} = ${String(id)}
        and kind not in ('request_sent', 'request_received', 'ordered_by_deposit') order by kind`)
  /** Returns what the mails of this kind to a user say, oldest first. */
  const mailsTo = <T extends object = Record<string, unknown>>({ userId }: Woman, kind: string) =>
    valuesOf<T>(owner`
      select content from private.outbox where to_user_id = ${userId} and kind = ${kind} order by id`)
  /** Returns what the history tells of a row, oldest first. */
  const eventsOf = (subject: string, id: number) =>
    valuesOf<string>(owner`
      select event from data.history where subject = ${subject} and subject_id = ${id} order by id`)

  /** Returns the day in Athens this many days from today. */
  const dayIn = (days: number) => valueOf<string>(owner`select (rules.local_date() + ${days}::integer)::text`)

  /** Moves a request's deadline, by default to a moment ago. */
  const moveDeadline = (id: number, to = '-1 second') =>
    owner`update data.mentorship_requests set answer_due_at = now() + ${to}::interval where id = ${id}`

  return {
    aRequest,
    aMentorship,
    requestRow,
    mentorshipRow,
    purchaseRow,
    partStatuses,
    cardOf,
    mailsAbout,
    mailsTo,
    eventsOf,
    dayIn,
    moveDeadline,
  }
}
