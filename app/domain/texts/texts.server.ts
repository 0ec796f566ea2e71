import { asViewer } from '~/db/as-viewer.server'

export type TextName = 'terms' | 'privacy' | 'mentor_terms' | 'mentee_terms' | 'coachee_terms' | 'news'

/** The version of a text in force, and the day it was published. */
export async function findTextVersion(text: TextName) {
  const [row] = await asViewer(
    null,
    (sql) => sql<{ version: number; publishedOn: string }[]>`
    select version, published_on from data.texts where text = ${text} order by version desc limit 1`,
  )
  return row
}
