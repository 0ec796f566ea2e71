import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { withShownName } from '~/domain/people/shown-name'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'
import type { DeclineRequest, RejectRequest, SendRequest } from './schema'

/** A request as mentee or mentor sees it; `other` is the other person. */
export type MentorshipRequest = Row<'own_requests'>
export type RequestStatus = MentorshipRequest['status']
export type CloseReason = NonNullable<MentorshipRequest['closeReason']>

/** What the viewer may request from a mentor: one row per kind offered, with the rule that prevents it. */
export type RequestBox = Row<'request_box'>

/** The requests that the viewer sent or received, newest first. */
export async function listRequests(viewer: Viewer) {
  const requests = await asViewer(viewer, (sql) => sql<MentorshipRequest[]>`select * from api.own_requests()`)
  return requests.map((request) => withShownName(viewer, request))
}

/** One of the viewer's requests in any status, or undefined. */
export async function findRequest(viewer: Viewer, id: number) {
  const [request] = await asViewer(
    viewer,
    (sql) => sql<MentorshipRequest[]>`
    select * from api.own_requests(request_id => ${id})`,
  )
  return request && withShownName(viewer, request)
}

/** What the viewing mentee may request from this mentor at present. */
export function readRequestBox(viewer: Viewer, mentorId: number) {
  return asViewer(viewer, (sql) => sql<RequestBox[]>`select * from api.request_box(mentor_id => ${mentorId})`)
}

/** The deadline of a request that would be sent now. */
export async function nextAnswerDue(viewer: Viewer) {
  const [row] = await asViewer(viewer, (sql) => sql<[{ due: Date }]>`select api.next_answer_due() as due`)
  return row.due
}

/** Sends a request; returns its id. Raises the errors of api.request_mentoring and api.request_coaching. */
export async function sendRequest(viewer: Viewer, mentorId: number, request: SendRequest) {
  const [row] = await asViewer(viewer, (sql) =>
    request.kind === 'mentoring'
      ? sql<{ id: number }[]>`
          select api.request_mentoring(mentor_id => ${mentorId}, message => ${request.message},
            begin_requested => ${request.beginRequested ?? false}) as id`
      : sql<{ id: number }[]>`
          select api.request_coaching(mentor_id => ${mentorId}, message => ${request.message}, reason => ${request.reason},
            field_of_interest_id => ${request.fieldOfInterest}, terms_accepted => ${request.termsAccepted},
            begin_requested => ${request.beginRequested ?? false}) as id`,
  )
  return row!.id
}

/** Withdraws the mentee's request. Raises request_not_found, already_answered. */
export function withdrawRequest(viewer: Viewer, id: number) {
  return asViewer(viewer, (sql) => sql`select api.withdraw_request(request_id => ${id})`)
}

/**
 * Approves a request, by its mentor; returns the mentorship's id. Raises the errors of
 * api.approve_mentorship_request.
 */
export async function approveRequest(viewer: Viewer, id: number) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ id: number }[]>`
    select api.approve_mentorship_request(request_id => ${id}) as id`,
  )
  return row!.id
}

/** Rejects a request, by its mentor. Raises request_not_found, already_answered, deadline_passed. */
export function rejectRequest(viewer: Viewer, id: number, rejection: RejectRequest) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.reject_mentorship_request(request_id => ${id}, reject_reason => ${rejection.rejectReason ?? null},
      reject_message => ${rejection.rejectMessage ?? null}, team_note => ${rejection.teamNote ?? null})`,
  )
}

/**
 * Rejects a request, by its mentor, who may be away until a day in the same act. Raises the errors of rejectRequest
 * and date_in_past.
 */
export function declineRequest(viewer: Viewer, id: number, { beAway, until, ...rejection }: DeclineRequest) {
  if (!beAway || !until) return rejectRequest(viewer, id, rejection)
  return asViewer(
    viewer,
    (sql) => sql`
    select api.decline_and_be_away(request_id => ${id}, until => ${until},
      reject_reason => ${rejection.rejectReason ?? null}, reject_message => ${rejection.rejectMessage ?? null},
      team_note => ${rejection.teamNote ?? null})`,
  )
}

/** Asks the mentee one question. Raises request_not_found, already_answered, deadline_passed, already_asked. */
export function askQuestion(viewer: Viewer, id: number, question: string) {
  return asViewer(viewer, (sql) => sql`select api.ask_question(request_id => ${id}, question => ${question})`)
}

/** Answers the mentor's question. Raises request_not_found, already_answered, no_question, question_answered. */
export function answerQuestion(viewer: Viewer, id: number, answer: string) {
  return asViewer(viewer, (sql) => sql`select api.answer_question(request_id => ${id}, answer => ${answer})`)
}

/** What stands between an administrator and the rejection of each of these requests. */
export function findRejectObstacles(viewer: Viewer, ids: number[]) {
  return asViewer(
    viewer,
    (sql) => sql<Row<'reject_request_obstacles'>[]>`
    select * from api.reject_request_obstacles(request_ids => ${ids}::integer[])`,
  )
}

/** How many rejections of the viewing mentor count in the rolling window. */
export async function countRejections(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ count: number }[]>`select api.rejections_in_window() as count`,
  )
  return row?.count ?? 0
}

export type AdminRequest = ListedRow<'admin_mentorship_requests'>

/** The requests with the next deadlines. */
export function listNextDue(viewer: Viewer, limit: number) {
  return asViewer(
    viewer,
    (sql) => sql<AdminRequest[]>`
    select * from api.admin_mentorship_requests where in_pending order by answer_due_at, id limit ${limit}`,
  )
}

/** One request in any status, for admins, or undefined. */
export async function findAdminRequest(viewer: Viewer, id: number) {
  const [request] = await asViewer(
    viewer,
    (sql) => sql<AdminRequest[]>`select * from api.admin_mentorship_requests where id = ${id}`,
  )
  return request
}

/** A mentee's requests, newest first, for admins. */
export function listRequestsOf(viewer: Viewer, menteeId: number) {
  return asViewer(
    viewer,
    (sql) => sql<AdminRequest[]>`
    select * from api.admin_mentorship_requests where mentee_id = ${menteeId}
    order by requested_at desc, id desc limit 30`,
  )
}

/** A rejected or closed request, as the team reads it. */
export type RejectedRequest = ListedRow<'admin_rejected_requests'>

/**
 * An administrator reminds the mentor of a request. Raises reminded_today and the errors of api.remind_mentor.
 */
export function remindMentor(viewer: Viewer, id: number) {
  return asViewer(viewer, (sql) => sql`select api.remind_mentor(request_id => ${id})`)
}

/** What stands between an administrator and a reminder of each of these requests. */
export function findRemindObstacles(viewer: Viewer, ids: number[]) {
  return asViewer(
    viewer,
    (sql) => sql<Row<'remind_obstacles'>[]>`
    select * from api.remind_obstacles(request_ids => ${ids}::integer[])`,
  )
}
