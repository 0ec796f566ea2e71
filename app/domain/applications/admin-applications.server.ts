import { asViewer } from '~/db/as-viewer.server'
import type { MentorStatus, Viewer } from '~/http/viewer.server'
import type { Answers } from './answers'
import type { Decision } from './schema'

export const applicationScopes = ['new', 'awaiting_response', 'rejected'] as const
export type ApplicationScope = (typeof applicationScopes)[number]

export type ListedApplication = {
  id: number
  name: string
  appliedAt: Date
  waitingDays: number
  industryId: number | null
  years: number | null
  country: string | null
  countyId: number | null
  referralSourceId: number | null
}

/** A page of applications in one state, the oldest first; `after` is the last one of the page before. */
export function listApplications(
  viewer: Viewer,
  { scope, q, after }: { scope: ApplicationScope; q?: string; after?: { seconds: number; id: number } },
  most = 25,
) {
  return asViewer(
    viewer,
    (sql) => sql<(ListedApplication & { seconds: number })[]>`
    select m.id, c.name || ' ' || c.surname as name, m.applied_at, c.industry_id, c.country, c.county_id,
      rules.local_date() - (m.applied_at at time zone 'Europe/Athens')::date as waiting_days,
      extract(year from age(rules.local_date(), c.experience_since))::integer as years, d.referral_source_id,
      extract(epoch from m.applied_at)::integer as seconds
    from data.mentors m
    join data.mentor_cards c on c.mentor_id = m.id
    join data.mentor_details d on d.mentor_id = m.id
    where m.status = ${scope}
      and (${q ?? null}::text is null or c.folded like '%' || rules.fold(${q ?? ''}) || '%')
      and (${after?.id ?? null}::integer is null
        or (extract(epoch from m.applied_at)::integer, m.id) > (${after?.seconds ?? 0}, ${after?.id ?? 0}))
    order by seconds, m.id
    limit ${most + 1}`,
  )
}

/** How many applications stand in each state. */
export async function countApplications(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[{ new: number; awaitingResponse: number; rejected: number }]>`
    select count(*) filter (where status = 'new')::integer as new,
      count(*) filter (where status = 'awaiting_response')::integer as awaiting_response,
      count(*) filter (where status = 'rejected')::integer as rejected
    from data.mentors`,
  )
  return { new: row.new, awaiting_response: row.awaitingResponse, rejected: row.rejected }
}

export type FoundApplication = Answers & {
  status: MentorStatus
  statusMessage: string | null
  appliedAt: Date
  locale: string
  longEnough: boolean | null
  own: boolean
  userId: number
  alike: { id: number; name: string; email: string; samePhone: boolean }[]
}

/** One application with all she wrote, and users with her name or phone; undefined if there is none. */
export async function findApplication(viewer: Viewer, id: number) {
  const [application] = await asViewer(
    viewer,
    (sql) => sql<FoundApplication[]>`
    select m.status, m.status_message, m.applied_at, m.visibility, u.email, u.name, u.surname, u.phone, u.birthdate, u.locale,
      c.title, c.industry_id, c.country, c.county_id, c.experience_since, c.topic_ids, c.languages, c.photo_id,
      p.description, p.mentoring_since, p.links, d.work_status_id, d.mentoring_reason, d.mentee_wishlist,
      d.referral_source_id, d.referral_text, u.id = ${viewer.userId} as own, u.id as user_id,
      c.experience_since <= rules.local_date() - make_interval(months => k.mentor_minimum_experience_months) as long_enough,
      (select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.name || ' ' || o.surname, 'email', o.email,
          'samePhone', o.phone is not distinct from u.phone) order by o.id), '[]')
        from data.users o
        where o.id <> u.id and o.erased_at is null
          and (o.phone = u.phone or rules.fold(o.name || ' ' || o.surname) = rules.fold(u.name || ' ' || u.surname))) as alike
    from data.mentors m
    join data.users u on u.id = m.user_id
    join data.mentor_cards c on c.mentor_id = m.id
    join data.mentor_pages p on p.mentor_id = m.id
    join data.mentor_details d on d.mentor_id = m.id
    cross join data.constants k
    where m.id = ${id}`,
  )
  return application
}

/** The oldest new application that she may decide about, or undefined. */
export async function findNextApplication(viewer: Viewer) {
  const [next] = await asViewer(
    viewer,
    (sql) => sql<{ id: number; name: string }[]>`
    select m.id, u.name || ' ' || u.surname as name
    from data.mentors m join data.users u on u.id = m.user_id
    where m.status = 'new' and m.user_id <> ${viewer.userId}
    order by m.applied_at, m.id
    limit 1`,
  )
  return next
}

/** Approves, rejects or asks for more. Raises already_answered, own_profile, experience_not_checked, reason_missing. */
export function decideApplication(
  viewer: Viewer,
  id: number,
  { decision, message, experienceChecked }: Decision,
) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.decide_application(mentor_id => ${id}, decision => ${decision}, message => ${message},
      experience_checked => ${experienceChecked})`,
  )
}
