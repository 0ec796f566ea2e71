import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/http/viewer.server'
import type { RejectRequest, SendRequest } from './schema'

/** A request as one of its two sides sees it; `other` is the woman on the other side. */
export type MentorshipRequest = Row<'own_requests'>
export type RequestStatus = MentorshipRequest['status']
export type CloseReason = NonNullable<MentorshipRequest['closeReason']>

/** What she may ask of a mentor: one row for each kind the mentor offers, with the rule in the way. */
export type RequestBox = Row<'request_box'>

/** The viewer's requests, sent or received, newest first. */
export function listRequests(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<MentorshipRequest[]>`select * from api.own_requests()`)
}

/** One of the viewer's requests in whatever status, or undefined. */
export async function findRequest(viewer: Viewer, id: number) {
  const [request] = await asViewer(
    viewer,
    (sql) => sql<MentorshipRequest[]>`
    select * from api.own_requests(request_id => ${id})`,
  )
  return request
}

/** What a mentee may ask of this mentor now. */
export function readRequestBox(viewer: Viewer, mentorId: number) {
  return asViewer(viewer, (sql) => sql<RequestBox[]>`select * from api.request_box(mentor_id => ${mentorId})`)
}

/** When a request sent now would have to be answered. */
export async function nextAnswerDue(viewer: Viewer) {
  const [row] = await asViewer(viewer, (sql) => sql<[{ due: Date }]>`select api.next_answer_due() as due`)
  return row.due
}

/** Sends a request; returns its id. Raises what api.request_mentoring and api.request_coaching refuse. */
export async function sendRequest(viewer: Viewer, mentorId: number, request: SendRequest) {
  const [row] = await asViewer(viewer, (sql) =>
    request.kind === 'mentoring'
      ? sql<{ id: number }[]>`
          select api.request_mentoring(mentor_id => ${mentorId}, message => ${request.message}) as id`
      : sql<{ id: number }[]>`
          select api.request_coaching(mentor_id => ${mentorId}, message => ${request.message}, reason => ${request.reason},
            field_of_interest_id => ${request.fieldOfInterest}, terms_accepted => ${request.termsAccepted}) as id`,
  )
  return row!.id
}

/** The mentee takes her request back. Raises request_not_found, already_answered. */
export function withdrawRequest(viewer: Viewer, id: number) {
  return asViewer(viewer, (sql) => sql`select api.withdraw_request(request_id => ${id})`)
}

/** The mentor accepts; returns the mentorship's id. Raises what api.approve_mentorship_request refuses. */
export async function approveRequest(viewer: Viewer, id: number) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ id: number }[]>`
    select api.approve_mentorship_request(request_id => ${id}) as id`,
  )
  return row!.id
}

/** The mentor turns it down. Raises request_not_found, already_answered, deadline_passed. */
export function rejectRequest(viewer: Viewer, id: number, rejection: RejectRequest) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.reject_mentorship_request(request_id => ${id}, reject_reason => ${rejection.rejectReason ?? null},
      reject_message => ${rejection.rejectMessage ?? null}, team_note => ${rejection.teamNote ?? null})`,
  )
}

/** How many rejections count for the viewing mentor in the rolling window. */
export async function countRejections(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ count: number }[]>`select api.rejections_in_window() as count`,
  )
  return row?.count ?? 0
}

export type AdminRequest = {
  id: number
  kind: 'mentoring' | 'coaching'
  mentorId: number
  mentorName: string
  menteeName: string
  requestedAt: Date
  answerDueAt: Date
}

/** The requests that wait for an answer, the soonest deadline first; a page begins after the request of an id. */
export function listPendingRequests(viewer: Viewer, after?: number, most = 25) {
  return asViewer(
    viewer,
    (sql) => sql<AdminRequest[]>`
    select r.id, r.kind, r.mentor_id, mentor.name || ' ' || mentor.surname as mentor_name,
      mentee.name || ' ' || mentee.surname as mentee_name, r.requested_at, r.answer_due_at
    from data.mentorship_requests r
    join data.users mentor on mentor.id = r.mentor_user_id
    join data.users mentee on mentee.id = r.mentee_user_id
    where r.status = 'pending'
      and (${after ?? null}::integer is null or (r.answer_due_at, r.id) > (
        select p.answer_due_at, p.id from data.mentorship_requests p where p.id = ${after ?? null}))
    order by r.answer_due_at, r.id
    limit ${most + 1}`,
  )
}

/** A request as the team sees it before it answers for the mentor. */
export type AdminRequestRecord = AdminRequest &
  Pick<
    MentorshipRequest,
    'status' | 'closeReason' | 'message' | 'reason' | 'fieldOfInterestId' | 'packageNames'
  > & {
    otherPending: number
    rejections: number
  }

/** One request in whatever status, or undefined. */
export async function findAdminRequest(viewer: Viewer, id: number) {
  const [request] = await asViewer(
    viewer,
    (sql) => sql<AdminRequestRecord[]>`
    select r.id, r.kind, r.mentor_id, mentor.name || ' ' || mentor.surname as mentor_name,
      mentee.name || ' ' || mentee.surname as mentee_name, r.requested_at, r.answer_due_at, r.status, r.close_reason,
      r.message, r.reason, r.field_of_interest_id, g.names as package_names,
      (select count(*)::integer from data.mentorship_requests o
        where o.mentor_id = r.mentor_id and o.status = 'pending' and o.id <> r.id) as other_pending,
      rules.rejections_in_window(r.mentor_id) as rejections
    from data.mentorship_requests r
    join data.users mentor on mentor.id = r.mentor_user_id
    join data.users mentee on mentee.id = r.mentee_user_id
    join data.parts p on p.id = r.part_id
    join data.purchases u on u.id = p.purchase_id
    join data.packages g on g.id = u.package_id
    where r.id = ${id}`,
  )
  return request
}
