import { read } from '~/db/read.server'
import { cached } from '~/db/cache.server'
import type { Row } from '~/db/generated/rows'
import type { Identity } from '~/db/identity'
import type { Viewer } from '~/viewer/viewer'
import { chosenFilters, filtersWithout } from './filter-links'
import type { Cursor, MentorFilters } from './filters'

/** A mentor in a list. Ids are those of the lookup lists. */
export type MentorCard = Row<'search_mentors'>
export type MentorProfile = Row<'mentor_profiles'>
export type Testimonial = Pick<
  Row<'published_testimonials'>,
  'id' | 'menteeFullName' | 'givenOn' | 'text' | 'sessions' | 'goals'
>

/** One page of the mentors that the viewer may see: available ones first, then in the order of the day. */
export async function searchMentors(identity: Identity, filters: MentorFilters, cursor: Cursor, limit = 20) {
  const [cards, [counted]] = await read(identity, (sql) => [
    sql<MentorCard[]>`
      select * from api.search_mentors(filters => ${sql.json(filters)},
        after => ${cursor.after ? sql.json(cursor.after) : null},
        before => ${cursor.before ? sql.json(cursor.before) : null}, most => ${limit + 1})`,
    sql<{ total: number }[]>`select api.count_mentors(filters => ${sql.json(filters)}) as total`,
  ])
  const more = cards.length > limit
  const page = cards.slice(0, limit)
  if (cursor.before) page.reverse()
  return { mentors: page, more, total: counted?.total ?? 0 }
}

/**
 * For a search that finds nobody: the position of the chosen filter (as in chosenFilters) without which most mentors
 * are found, and their number; undefined if no single filter is in the way. A thousand and one stands for more.
 */
export async function narrowestFilter(identity: Identity, filters: MentorFilters) {
  const searches = chosenFilters(filters).map((chosen) => filtersWithout(filters, chosen))
  if (searches.length < 2) return undefined
  const [widest] = await read(
    identity,
    (sql) => sql<{ position: number; mentors: number }[]>`
      select s.position::integer - 1 as position, api.count_mentors(filters => s.filters) as mentors
      from jsonb_array_elements(${sql.json(searches)}) with ordinality as s (filters, position)
      order by mentors desc, position limit 1`,
  )
  return widest && widest.mentors > 0 ? { ...widest } : undefined
}

/**
 * What is near a search that finds nobody: three topics, and three mentors whom its words find without the other filters, or else
 * the first of the list.
 */
export async function findNear(identity: Identity, { q }: MentorFilters) {
  const cards = (filters: MentorFilters) => searchMentors(identity, filters, {}, 3)
  const [topics, wished, first] = await Promise.all([
    read(identity, (sql) => sql<Row<'near_topics'>[]>`select * from api.near_topics(wish => ${q ?? ''})`),
    cards({ q }),
    cards({}),
  ])
  return {
    topics: topics.map(({ topicId }) => String(topicId)),
    mentors: wished.mentors.length > 0 ? wished.mentors : first.mentors,
  }
}

type Suggestion = Row<'suggest_words'> & { kind: 'fieldOfSupport' | 'industry' | 'county' | 'mentor' }

/** What the words typed so far may mean: topics, industries, places and mentors. */
export const suggestWords = (identity: Identity, q: string) =>
  read(identity, (sql) => sql<Suggestion[]>`select * from api.suggest_words(q => ${q})`)

/** A mentor's profile with its testimonials, figures and similar mentors, or undefined if the viewer may not see it. */
export async function findMentor(identity: Identity, id: number) {
  const [[mentor], testimonials, [figures], similar] = await read(identity, (sql) => [
    sql<MentorProfile[]>`select * from api.mentor_profiles where mentor_id = ${id}`,
    sql<Testimonial[]>`
      select id, mentee_full_name, given_on, text, sessions, goals from api.published_testimonials
      where mentor_id = ${id}
      order by given_on desc, id desc limit 20`,
    sql<Row<'mentor_figures'>[]>`select * from api.mentor_figures(mentor_id => ${id})`,
    sql<MentorCard[]>`select * from api.similar_mentors(mentor_id => ${id})`,
  ])
  return (
    mentor && figures && { ...mentor, ...figures, testimonials: [...testimonials], similar: [...similar] }
  )
}

/** A photo in one of its sizes, or undefined if the viewer may not see it. */
export async function findPhoto(identity: Identity, id: number, size: 'small' | 'large') {
  const [photo] = await read(
    identity,
    (sql) => sql<{ bytes: Uint8Array; mime: string }[]>`
      select ${sql(size)} as bytes, mime from api.photos where id = ${id}`,
  )
  return photo
}

export type Praise = Row<'published_testimonials'>

/** The newest testimonials of public mentors, for the home page. */
export const listPraise = cached('mentors', () =>
  read(
    null,
    (sql) => sql<Praise[]>`select * from api.published_testimonials order by given_on desc, id desc limit 3`,
  ),
)

/** How large the network is; a number too small to mean something is null. */
export const readNetworkFigures = cached('lists', async () => {
  const [figures] = await read(
    null,
    (sql) => sql<[Row<'network_figures'>]>`select * from api.network_figures()`,
  )
  return { ...figures }
})

/** The countries where public mentors live. */
export const listMentorCountries = cached('mentors', () =>
  read(
    null,
    (sql) =>
      sql<
        { country: string }[]
      >`select country from api.mentor_cards where country is not null group by country`,
  ).then((rows) => rows.map(({ country }) => country)),
)

/** The public mentors, each with the day of the last change, for the sitemap. */
export const listPublicMentors = cached('mentors', () =>
  read(null, (sql) => sql<Row<'public_mentors'>[]>`select * from api.public_mentors()`),
)

/** What mentees said publicly about a mentor, the latest first; the mentor reads it whether or not the page shows it. */
export function listPublished(viewer: Viewer, mentorId: number) {
  return read(
    viewer,
    (sql) => sql<Testimonial[]>`
    select id, mentee_full_name, given_on, text, sessions, goals from api.published_testimonials
    where mentor_id = ${mentorId} order by given_on desc, id desc`,
  )
}
