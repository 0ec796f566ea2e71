import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import type { Viewer } from '~/viewer/viewer'
import { listFollowUps } from '~/domain/follow-ups/follow-ups.server'
import { listNotes } from '~/domain/people/people.server'
import { listFeedback } from './feedback.server'
import { listGoals } from './goals.server'
import { findAdminMentorship, type AdminMentorship } from './mentorships.server'
import { listAdminSessions } from './sessions.server'
import { listWishes } from './wishes.server'

export type MentorshipRecord = AdminMentorship & Row<'admin_mentorship_records'>
export type TestimonialOfPair = Pick<Row<'admin_testimonials'>, 'id' | 'text' | 'publishedAt' | 'givenOn'>

const most = 30

/** A mentee's mentorships, newest first, for admins. */
export function listMentorshipsOf(viewer: Viewer, menteeId: number) {
  return read(
    viewer,
    (sql) => sql<AdminMentorship[]>`
    select * from api.admin_mentorships where mentee_id = ${menteeId} order by started_at desc, id desc limit ${most}`,
  )
}

/** The running or else a paused mentorship of a mentor or a mentee, for admins, or undefined. */
export async function findCurrentOf(
  viewer: Viewer,
  { mentorId, menteeId }: { mentorId?: number; menteeId?: number },
) {
  const [current] = await read(
    viewer,
    (sql) => sql<AdminMentorship[]>`
    select * from api.admin_mentorships
    where ${mentorId ? sql`mentor_id = ${mentorId}` : sql`mentee_id = ${menteeId!}`} and status in ('running', 'paused')
    order by status = 'running' desc, started_at desc, id desc limit 1`,
  )
  return current
}

/** A mentorship as its page shows it, for admins; undefined if there is none. */
export async function findPair(viewer: Viewer, id: number) {
  const [listed, [more]] = await Promise.all([
    findAdminMentorship(viewer, id),
    read(
      viewer,
      (sql) =>
        sql<Row<'admin_mentorship_records'>[]>`select * from api.admin_mentorship_records where id = ${id}`,
    ),
  ])
  return listed && more && { ...listed, ...more }
}

/** Everything about one mentorship, for admins; undefined if there is none. */
export async function readMentorshipRecord(viewer: Viewer, id: number) {
  const [mentorship, sessions, feedback, testimonials, goals, wishes, followUps] = await Promise.all([
    findPair(viewer, id),
    listAdminSessions(viewer, id),
    listFeedback(viewer, id),
    read(
      viewer,
      (sql) => sql<TestimonialOfPair[]>`
      select id, text, published_at, given_on from api.admin_testimonials where mentorship_id = ${id} order by id`,
    ),
    listGoals(viewer, id),
    listWishes(viewer, id),
    listFollowUps(viewer, { mentorshipId: id }),
  ])
  if (!mentorship) return undefined
  return {
    mentorship,
    notes: await listNotes(viewer, mentorship.menteeUserId, mentorship.mentorUserId),
    sessions,
    feedback,
    testimonials,
    goals,
    wishes,
    followUps: [...followUps],
  }
}
