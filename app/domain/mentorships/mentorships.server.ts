import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import type { Viewer } from '~/http/viewer.server'
import type { PauseMentorship, StopMentorship } from './schema'

/** A mentorship as one of its two sides sees it; contact data of the other only while it runs. */
export type Mentorship = Row<'own_mentorships'>
export type MentorshipStatus = Mentorship['status']

/** The viewer's mentorships, newest first. */
export function listMentorships(viewer: Viewer) {
  return asViewer(viewer, (sql) => sql<Mentorship[]>`select * from api.own_mentorships()`)
}

export const mentorshipScopes = ['running', 'quiet', 'paused', 'completed', 'stopped'] as const
export type MentorshipScope = (typeof mentorshipScopes)[number]

export type AdminMentorship = {
  id: number
  kind: 'mentoring' | 'coaching'
  status: MentorshipStatus
  mentorId: number
  mentorName: string
  menteeName: string
  packageNames: Record<string, string>
  startedAt: Date
  plannedEndOn: string
  endedAt: Date | null
  endsOn: string | null
  endReason: string | null
  minimumSessions: number
  completedSessions: number
  lastSessionOn: string | null
  inFirstDays: boolean
  pausedBefore: boolean
  resumeBy: Date | null
  /** Days without a session, once they are so many that the team should look; `stalled` when it is late to. */
  quietDays: number | null
  stalled: boolean
}

/** A page of mentorships in one scope of the queue, newest first; `quiet` are running ones without a session lately. */
export function listAdminMentorships(
  viewer: Viewer,
  { scope, q, after }: { scope: MentorshipScope; q?: string; after?: number },
  most = 25,
) {
  return readAdminMentorships(viewer, { scope, q: q ?? null, after: after ?? null, id: null, most: most + 1 })
}

/** One mentorship in whatever status, or undefined. */
export async function findAdminMentorship(viewer: Viewer, id: number) {
  const [mentorship] = await readAdminMentorships(viewer, { scope: null, q: null, after: null, id, most: 1 })
  return mentorship
}

type AdminQuery = {
  scope: MentorshipScope | null
  q: string | null
  after: number | null
  id: number | null
  most: number
}

function readAdminMentorships(viewer: Viewer, { scope, q, after, id, most }: AdminQuery) {
  // The page first: what is costly is asked of its rows alone.
  return asViewer(
    viewer,
    (sql) => sql<AdminMentorship[]>`
    with page as materialized (
      select s.id from data.mentorships s
      where (${id}::integer is null or s.id = ${id})
        and case ${scope}::text
          when 'quiet' then s.id in (select mentorship_id from rules.quiet_mentorships())
          else ${scope}::text is null or s.status::text = ${scope}
        end
        and (${q}::text is null or exists (
          select from data.users mentor, data.users mentee
          where mentor.id = s.mentor_user_id and mentee.id = s.mentee_user_id
            and rules.fold(mentor.name || ' ' || mentor.surname || ' ' || mentee.name || ' ' || mentee.surname)
              like '%' || rules.fold(${q ?? ''}) || '%'))
        and (${after}::integer is null or s.id < ${after})
      order by s.id desc
      limit ${most})
    select s.id, s.kind, s.status, s.mentor_id, mentor.name || ' ' || mentor.surname as mentor_name,
      mentee.name || ' ' || mentee.surname as mentee_name, g.names as package_names, s.started_at, s.planned_end_on,
      s.ended_at, s.ends_on, s.end_reason, p.minimum_sessions, rules.completed_sessions(s.id) as completed_sessions,
      last.on as last_session_on, rules.in_first_days(s.id) as in_first_days, p.paused_once as paused_before, s.resume_by,
      quiet.days as quiet_days, coalesce(quiet.stalled, false) as stalled
    from page
    join data.mentorships s on s.id = page.id
    join data.users mentor on mentor.id = s.mentor_user_id
    join data.users mentee on mentee.id = s.mentee_user_id
    join data.parts p on p.id = s.part_id
    join data.purchases u on u.id = p.purchase_id
    join data.packages g on g.id = u.package_id
    left join rules.quiet_mentorships() quiet on quiet.mentorship_id = s.id
    cross join lateral (select max(l.held_on) as on from data.sessions l
      where l.mentorship_id = s.id and rules.session_counts(s.kind, l.status)) last
    order by s.id desc`,
  )
}

/** How many mentorships stand in each scope. */
export async function countMentorships(viewer: Viewer) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[Record<MentorshipScope, number>]>`
    select count(*) filter (where s.status = 'running')::integer as running,
      (select count(*)::integer from rules.quiet_mentorships()) as quiet,
      count(*) filter (where s.status = 'paused')::integer as paused,
      count(*) filter (where s.status = 'completed')::integer as completed,
      count(*) filter (where s.status = 'stopped')::integer as stopped
    from data.mentorships s`,
  )
  return { ...row }
}

/** Stops a mentorship; returns the day it ends. Raises mentorship_not_found, no_running_mentorship, reason_missing. */
export async function stopMentorship(
  viewer: Viewer,
  id: number,
  { reason, requestedBy, outcome }: StopMentorship,
) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ endsOn: string }[]>`
    select api.stop_mentorship(mentorship_id => ${id}, reason => ${reason}, requested_by => ${requestedBy},
      outcome => ${outcome ?? null}) as ends_on`,
  )
  return row!.endsOn
}

/** Completes a mentorship. Raises mentorship_not_found, no_running_mentorship, below_minimum_sessions. */
export function completeMentorship(viewer: Viewer, id: number, belowMinimum: boolean) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.complete_mentorship(mentorship_id => ${id}, below_minimum => ${belowMinimum})`,
  )
}

/** Pauses a mentorship. Raises no_running_mentorship, not_enough_sessions_left, paused_before. */
export function pauseMentorship(viewer: Viewer, id: number, { reason, override }: PauseMentorship) {
  return asViewer(
    viewer,
    (sql) => sql`
    select api.pause_mentorship(mentorship_id => ${id}, reason => ${reason ?? null}, override => ${override ?? false})`,
  )
}

/**
 * Resumes a paused mentorship; returns the status it is then in. Raises not_paused, resume_limit_passed,
 * mentee_in_mentorship, request_pending, payment_disputed, purchase_closed.
 */
export async function resumeMentorship(viewer: Viewer, id: number) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ status: MentorshipStatus }[]>`
    select api.resume_mentorship(mentorship_id => ${id}) as status`,
  )
  return row!.status
}
