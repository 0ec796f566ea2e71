import {
  AccountContent,
  AskedRefundContent,
  FreeMentorContent,
  SuggestionsContent,
  TeamDeclinesContent,
  EndedForSafetyContent,
  SuspendedContent,
} from '../contents'
import {
  DailyDigestContent,
  dailyDigestFacts,
  DigestContent,
  digestFacts,
  digestQueues,
  freshQueues,
} from '../digest'
import {
  askedRefundFacts,
  declineValues,
  endedForSafetyFacts,
  safetyFacts,
  freeMentorFacts,
  initialsOf,
  referenceOf,
  suggestionFacts,
} from '../facts'
import { RefundContent, refundComputation, refundFacts } from '../refund-facts'
import { StandstillContent, standstillFacts } from '../standstill'
import { waitingFacts } from '../links'
import { family } from './family'
import { toMentee, toMentors } from './pages'

const toPayments = '/admin/payments'

const toJobs = '/admin/jobs'

/** To the team, to the operator, and to a mentee about other mentors. */
export const teamKinds = {
  ...family(
    { content: DigestContent, facts: digestFacts },
    {
      digest: {
        opens: '/admin/dashboard',
        facts: [...digestQueues],
        ending: (content) => (digestQueues.some((queue) => content[queue] > 0) ? 'waiting' : 'nothing'),
      },
    },
  ),
  ...family(
    { content: DailyDigestContent, facts: dailyDigestFacts },
    { daily_digest: { opens: '/admin/dashboard', facts: [...freshQueues] } },
  ),
  ...family(
    { content: AccountContent, facts: {} },
    {
      payment_flagged: { opens: `${toPayments}?scope=check` },
    },
  ),
  ...family(
    { content: AccountContent, facts: waitingFacts },
    { mentor_left: { opens: toMentors, facts: ['help'] } },
  ),
  ...family(
    { content: RefundContent, facts: refundFacts, values: referenceOf },
    {
      purchase_withdrawn: {
        opens: toPayments,
        facts: ['package', 'reference', 'requestedAt', ...refundComputation],
        ending: ({ disputed }) => (disputed ? 'disputed' : 'open'),
      },
    },
  ),
  ...family(
    { content: AskedRefundContent, facts: askedRefundFacts, values: referenceOf },
    {
      refund_asked_team: {
        opens: `${toPayments}?scope=asked`,
        facts: ['package', 'amount', 'reference', 'requestedAt'],
      },
    },
  ),
  ...family(
    { content: SuggestionsContent, facts: suggestionFacts },
    {
      suggestions: {
        opens: toMentee,
        facts: ['mentors'],
        quote: { label: 'teamMessage', text: ({ answer }) => answer },
      },
    },
  ),
  ...family(
    {
      content: TeamDeclinesContent,
      facts: freeMentorFacts,
      values: (content, speaker) => ({ ...declineValues(content), ...initialsOf(content, speaker) }),
    },
    { declines_team: { opens: ({ mentorId }) => `/admin/mentors/${mentorId}`, facts: ['mentor'] } },
  ),
  ...family(
    { content: EndedForSafetyContent, facts: endedForSafetyFacts, values: initialsOf },
    {
      safety_ended_team: {
        opens: ({ mentorshipId }) => `/admin/mentorships/${mentorshipId}`,
        facts: ['by', 'otherPairs'],
      },
    },
  ),
  ...family(
    { content: SuspendedContent, facts: safetyFacts, values: initialsOf },
    { safety_suspended_team: { opens: ({ userId }) => `/admin/users/${userId}#suspension`, facts: ['by'] } },
  ),
  ...family(
    { content: StandstillContent, facts: standstillFacts },
    {
      standstill: {
        opens: toJobs,
        facts: [
          'stillSince',
          'stillJobs',
          'stillMails',
          'stillRefused',
          'stillRules',
          'stillBackup',
          'stillCertificate',
        ],
      },
      standstill_over: { opens: toJobs },
    },
  ),
  ...family(
    { content: FreeMentorContent, facts: freeMentorFacts },
    {
      mentor_free: { opens: ({ mentorId }) => `${toMentors}/${mentorId}`, facts: ['mentor'] },
    },
  ),
}
