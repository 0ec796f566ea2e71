import { asViewer, type Identity } from '~/db/as-viewer.server'
import { kept } from '~/db/kept.server'
import type { MentorFilters, Place } from './filters'

/** What a list shows of a mentor. Ids are those of the lookup lists. */
export type MentorCard = {
  mentorId: number
  name: string
  surname: string
  title: string
  industryId: number | null
  country: string | null
  countyId: number | null
  experienceSince: string | null
  topicIds: number[]
  languages: ('el' | 'en')[]
  offersMentoring: boolean
  offersCoaching: boolean
  availableForMentoring: boolean
  availableForCoaching: boolean
  inCollaboration: boolean
  photoId: number | null
  availabilityRank: number
  place: number
}

export type MentorProfile = MentorCard & {
  description: string
  mentoringSince: string | null
  links: string[]
}

export type Testimonial = { id: number; menteeFullName: string; givenOn: string; text: string }

/** One page of the mentors the viewer may see: the available first, then in the day's order. */
export async function searchMentors(identity: Identity, filters: MentorFilters, place: Place, most = 20) {
  return asViewer(identity, async (sql) => {
    const wanted = sql.json(filters)
    const [cards, [counted]] = await Promise.all([
      sql<MentorCard[]>`
        select * from api.search_mentors(filters => ${wanted}, after => ${place.after ? sql.json(place.after) : null},
          before => ${place.before ? sql.json(place.before) : null}, most => ${most + 1})`,
      sql<{ total: number }[]>`select api.count_mentors(filters => ${wanted}) as total`,
    ])
    const more = cards.length > most
    const page = cards.slice(0, most)
    if (place.before) page.reverse()
    return { mentors: page, more, total: counted?.total ?? 0 }
  })
}

/** A mentor's public profile with her testimonials, or undefined when it does not exist for the viewer. */
export async function findMentor(identity: Identity, id: number) {
  return asViewer(identity, async (sql) => {
    const [[mentor], testimonials] = await Promise.all([
      sql<MentorProfile[]>`
        select c.mentor_id, c.name, c.surname, c.title, c.industry_id, c.country, c.county_id, c.experience_since,
          c.topic_ids, c.languages, c.offers_mentoring, c.offers_coaching, c.available_for_mentoring,
          c.available_for_coaching, c.in_collaboration, c.photo_id, c.availability_rank, c.place,
          p.description, p.mentoring_since, p.links
        from data.mentor_cards c join data.mentor_pages p using (mentor_id)
        where c.mentor_id = ${id}`,
      sql<Testimonial[]>`
        select id, mentee_full_name, given_on, text from data.testimonials
        where mentor_id = ${id} and published_at is not null
        order by given_on desc, id desc limit 20`,
    ])
    return mentor && { ...mentor, testimonials: [...testimonials] }
  })
}

/** A photo in one of its sizes, or undefined when the viewer may not see it. */
export async function findPhoto(identity: Identity, id: number, size: 'small' | 'large') {
  const [photo] = await asViewer(
    identity,
    (sql) => sql<{ bytes: Uint8Array; mime: string }[]>`
      select ${sql(size)} as bytes, mime from data.photos where id = ${id}`,
  )
  return photo
}

export type Praise = Testimonial & { mentorId: number; mentorName: string }

/** The newest testimonials of public mentors, for the first page. */
export const listPraise = kept('mentors', () =>
  asViewer(
    null,
    (sql) => sql<Praise[]>`
    select t.id, t.mentee_full_name, t.given_on, t.text, t.mentor_id, c.name || ' ' || c.surname as mentor_name
    from data.testimonials t join data.mentor_cards c using (mentor_id)
    where t.published_at is not null
    order by t.given_on desc, t.id desc
    limit 3`,
  ),
)

/** The countries public mentors live in. */
export const listMentorCountries = kept('mentors', () =>
  asViewer(null, async (sql) => {
    const rows = await sql<{ country: string }[]>`
      select country from data.mentor_cards where country is not null group by country`
    return rows.map((row) => row.country)
  }),
)

/** The ids of public mentors, for the map of the site. */
export const listPublicMentorIds = kept('mentors', () =>
  asViewer(null, async (sql) => {
    const rows = await sql<{ mentorId: number }[]>`
      select mentor_id from data.mentor_cards order by mentor_id limit 20000`
    return rows.map((row) => row.mentorId)
  }),
)
