import { listMentorships } from '~/domain/mentorships/mentorships.server'
import type { Viewer } from '~/viewer/viewer'
import { call } from '../call'
import { countedSessions } from '../counted-sessions'
import { PairMentorship, shownMentorship } from '../shapes/mentorships'
import { listOf, whole } from '../shapes/whole-list'

const current = async (viewer: Viewer) =>
  (await listMentorships(viewer)).find(({ status }) => status === 'running' || status === 'paused')

const currentCall = (role: 'mentor' | 'mentee') =>
  call({
    method: 'GET',
    path: `client/${role}/current-mentorship`,
    as: role,
    summary: `Returns the ${role}’s running or paused mentorship, or null.`,
    result: PairMentorship.nullable(),
    async run({ viewer, language }) {
      const mentorship = await current(viewer)
      return mentorship ? shownMentorship(mentorship, language) : null
    },
  })
export const mentorsCurrent = currentCall('mentor')
export const menteesCurrent = currentCall('mentee')

export const previousMentorships = call({
  method: 'GET',
  path: 'client/mentor/previous-mentorships',
  as: 'mentor',
  summary: 'Lists the mentor’s mentorships that have ended, the newest first.',
  bare: true,
  result: listOf(PairMentorship),
  run: async ({ viewer, language }) =>
    whole(
      (await listMentorships(viewer))
        .filter(({ endedAt }) => endedAt !== null)
        .map((mentorship) => shownMentorship(mentorship, language)),
    ),
})

export const { increase, decrease } = countedSessions({
  as: 'mentee',
  rights: [],
  of: 'client/mentee/current-mentorship',
  summaries: {
    increase: 'Counts a session that was held: today, or on a date. A second one on a day needs sameDay.',
    decrease: 'Takes back the session that was counted last.',
  },
  find: current,
})
