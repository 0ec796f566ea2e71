import { read } from '~/db/read.server'
import type { Row } from '~/db/generated/rows'
import { shownName } from '~/domain/people/shown-name'
import type { Viewer } from '~/viewer/viewer'
import { shownReasons } from './reasons'

const most = 5

/**
 * The free mentors who suit the viewing mentee best, with the reasons, if there are any. `told` is false while the
 * profile names neither topics nor an industry.
 */
export async function readOwnSuggestions(viewer: Viewer, kind: 'mentoring' | 'coaching') {
  const [[mentee], rows] = await read(viewer, (sql) => [
    sql<Pick<Row<'mentees'>, 'industryId' | 'topicIds'>[]>`
        select industry_id, topic_ids from api.mentees where user_id = ${viewer.userId}`,
    sql<Row<'suggest_mentors'>[]>`select * from api.suggest_mentors(kind => ${kind}, most => ${most})`,
  ])
  const mentors = rows.map(({ mentorId, name, surname, latinName, title, photoId, reasons }) => ({
    mentorId,
    name: shownName(viewer, `${name} ${surname}`, latinName),
    title,
    photoId,
    reasons: shownReasons.filter((shown) => reasons.some(({ reason }) => reason === shown)),
    sharedTopics: reasons.flatMap(({ detail }) => detail ?? []),
  }))
  return {
    told: mentee !== undefined && (mentee.industryId !== null || mentee.topicIds.length > 0),
    mentors,
  }
}
