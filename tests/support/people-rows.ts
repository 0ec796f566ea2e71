// The rows of people as their acts leave them, one or thousands at once: the one place of the tests that names every
// column which has no default.
import type { Sql } from 'postgres'
import type { AdminRight } from '~/viewer/rights'

export type UserIs = { email: string; name?: string; surname?: string; birthdate?: string; phone?: string }
export type MentorIs = {
  userId: number
  status?: 'new' | 'awaiting_response' | 'active' | 'inactive' | 'rejected'
  visibility?: 'public' | 'private'
  offersMentoring?: boolean
  offersCoaching?: boolean
  title?: string
  industryId?: number | null
}
export type MenteeIs = { userId: number; visibility?: 'public' | 'private' }

/** Adds users who have confirmed their addresses; returns their ids, in the order given. */
export async function addUsers(owner: Sql, users: UserIs[]) {
  const given = users.map((user) => ({
    name: 'Άννα',
    surname: 'Παππά',
    birthdate: '1990-05-20',
    phone: '+306900000000',
    ...defined(user),
  }))
  const rows = await owner<{ id: number }[]>`
    insert into data.users (email, name, surname, birthdate, phone, email_confirmed_at)
    select email, name, surname, birthdate, phone, now() from jsonb_to_recordset(${owner.json(given)})
      as one (email text, name text, surname text, birthdate date, phone text)
    returning id`
  return rows.map(({ id }) => id)
}

/** Gives users a mentor's profile, with card and page; returns the mentors' ids, in the order given. */
export async function addMentors(owner: Sql, mentors: MentorIs[]) {
  const given = mentors.map((mentor) => ({
    status: 'active',
    visibility: 'public',
    offersMentoring: true,
    offersCoaching: false,
    title: 'Σύμβουλος',
    ...defined(mentor),
  }))
  const rows = await owner<{ id: number }[]>`
    insert into data.mentors (user_id, status, visibility, offers_mentoring, offers_coaching)
    select "userId", status, visibility, "offersMentoring", "offersCoaching"
    from jsonb_to_recordset(${owner.json(given)}) as one ("userId" integer, status data.mentor_status,
      visibility data.visibility, "offersMentoring" boolean, "offersCoaching" boolean)
    returning id`
  const ids = rows.map(({ id }) => id)
  await owner`
    insert into data.mentor_cards (mentor_id, name, surname, title, industry_id)
    select m.id, u.name, u.surname, one.title, one."industryId"
    from jsonb_to_recordset(${owner.json(given)}) as one ("userId" integer, title text, "industryId" integer)
    join data.mentors m on m.user_id = one."userId" join data.users u on u.id = m.user_id`
  await owner`insert into data.mentor_pages (mentor_id, description) select id, 'Η πορεία της' from unnest(${ids}::integer[]) id`
  await owner`insert into data.mentor_details (mentor_id, mentoring_reason) select id, 'για την ίδια' from unnest(${ids}::integer[]) id`
  await owner`select rules.refresh_mentor_card(id) from unnest(${ids}::integer[]) id`
  return ids
}

/** Gives users a mentee's profile; returns the mentees' ids, in the order given. */
export async function addMentees(owner: Sql, mentees: MenteeIs[]) {
  const given = mentees.map((mentee) => ({ visibility: 'private', ...defined(mentee) }))
  const rows = await owner<{ id: number }[]>`
    insert into data.mentees (user_id, visibility, about)
    select "userId", visibility, 'Λίγα λόγια' from jsonb_to_recordset(${owner.json(given)})
      as one ("userId" integer, visibility data.visibility)
    returning id`
  return rows.map(({ id }) => id)
}

/** Makes users admins with this right. */
export async function addAdmins(owner: Sql, userIds: number[], right: AdminRight = 'administrator') {
  await owner`insert into data.admins (user_id, admin_right) select id, ${right} from unnest(${userIds}::integer[]) id`
}

/** Without what is undefined, which would hide a default. */
function defined<T extends object>(given: T) {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T
}
