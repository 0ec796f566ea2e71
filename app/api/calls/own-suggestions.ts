import * as acts from '~/db/generated/acts.server'
import { AskForSuggestions } from '~/domain/suggestions/schema'
import { call } from '../call'
import { Done, done } from '../shapes/values'

export const askForMentors = call({
  method: 'POST',
  path: 'client/mentee/mentor-suggestion-requests',
  as: 'mentee',
  summary: 'Asks the team to propose mentors.',
  acts: ['ask_for_suggestions'],
  body: AskForSuggestions.strict(),
  result: Done,
  async run({ viewer, body }) {
    await acts.askForSuggestions(viewer, body)
    return done
  },
})
