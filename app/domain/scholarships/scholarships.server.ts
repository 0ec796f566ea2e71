import { asViewer } from '~/db/as-viewer.server'
import type { Viewer } from '~/http/viewer.server'
import type { DecideGift, NewScholarship, ScholarshipKind } from './schema'

export type Scholarship = {
  id: number
  name: string
  kind: ScholarshipKind
  year: number
  createdAt: Date
  /** The mentor whose gift it is. */
  giver: string | null
  /** It is the viewer's own gift: somebody else answers it. */
  own: boolean
  state: 'waiting' | 'declined' | 'open' | 'given' | 'over'
  /** Awards that stand, and how many more may be given; a year's places are shared by all of a kind. */
  beneficiaries: number
  left: number
}

/** What a year has given and may give; gifts are told apart. */
export type YearUse = {
  year: number
  thisYear: number
  /** Years there is something to see of, the newest first, this one among them. */
  years: number[]
  full: number
  fullLimit: number
  partial: number
  partialLimit: number
  gifts: number
  giftsApproved: number
}

/** How much of a year's scholarships is given; of this year where none is named. */
export async function readYearUse(viewer: Viewer, year: number | null): Promise<YearUse> {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<[YearUse]>`
    select asked.year, today.year as this_year,
      (select array_agg(y.year order by y.year desc) from (
        select s.year from data.scholarships s union select today.year) y) as years,
      count(*) filter (where g.given and g.kind = 'full_3m')::integer as full,
      count(*) filter (where g.given and g.kind = 'partial_50')::integer as partial,
      count(*) filter (where g.given and g.kind = 'mentor_gift')::integer as gifts,
      count(distinct g.id) filter (where g.kind = 'mentor_gift' and g.approved_at is not null)::integer
        as gifts_approved,
      c.full_scholarships_a_year as full_limit, c.partial_scholarships_a_year as partial_limit
    from data.constants c
    cross join lateral (select extract(year from rules.local_date())::integer as year) today
    cross join lateral (select coalesce(${year}::integer, today.year) as year) asked
    left join lateral (
      select s.id, s.kind, s.approved_at, w.id is not null as given
      from data.scholarships s left join data.awards w on w.scholarship_id = s.id and w.withdrawn_at is null
      where s.year = asked.year) g on true
    group by asked.year, today.year, c.full_scholarships_a_year, c.partial_scholarships_a_year`,
  )
  return { ...row }
}

/** A year's scholarships but for gifts that wait, the newest first; a page begins after the one of an id. */
export function listScholarships(viewer: Viewer, year: number, after?: number, most = 25) {
  return asViewer(
    viewer,
    (sql) => sql<Scholarship[]>`
    select ${columns(sql, viewer)}
    from ${source(sql)}
    where s.year = ${year} and not (s.kind = 'mentor_gift' and s.approved_at is null and s.declined_at is null)
      and (${after ?? null}::integer is null or s.id < ${after ?? 0})
    order by s.id desc
    limit ${most + 1}`,
  )
}

/** Gifts that wait for the team, of whatever year, the oldest first. */
export function listWaitingGifts(viewer: Viewer, most = 50) {
  return asViewer(
    viewer,
    (sql) => sql<Scholarship[]>`
    select ${columns(sql, viewer)}
    from ${source(sql)}
    where s.approved_at is null and s.declined_at is null
    order by s.id
    limit ${most}`,
  )
}

/** Scholarships that may be awarded now, the oldest first. */
export function listOpenScholarships(viewer: Viewer, most = 50) {
  return asViewer(
    viewer,
    (sql) => sql<Scholarship[]>`
    select ${columns(sql, viewer)}
    from ${source(sql)}
    where place.state = 'open'
    order by s.kind, s.id
    limit ${most}`,
  )
}

/** One scholarship in whatever state, or undefined. */
export async function findScholarship(viewer: Viewer, id: number) {
  const [scholarship] = await asViewer(
    viewer,
    (sql) => sql<(Scholarship & { message: string | null })[]>`
    select ${columns(sql, viewer)}, s.message
    from ${source(sql)}
    where s.id = ${id}`,
  )
  return scholarship
}

type Sql = Parameters<Parameters<typeof asViewer>[1]>[0]

function columns(sql: Sql, { userId }: Viewer) {
  return sql`s.id, s.name, s.kind, s.year, s.created_at, u.name || ' ' || u.surname as giver,
    coalesce(u.id = ${userId}, false) as own, place.state, place.beneficiaries,
    case place.state when 'open' then place.free else 0 end as left`
}

/** A scholarship of an earlier year is over, but a gift keeps until it is given. */
function source(sql: Sql) {
  return sql`data.scholarships s
    left join data.mentors m on m.id = s.given_by_mentor_id
    left join data.users u on u.id = m.user_id
    cross join lateral (
      select n.free, n.beneficiaries, case
          when s.declined_at is not null then 'declined'
          when s.approved_at is null then 'waiting'
          when n.free <= 0 then 'given'
          when s.kind <> 'mentor_gift' and s.year <> extract(year from rules.local_date()) then 'over'
          else 'open'
        end as state
      from (
        select rules.awards_left(s) as free, (select count(*)::integer from data.awards w
          where w.scholarship_id = s.id and w.withdrawn_at is null) as beneficiaries) n) place`
}

/** Opens a scholarship of this year; returns its id. */
export async function createScholarship(viewer: Viewer, { name, kind }: NewScholarship) {
  const [row] = await asViewer(
    viewer,
    (sql) => sql<{ id: number }[]>`
    select api.create_scholarship(name => ${name}, kind => ${kind}) as id`,
  )
  return row!.id
}

/** Raises scholarship_not_found. */
export function renameScholarship(viewer: Viewer, id: number, name: string) {
  return asViewer(
    viewer,
    (sql) => sql`select api.rename_scholarship(scholarship_id => ${id}, name => ${name})`,
  )
}

/** Approves a mentor's gift or turns it down. Raises scholarship_not_found, own_profile, gift_decided. */
export function decideGift(viewer: Viewer, id: number, { decision, message }: DecideGift) {
  return asViewer(viewer, (sql) =>
    decision === 'approve'
      ? sql`select api.approve_gift(scholarship_id => ${id})`
      : sql`select api.decline_gift(scholarship_id => ${id}, message => ${message ?? null})`,
  )
}
