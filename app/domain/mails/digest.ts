import { z } from 'zod'
import { athensDay, formatLongDate } from '~/i18n/format'
import { AccountContent } from './contents'
import type { FactOf, Speaker } from './facts'

const count = z.number().int()

/** What may wait for the team, in the order of the digest. */
export const digestQueues = [
  'applications',
  'editRequests',
  'requests',
  'unpaid',
  'proofs',
  'refundRequests',
  'refundsToSend',
  'paymentFlags',
  'suggestionRequests',
  'gifts',
  'reports',
  'quietPairs',
  'stalledPairs',
  'wishes',
  'unhappyAnswers',
  'flaggedMentors',
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

/** For each queue a fact: how many wait, and since when. */
export const digestFacts = Object.fromEntries(
  digestQueues.map((queue) => [
    queue,
    (content, speaker) => someOf(content[queue], content.since[queue], speaker),
  ]),
) as Record<DigestQueue, FactOf<DigestContent>>

function someOf(number: number, since: string | undefined, { t, language }: Speaker) {
  if (number === 0 || !since) return number > 0 ? String(number) : null
  const count = Math.round((Date.parse(athensDay(new Date())) - Date.parse(since)) / 86_400_000)
  return t('words.since', { number, count, when: formatLongDate(language, since) })
}
