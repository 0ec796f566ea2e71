import { z } from 'zod'
import { queuePlaces } from '~/domain/queues/queue-counts'
import { athensDay, formatLongDate } from '~/i18n/format'
import { AccountContent } from './contents'
import type { FactOf, Speaker } from './facts'

const count = z.number().int()

/** What may wait for the team, in the order of the digest. */
export const digestQueues = [
  'unreached',
  'menteeCalls',
  'mentorCalls',
  'applications',
  'editRequests',
  'proofs',
  'refundRequests',
  'refundsToSend',
  'paymentFlags',
  'moneyWaiting',
  'undocumented',
  'suggestionRequests',
  'scholarshipRequests',
  'gifts',
  'reports',
  'clearances',
  'quietPairs',
  'checkIns',
  'unmatched',
  'readyPairs',
  'wishes',
  'unhappyAnswers',
  'flaggedMentors',
  'seminarsToPlan',
] as const
type DigestQueue = (typeof digestQueues)[number]

const counts = Object.fromEntries(digestQueues.map((queue) => [queue, count.default(0)])) as Record<
  DigestQueue,
  z.ZodDefault<typeof count>
>

/** How many items wait in each queue, and the day of the oldest. */
export const DigestContent = AccountContent.extend({
  ...counts,
  since: z.record(z.string(), z.string()).default({}),
})
export type DigestContent = z.infer<typeof DigestContent>

/** For each queue a fact that links to its list: how many wait, and since when; of a seminar to plan, to its form. */
export const digestFacts: Record<DigestQueue, FactOf<DigestContent>> = {
  ...(Object.fromEntries(
    digestQueues.map((queue) => [
      queue,
      (content, speaker) => someOf(queue, content[queue], content.since[queue], speaker),
    ]),
  ) as Record<DigestQueue, FactOf<DigestContent>>),
  seminarsToPlan: ({ seminarsToPlan }, { t, origin, figures }) =>
    seminarsToPlan > 0
      ? { value: t('words.noSeminarAhead', figures), href: origin + queuePlaces.seminarsToPlan }
      : null,
}

export const freshQueues = [
  'applications',
  'editRequests',
  'proofs',
  'suggestionRequests',
  'scholarshipRequests',
  'reports',
  'wishes',
] as const
const fresh = z.object({ fresh: count, waiting: count, since: z.string() })

/** For each queue with new items: how many are new, how many wait, and the day of the oldest. */
export const DailyDigestContent = AccountContent.extend({
  queues: z.partialRecord(z.enum(freshQueues), fresh),
})
export type DailyDigestContent = z.infer<typeof DailyDigestContent>

/** For each of them a fact that links to its list. */
export const dailyDigestFacts = Object.fromEntries(
  freshQueues.map((queue) => [queue, ({ queues }, speaker) => freshOf(queue, queues[queue], speaker)]),
) as Record<(typeof freshQueues)[number], FactOf<DailyDigestContent>>

function freshOf(
  queue: (typeof freshQueues)[number],
  found: z.infer<typeof fresh> | undefined,
  { t, language, origin }: Speaker,
) {
  if (!found) return null
  const { waiting, since } = found
  const values = { number: found.fresh, waiting, when: formatLongDate(language, since) }
  return {
    value: t('words.fresh', { ...values, count: daysSince(since) }),
    href: origin + queuePlaces[queue],
  }
}

const daysSince = (day: string) =>
  Math.round((Date.parse(athensDay(new Date())) - Date.parse(day)) / 86_400_000)

function someOf(
  queue: DigestQueue,
  number: number,
  since: string | undefined,
  { t, language, origin }: Speaker,
) {
  if (number === 0) return null
  const value = since
    ? t('words.since', { number, count: daysSince(since), when: formatLongDate(language, since) })
    : String(number)
  return { value, href: origin + queuePlaces[queue] }
}
