import { AnswerContent, QuestionContent, RequestContent } from '../contents'
import { requestDates, requestFacts } from '../facts'
import { family, type Outline } from './family'
import { toMentee, toMentor, toMentors, toRequest } from './pages'

const request = { facts: requestFacts, values: requestDates }
const quoteHers = { label: 'herMessage', text: (content: RequestContent) => content.message } as const
const quoteYours = { ...quoteHers, label: 'yourMessage' } as const
const quoteReason = { label: 'herReason', text: (content: RequestContent) => content.reason } as const
const waitingForMentor: Outline<RequestContent, 'mentee' | 'kind' | 'field' | 'answerBy'> = {
  opens: toRequest(),
  choices: { approve: toRequest('approve'), reject: toRequest('reject') },
  facts: ['mentee', 'kind', 'field', 'answerBy'],
  quote: [quoteHers, quoteReason],
}
/** After a number of rejections the mentee may ask for a refund. */
const refundEnding = ({ refundable }: RequestContent) => (refundable ? 'refund' : undefined)

/** To mentee and mentor, about a request. */
export const requestKinds = {
  ...family(
    { content: RequestContent, ...request },
    {
      request_sent: { opens: toMentee, facts: ['mentor', 'kind', 'answerBy'], quote: quoteYours },
      request_received: waitingForMentor,
      request_reminder_first: waitingForMentor,
      request_reminder_last_day: waitingForMentor,
      request_reminder_team: waitingForMentor,
      request_withdrawn: { opens: toMentor, facts: ['mentee', 'kind'] },
      request_rejected: {
        opens: toMentors,
        facts: ['mentor', 'kind', 'rejectReason', 'suggestion', 'help', 'refund'],
        quote: { label: 'herMessage', text: ({ rejectMessage }) => rejectMessage },
        ending: refundEnding,
      },
      request_expired_mentee: {
        opens: toMentors,
        facts: ['mentor', 'kind', 'suggestion', 'help', 'refund'],
        ending: refundEnding,
      },
      request_expired_mentor: { opens: toMentor, facts: ['mentee', 'kind'] },
      mentor_unavailable: { opens: toMentors, facts: ['mentor', 'kind', 'whenFree', 'suggestion', 'help'] },
      answered_for_you: {
        opens: toMentor,
        facts: ['mentee', 'kind'],
        ending: ({ approved }) => (approved ? 'approved' : 'rejected'),
      },
    },
  ),
  ...family(
    { content: QuestionContent, ...request },
    {
      question_asked: {
        opens: ({ requestId }) => `${toMentee}/requests/${requestId}/answer`,
        facts: ['mentor', 'kind', 'answerBy'],
        quote: { label: 'herQuestion', text: ({ question }) => question },
      },
    },
  ),
  ...family(
    { content: AnswerContent, ...request },
    {
      question_answered: {
        opens: toRequest(),
        facts: ['mentee', 'kind', 'answerBy'],
        quote: { label: 'herAnswer', text: ({ answer }) => answer },
      },
    },
  ),
}
