import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'
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

export type AdminRequest = ListedRow<'admin_mentorship_requests'>

/** The requests whose deadline comes first. */
export function listNextDue(viewer: Viewer, limit: number) {
  return asViewer(
    viewer,
    (sql) => sql<AdminRequest[]>`
    select * from api.admin_mentorship_requests where in_pending order by answer_due_at, id limit ${limit}`,
  )
}

/** One request in whatever status, or undefined. */
export async function findAdminRequest(viewer: Viewer, id: number) {
  const [request] = await asViewer(
    viewer,
    (sql) => sql<AdminRequest[]>`select * from api.admin_mentorship_requests where id = ${id}`,
  )
  return request
}
