import * as reads from '~/db/generated/reads.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { listFavourites } from '~/domain/mentors/favourites.server'
import { listWaitingMentors } from '~/domain/mentors/waiting-mentors.server'
import { listPurchases } from '~/domain/purchases/purchases.server'
import { readOwnSuggestions } from '~/domain/suggestions/own-suggestions.server'
import { findOwnSuggestionRequest } from '~/domain/suggestions/suggestions.server'
import type { Viewer } from '~/viewer/viewer'
import type { Language } from '~/i18n/locale'
import { closingOf } from './closing.server'
import { listOwnFeedback } from './feedback.server'
import { listGoals } from './goals.server'
import { listMentorships, type Mentorship } from './mentorships.server'
import { nextStepOf } from './next-step'
import { findProposal } from './proposals.server'
import { listSessions } from './sessions.server'

/**
 * The data of a mentee's overview: packages, requests, mentorships with the current session log, the shared goals, the
 * help that the mentee asked for, the mentors to wait for and to remember, and the next step.
 */
export async function readMenteeOverview(viewer: Viewer, language: Language) {
  const topicName = await namesOf('support_topics', language)
  const all = await readAll(viewer)
  const { parts, purchases, requests, mentorships, answers } = all
  const now = new Date()
  return {
    closing: closingOf(mentorships, answers, now),
    packages: purchases.map((purchase) => ({
      purchase,
      parts: parts.filter(({ purchaseId }) => purchaseId === purchase.id),
    })),
    requests,
    current: currentOf(mentorships),
    paused: mentorships.filter((each) => each.status === 'paused' && each !== currentOf(mentorships)),
    sessions: all.sessions,
    goals: all.goals,
    proposal: all.proposal,
    help: all.help,
    waitingFor: all.waitingFor,
    favourites: all.favourites,
    suggested: all.suggested && {
      ...all.suggested,
      mentors: all.suggested.mentors.map(({ sharedTopics, ...mentor }) => ({
        ...mentor,
        topics: sharedTopics.map(topicName).filter((name) => name !== undefined),
      })),
    },
    previous: mentorships.filter(({ endedAt }) => endedAt !== null),
    next: nextStepOf({
      parts,
      purchases,
      requests,
      mentorships,
      sessions: all.sessions,
      proposal: all.proposal,
      now,
    }),
  }
}

async function readAll(viewer: Viewer) {
  const [parts, purchases, requests, mentorships, answers, help, waitingFor, favourites] = await Promise.all([
    reads.ownParts(viewer),
    listPurchases(viewer),
    listRequests(viewer),
    listMentorships(viewer),
    listOwnFeedback(viewer),
    findOwnSuggestionRequest(viewer),
    listWaitingMentors(viewer),
    listFavourites(viewer),
  ])
  const current = currentOf(mentorships)
  const [sessions, goals, proposal] = current
    ? await Promise.all([
        listSessions(viewer, current.id),
        listGoals(viewer, current.id),
        findProposal(viewer, current.id),
      ])
    : [[], []]
  const coaching = parts.some(({ kind, status }) => kind === 'coaching' && status === 'paid')
  // A request waits for its answer: no other one can be sent.
  const settled = current !== undefined || requests.some(({ status }) => status === 'pending')
  const suggested = settled ? null : await readOwnSuggestions(viewer, coaching ? 'coaching' : 'mentoring')
  return {
    parts,
    purchases,
    requests,
    mentorships,
    answers,
    sessions,
    goals,
    proposal,
    help,
    waitingFor,
    favourites,
    suggested,
  }
}

const currentOf = (mentorships: Mentorship[]) =>
  mentorships.find(({ status }) => status === 'running') ??
  mentorships.find(({ status }) => status === 'paused')
