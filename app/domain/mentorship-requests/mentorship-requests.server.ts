import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import * as reads from '~/db/generated/reads.server'
import type { Row } from '~/db/generated/rows'
import { namesOf } from '~/domain/lookups/lookups.server'
import { shownName, withShownName } from '~/domain/people/shown-name'
import { personName } from '~/i18n/latin-name'
import { defaultLanguage, type Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'
import type { ListedRow } from '~/db/listed-row'
import type { DeclineRequest, SendRequest } from './schema'

/** A request as mentee or mentor sees it; `other` is the other person. */
export type MentorshipRequest = Row<'own_requests'> & {
  /** Coaching: the name of the field of interest. */
  topic?: string
  /** What the mentor reads of the mentee while the request is open, with names. */
  told?: Told
}
export type Told = { about: string; industry?: string; topics: string[]; minorAge: number | null }
export type RequestStatus = MentorshipRequest['status']
export type CloseReason = NonNullable<MentorshipRequest['closeReason']>

/** What the viewer may request from a mentor: one row per kind offered, with the rule that prevents it. */
export type RequestBox = Row<'request_box'>

/** The requests that the viewer sent or received, newest first. */
export async function listRequests(viewer: Viewer) {
  const [requests, named] = await Promise.all([reads.ownRequests(viewer), withNames(viewer)])
  return requests.map(named)
}

/** One of the viewer's requests in any status, or undefined. */
export async function findRequest(viewer: Viewer, id: number) {
  const [[request], named] = await Promise.all([
    reads.ownRequests(viewer, { requestId: id }),
    withNames(viewer),
  ])
  return request && named(request)
}

async function withNames(viewer: Viewer) {
  const language = viewer.language ?? defaultLanguage
  const [topicName, toldIn] = await Promise.all([namesOf('support_topics', language), tellIn(language)])
  return (request: Row<'own_requests'>): MentorshipRequest => {
    const { otherAbout: about, otherIndustryId: industryId, otherTopicIds: topicIds, minorAge } = request
    return {
      ...withShownName(viewer, request),
      topic: topicName(request.fieldOfInterestId),
      tips:
        request.tips &&
        request.tips.map((tip) => ({ ...tip, name: shownName(viewer, tip.name, tip.latinName) })),
      told:
        about === null || topicIds === null ? undefined : toldIn({ about, industryId, topicIds, minorAge }),
    }
  }
}

/** Returns a function that names, in a language, what a mentor reads of a mentee beside a request. */
async function tellIn(language: Language) {
  const [industryName, topicName] = await Promise.all([
    namesOf('industries', language),
    namesOf('support_topics', language),
  ])
  return ({
    about,
    industryId,
    topicIds,
    minorAge,
  }: Pick<Row<'told_with_request'>, 'about' | 'industryId' | 'topicIds' | 'minorAge'>): Told => ({
    about,
    minorAge,
    industry: industryName(industryId),
    topics: topicIds.map(topicName).filter((name) => name !== undefined),
  })
}

/** What a mentor will read of the viewing mentee, who sees it in the box of the request. */
export async function readTold(viewer: Viewer, language: Language) {
  const [[told], toldIn] = await Promise.all([reads.toldWithRequest(viewer), tellIn(language)])
  return { name: personName(language, told!.name, told!.latinName), ...toldIn(told!) }
}

/** Sends a request; returns its id. Raises the errors of api.request_mentoring and api.request_coaching. */
export function sendRequest(viewer: Viewer, mentorId: number, request: SendRequest) {
  return request.kind === 'mentoring'
    ? acts.requestMentoring(viewer, { mentorId, ...request })
    : acts.requestCoaching(viewer, { mentorId, fieldOfInterestId: request.fieldOfInterest, ...request })
}

/**
 * Rejects a request, by its mentor, who may be away until a day in the same act. Raises the errors of rejectRequest
 * and date_in_past.
 */
export function declineRequest(viewer: Viewer, id: number, { beAway, until, ...rejection }: DeclineRequest) {
  if (!beAway || !until) return acts.rejectMentorshipRequest(viewer, { requestId: id, ...rejection })
  return acts.declineAndBeAway(viewer, { requestId: id, until, ...rejection })
}

export type AdminRequest = ListedRow<'admin_mentorship_requests'>

/** The requests with the next deadlines. */
export function listNextDue(viewer: Viewer, limit: number) {
  return read(
    viewer,
    (sql) => sql<AdminRequest[]>`
    select * from api.admin_mentorship_requests where in_pending order by answer_due_at, id limit ${limit}`,
  )
}

/** One request in any status, for admins, or undefined. */
export async function findAdminRequest(viewer: Viewer, id: number) {
  const [request] = await read(
    viewer,
    (sql) => sql<AdminRequest[]>`select * from api.admin_mentorship_requests where id = ${id}`,
  )
  return request
}

/** A mentee's requests, newest first, for admins. */
export function listRequestsOf(viewer: Viewer, menteeId: number) {
  return read(
    viewer,
    (sql) => sql<AdminRequest[]>`
    select * from api.admin_mentorship_requests where mentee_id = ${menteeId}
    order by requested_at desc, id desc limit 30`,
  )
}

/** A rejected or closed request, as the team reads it. */
export type RejectedRequest = ListedRow<'admin_rejected_requests'>
