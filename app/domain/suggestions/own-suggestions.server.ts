import { asViewer } from '~/db/as-viewer.server'
import type { Row } from '~/db/rows'
import { shownName } from '~/domain/people/shown-name'
import type { Viewer } from '~/viewer/viewer'

const most = 5

// A request that a mentor let expire counts for the order; it is the team's to know.
const shownReasons = ['shared_topics', 'same_industry', 'same_county', 'answers_quickly']

/**
 * The mentors who suit what the viewing mentee told of herself, best first, with the reasons. `told` is false while the
 * profile names neither topics nor an industry; then there is nothing to compare.
 */
export async function readOwnSuggestions(viewer: Viewer, kind: 'mentoring' | 'coaching') {
  const [[mentee], rows] = await asViewer(viewer, (sql) =>
    Promise.all([
      sql<Pick<Row<'mentees'>, 'industryId' | 'topicIds'>[]>`
        select industry_id, topic_ids from api.mentees where user_id = ${viewer.userId}`,
      sql<Row<'suggest_mentors'>[]>`select * from api.suggest_mentors(kind => ${kind}, most => ${most})`,
    ]),
  )
  if (!mentee || (mentee.industryId === null && mentee.topicIds.length === 0))
    return { told: false, mentors: [] }
  const mentors = rows.map(({ mentorId, name, surname, latinName, title, photoId, reasons }) => ({
    mentorId,
    name: shownName(viewer, `${name} ${surname}`, latinName),
    title,
    photoId,
    reasons: reasons.map(({ reason }) => reason).filter((reason) => shownReasons.includes(reason)),
    sharedTopics: reasons.flatMap(({ detail }) => detail ?? []),
  }))
  return { told: true, mentors: mentors.filter(({ reasons }) => reasons.length > 0) }
}
