import * as acts from '~/db/generated/acts.server'
import { read } from '~/db/read.server'
import type { ListedRow } from '~/db/listed-row'
import * as reads from '~/db/generated/reads.server'
import { Refusal, toRefusal } from '~/db/refusal.server'
import type { Row } from '~/db/generated/rows'
import { namesOf } from '~/domain/lookups/lookups.server'
import { availabilityOf, type Availability } from '~/domain/mentors/availability'
import { countryName } from '~/i18n/format'
import type { Language } from '~/i18n/locale'
import type { Viewer } from '~/viewer/viewer'

/** A request for suggestions as its mentee sees it. */
export type OwnSuggestionRequest = Row<'own_suggestion_requests'>

/** The same as the team sees it. */
export type SuggestionRequest = ListedRow<'admin_suggestion_requests'>

/** The viewing mentee's newest request for suggestions, or undefined. */
export async function findOwnSuggestionRequest(viewer: Viewer) {
  const [request] = await read(
    viewer,
    (sql) => sql<OwnSuggestionRequest[]>`
    select * from api.own_suggestion_requests order by id desc limit 1`,
  )
  return request
}

/** A mentor proposed for a request: what can be asked of her, the points and the reasons for them. */
export type Proposal = Pick<
  Row<'suggestion_proposals'>,
  'mentorId' | 'name' | 'title' | 'photoId' | 'suggestible' | 'declined' | 'origin' | 'score'
> & {
  availability: Availability
  reasons: { reason: string; points: number; topics: string[] }[]
}

/** The mentors whom an admin added to the proposals, and a search for more. */
export type Wanted = { added: number[]; q: string }

/** A request for suggestions, for admins, or undefined. */
export async function findSuggestionRequest(viewer: Viewer, id: number) {
  const [request] = await read(
    viewer,
    (sql) => sql<SuggestionRequest[]>`select * from api.admin_suggestion_requests where id = ${id}`,
  )
  return request
}

/**
 * A request with the mentee's profile, and while it is open, the mentors who suit it, were added or are found; undefined
 * if there is none.
 */
export async function readSuggestionRequest(viewer: Viewer, id: number, wanted: Wanted, language: Language) {
  const [topic, industry, county, workStatus] = await Promise.all([
    namesOf('support_topics', language),
    namesOf('industries', language),
    namesOf('counties', language),
    namesOf('work_statuses', language),
  ])
  const request = await findSuggestionRequest(viewer, id)
  if (!request) return undefined
  const [mentee, proposals] = await Promise.all([
    findMentee(viewer, request.menteeId),
    request.answeredAt || request.own
      ? []
      : reads.suggestionProposals(viewer, { suggestionRequestId: id, added: wanted.added, words: wanted.q }),
  ])
  const named = (ids: number[] | null) => (ids ?? []).map(topic).filter((name) => name !== undefined)
  return {
    request,
    mentee: mentee && {
      about: mentee.about,
      workStatus: workStatus(mentee.workStatusId),
      industry: industry(mentee.industryId),
      place: county(mentee.countyId) ?? (mentee.country ? countryName(language, mentee.country) : undefined),
      topics: named(mentee.topicIds),
    },
    proposals: proposals.map(
      ({ mentorId, name, title, photoId, suggestible, declined, origin, score, ...proposal }): Proposal => ({
        mentorId,
        name,
        title,
        photoId,
        suggestible,
        declined,
        origin,
        score,
        availability: availabilityOf(proposal),
        reasons: proposal.reasons.map(({ reason, points, detail }) => ({
          reason,
          points,
          topics: named(detail),
        })),
      }),
    ),
  }
}

async function findMentee(viewer: Viewer, id: number) {
  const [mentee] = await read(
    viewer,
    (sql) => sql<Row<'mentees'>[]>`select * from api.mentees where id = ${id}`,
  )
  return mentee
}

/**
 * Answers a request with mentors and a message. Raises suggestion_request_not_found, already_answered,
 * suggestions_missing, and suggested_mentor_unavailable with the names of the mentors it is about.
 */
export async function answerSuggestionRequest(
  viewer: Viewer,
  id: number,
  { mentorIds, answer }: { mentorIds: number[]; answer?: string },
) {
  try {
    await acts.answerSuggestionRequest(viewer, { suggestionRequestId: id, mentorIds, answer })
  } catch (error) {
    const refusal = toRefusal(error)
    if (refusal?.rule !== 'suggested_mentor_unavailable') throw error
    const gone = await read(
      viewer,
      (sql) => sql<{ name: string }[]>`
      select name from api.unavailable_suggestions(suggestion_request_id => ${id}, mentor_ids => ${mentorIds})`,
    )
    const names = gone.map(({ name }) => name).join(', ')
    throw new Refusal(`${refusal.rule} ${names}`, refusal.field, refusal.status)
  }
}
