import { z } from 'zod'
import * as acts from '~/db/acts.server'
import { AskForSuggestions } from '~/domain/suggestions/schema'
import { findOwnSuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { call } from '../call'
import { Done, done, time } from '../shapes/values'

const path = 'client/mentee/mentor-suggestion-requests'

export const askForMentors = call({
  method: 'POST',
  path,
  as: 'mentee',
  summary: 'Asks the team to propose mentors.',
  errors: ['suggestion_request_open'],
  once: true,
  body: AskForSuggestions.strict(),
  result: Done,
  async run({ viewer, body }) {
    await acts.askForSuggestions(viewer, body)
    return done
  },
})

export const ownSuggestionRequest = call({
  method: 'GET',
  path,
  as: 'mentee',
  summary: 'Returns the mentee’s newest request for proposals with the answer of the team, or null.',
  result: z
    .object({
      id: z.int(),
      text: z.string(),
      topics: z.array(z.record(z.string(), z.string())),
      topic: z.string(),
      help: z.string(),
      askedAt: z.date(),
      answeredAt: time,
      answer: z.string().nullable(),
      mentors: z.array(
        z.object({ mentorId: z.int(), mentor: z.string(), title: z.string(), free: z.boolean() }),
      ),
    })
    .nullable(),
  run: async ({ viewer }) => (await findOwnSuggestionRequest(viewer)) ?? null,
})
