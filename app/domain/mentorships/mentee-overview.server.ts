import { namesOf } from '~/domain/lookups/lookups.server'
import { listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { listParts, listPurchases } from '~/domain/purchases/purchases.server'
import type { Viewer } from '~/viewer/viewer'
import type { Language } from '~/i18n/locale'
import { closingOf } from './closing'
import { isAnswered, listOwnFeedback } from './feedback.server'
import { listMentorships } from './mentorships.server'
import { nextStepOf } from './next-step'
import { listSessions } from './sessions.server'

/** Everything a mentee has: her packages, her requests, her mentorships, and the one next step. */
export async function readMenteeOverview(viewer: Viewer, language: Language) {
  const [parts, purchases, sent, mentorships, answers, topicName] = await Promise.all([
    listParts(viewer),
    listPurchases(viewer),
    listRequests(viewer),
    listMentorships(viewer),
    listOwnFeedback(viewer),
    namesOf('support_topics', language),
  ])
  const requests = sent.map((request) => ({ ...request, topic: topicName(request.fieldOfInterestId) }))
  const current = mentorships.find(({ status }) => status === 'running' || status === 'paused')
  const closing = closingOf(mentorships, new Date())
  return {
    closing: closing && { mentorship: closing, answered: isAnswered(answers, closing.id) },
    packages: purchases.map((purchase) => ({
      purchase,
      parts: parts.filter(({ purchaseId }) => purchaseId === purchase.id),
    })),
    requests,
    current,
    sessions: current ? await listSessions(viewer, current.id) : [],
    previous: mentorships.filter(({ endedAt }) => endedAt !== null),
    next: nextStepOf({ parts, purchases, requests, mentorships }),
  }
}
