import type { Mentorship } from './mentorships.server'

const shownDays = 60

/** The newest mentorship if it was completed in the last 60 days and no other one is running. */
export function closingOf(mentorships: Mentorship[], now: Date) {
  if (mentorships.some(({ status }) => status === 'running')) return undefined
  const ended = mentorships.filter(({ endedAt }) => endedAt !== null)
  const last = ended.reduce<Mentorship | undefined>(
    (a, b) => (a && a.endedAt! >= b.endedAt! ? a : b),
    undefined,
  )
  const days = last?.endedAt ? (now.getTime() - last.endedAt.getTime()) / 86_400_000 : Infinity
  return last?.status === 'completed' && days < shownDays ? last : undefined
}
