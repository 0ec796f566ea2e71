import { useTranslation } from 'react-i18next'
import type { Goal } from '~/domain/mentorships/goals.server'
import { LinkButton } from '~/ui/button'
import { GoalList } from './goal-list'

type SharedGoalsProps = { side: 'mentee' | 'mentor'; mentorshipId: number; goals: Goal[] }

/** The goals on the overview of one of the pair, with the link to write them. */
export function SharedGoals({ side, mentorshipId, goals }: SharedGoalsProps) {
  const { t } = useTranslation('mentor')
  return (
    <div className="grid gap-4">
      <h4 className="text-base font-bold">{t('goals.title')}</h4>
      {goals.length > 0 ? <GoalList goals={goals} /> : <p className="text-muted">{t('goals.none')}</p>}
      <div>
        <LinkButton to={`/${side}/mentorships/${mentorshipId}/goals`} variant="secondary">
          {t('goals.open')}
        </LinkButton>
      </div>
    </div>
  )
}
