import { inOneTransaction } from '~/db/as-viewer.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { countRejections, listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { listPublished } from '~/domain/mentors/mentors.server'
import { readOwnSeminars } from '~/domain/seminars/seminars.server'
import type { Viewer } from '~/viewer/viewer'
import type { Language } from '~/i18n/locale'
import { closingOf } from './closing'
import { isAnswered, listOwnFeedback } from './feedback.server'
import { listGoals } from './goals.server'
import { listMentorships } from './mentorships.server'
import { listSessions } from './sessions.server'

type MentorViewer = Viewer & { mentorId: number }

/**
 * The data of a mentor's overview: requests, mentorships with the current session log, the feedback to ask for,
 * and the seminars to come.
 */
export async function readMentorOverview(viewer: MentorViewer, language: Language) {
  const topicName = await namesOf('support_topics', language)
  const { requests, mentorships, answers, rejections, sessions, goals, praise, seminars } =
    await inOneTransaction(viewer, readAll)
  const last = closingOf(mentorships, new Date())
  return {
    closing: last && { mentorship: last, answered: isAnswered(answers, last.id) },
    received: requests.map((request) => ({ ...request, topic: topicName(request.fieldOfInterestId) })),
    mentorships,
    sessions,
    goals,
    rejections,
    praise: [...praise],
    seminars,
  }
}

async function readAll(viewer: MentorViewer) {
  const [requests, mentorships, answers, rejections, praise, seminars] = await Promise.all([
    listRequests(viewer),
    listMentorships(viewer),
    listOwnFeedback(viewer),
    countRejections(viewer),
    listPublished(viewer, viewer.mentorId),
    readOwnSeminars(viewer),
  ])
  const current = mentorships.find(({ status }) => status === 'running')
  const [sessions, goals] = current
    ? await Promise.all([listSessions(viewer, current.id), listGoals(viewer, current.id)])
    : [[], []]
  return { requests, mentorships, answers, rejections, sessions, goals, praise, seminars: seminars.coming }
}
