import type { TFunction } from 'i18next'
import type { Testimonial } from '~/domain/mentors/mentors.server'

/** What stands behind a testimonial, in words: sessions held, goals reached; nothing where the team wrote it alone. */
export function outcomeOf(
  t: TFunction<'public'>,
  { sessions, goals }: Pick<Testimonial, 'sessions' | 'goals'>,
) {
  return [
    sessions ? t('outcome.sessions', { count: sessions }) : undefined,
    goals ? t('outcome.goals', { count: goals }) : undefined,
  ]
    .filter(Boolean)
    .join(' · ')
}
