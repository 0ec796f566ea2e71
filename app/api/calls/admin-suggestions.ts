import { z } from 'zod'
import * as acts from '~/db/generated/acts.server'
import { suggestionList } from '~/domain/suggestions/list'
import { AnswerSuggestions } from '~/domain/suggestions/schema'
import { answerSuggestionRequest } from '~/domain/suggestions/suggestions.server'
import { Id } from '~/domain/values'
import { rightsFor } from '~/viewer/rights'
import { call } from '../call'
import { rowsCall } from '../list-calls'
import { Done, done, time } from '../shapes/values'

const path = 'admin/mentor-suggestion-requests'
const { mentorIds, answer: words } = AnswerSuggestions.shape

export const suggestions = rowsCall('mentor-suggestion-requests', suggestionList, {
  Row: z.object({
    id: z.int(),
    menteeId: z.int(),
    menteeName: z.string(),
    menteeEmail: z.string(),
    text: z.string(),
    topics: z.array(z.record(z.string(), z.string())),
    topic: z.string(),
    help: z.string(),
    askedAt: z.date(),
    reopenedAt: time,
    answeredAt: time,
    answeredBy: z.string().nullable(),
    answer: z.string().nullable(),
    mentors: z.array(z.object({ mentorId: z.int(), mentor: z.string() })),
  }),
  shown: (row) => row,
})

export const answer = call({
  method: 'PUT',
  path,
  as: 'admin',
  rights: rightsFor('/admin/mentor-suggestion-requests/:requestId'),
  summary: 'Answers a mentee’s request for proposals with one to three mentors.',
  acts: ['answer_suggestion_request'],
  body: z.strictObject({ suggestion_request_id: Id, mentor_ids: mentorIds, answer: words }),
  result: Done,
  async run({ viewer, body }) {
    const answered = { mentorIds: body.mentor_ids, answer: body.answer }
    await answerSuggestionRequest(viewer, body.suggestion_request_id, answered)
    return done
  },
})

export const reopen = call({
  method: 'POST',
  path,
  as: 'admin',
  rights: rightsFor('/admin/mentor-suggestion-requests/:requestId'),
  summary: 'Opens an answered request for proposals again.',
  acts: ['reopen_suggestion_request'],
  body: z.strictObject({ suggestion_request_id: Id }),
  result: Done,
  async run({ viewer, body }) {
    await acts.reopenSuggestionRequest(viewer, { suggestionRequestId: body.suggestion_request_id })
    return done
  },
})
