import * as reads from '~/db/generated/reads.server'
import { listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { listPublished } from '~/domain/mentors/mentors.server'
import { readAvailability } from '~/domain/mentors/own-mentor.server'
import type { Viewer } from '~/viewer/viewer'
import { closingOf } from './closing.server'
import { listOwnFeedback } from './feedback.server'
import { listGoals } from './goals.server'
import { mentorStepOf } from './mentor-step'
import { listMentorships } from './mentorships.server'
import { findProposal } from './proposals.server'
import { listSessions } from './sessions.server'

type MentorViewer = Viewer & { mentorId: number }

/**
 * The data of a mentor's overview: the next step, requests, mentorships with the current session log, the feedback to ask for,
 * and the seminars to come.
 */
export async function readMentorOverview(viewer: MentorViewer) {
  const { requests, mentorships, answers, ...all } = await readAll(viewer)
  const now = new Date()
  const pending = requests
    .filter(({ status }) => status === 'pending')
    .sort((one, other) => one.answerDueAt.getTime() - other.answerDueAt.getTime() || one.id - other.id)
  return {
    closing: closingOf(mentorships, answers, now),
    next: mentorStepOf({ ...all, pending, now }),
    pending,
    answered: requests.filter(({ status }) => status !== 'pending'),
    current: all.current,
    paused: mentorships.filter(({ status }) => status === 'paused'),
    previous: mentorships.filter(({ endedAt }) => endedAt !== null),
    sessions: all.sessions,
    goals: all.goals,
    proposal: all.proposal,
    rejections: all.rejections,
    praise: [...all.praise],
    seminars: all.seminars,
  }
}

async function readAll(viewer: MentorViewer) {
  const [requests, mentorships, answers, rejections, praise, seminars, availability] = await Promise.all([
    listRequests(viewer),
    listMentorships(viewer),
    listOwnFeedback(viewer),
    reads.rejectionsInWindow(viewer),
    listPublished(viewer, viewer.mentorId),
    reads.ownSeminars(viewer),
    readAvailability(viewer),
  ])
  const current = mentorships.find(({ status }) => status === 'running')
  const [sessions, goals, proposal] = current
    ? await Promise.all([
        listSessions(viewer, current.id),
        listGoals(viewer, current.id),
        findProposal(viewer, current.id),
      ])
    : [[], []]
  return {
    requests,
    mentorships,
    current,
    answers,
    rejections,
    availability,
    sessions,
    goals,
    proposal,
    praise,
    seminars: [...seminars],
  }
}
