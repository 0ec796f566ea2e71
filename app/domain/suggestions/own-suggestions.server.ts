import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { shownName } from '~/domain/people/shown-name'
import type { Viewer } from '~/viewer/viewer'
import { shownReasons } from './reasons'

const most = 5

/**
 * The mentors who suit what the viewing mentee told of herself, best first, with the reasons. `told` is false while the
 * profile names neither topics nor an industry; then there is nothing to compare.
 */
export async function readOwnSuggestions(viewer: Viewer, kind: 'mentoring' | 'coaching') {
  const [[mentee], rows] = await read(viewer, (sql) => [
    sql<Pick<Row<'mentees'>, 'industryId' | 'topicIds'>[]>`
        select industry_id, topic_ids from api.mentees where user_id = ${viewer.userId}`,
    sql<Row<'suggest_mentors'>[]>`select * from api.suggest_mentors(kind => ${kind}, most => ${most})`,
  ])
  if (!mentee || (mentee.industryId === null && mentee.topicIds.length === 0))
    return { told: false, mentors: [] }
  const mentors = rows.map(({ mentorId, name, surname, latinName, title, photoId, reasons }) => ({
    mentorId,
    name: shownName(viewer, `${name} ${surname}`, latinName),
    title,
    photoId,
    reasons: shownReasons.filter((shown) => reasons.some(({ reason }) => reason === shown)),
    sharedTopics: reasons.flatMap(({ detail }) => detail ?? []),
  }))
  return { told: true, mentors: mentors.filter(({ reasons }) => reasons.length > 0) }
}
