import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { withMentorName } from '~/domain/people/shown-name'
import type { Viewer } from '~/viewer/viewer'

export type Favourite = Row<'own_favourites'>

const most = 100

/** The mentors whom the viewing mentee keeps, the latest first. */
export async function listFavourites(viewer: Viewer) {
  const favourites = await read(
    viewer,
    (sql) => sql<Favourite[]>`select * from api.own_favourites order by at desc, mentor_id limit ${most}`,
  )
  return favourites.map((favourite) => withMentorName(viewer, favourite))
}

/** Whether the viewing mentee keeps this mentor. */
export async function isFavourite(viewer: Viewer, mentorId: number) {
  const [found] = await read(
    viewer,
    (sql) => sql`select mentor_id from api.own_favourites where mentor_id = ${mentorId}`,
  )
  return found !== undefined
}
