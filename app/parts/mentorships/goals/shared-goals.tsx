import { useTranslation } from '~/i18n/use-translation'
import type { Goal } from '~/domain/mentorships/goals.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { Link } from '~/http/page'
import { LinkButton } from '~/ui/button'
import { GoalList } from './goal-list'

type SharedGoalsProps = { side: 'mentee' | 'mentor'; mentorship: Mentorship; goals: Goal[] }

/** The goals on the overview of one of the pair, with the link to write them. */
export function SharedGoals({ side, mentorship, goals }: SharedGoalsProps) {
  const { t } = useTranslation('mentor')
  const page = `/${side}/mentorships/${mentorship.id}/goals`
  return (
    <div className="grid gap-4">
      <h4 className="text-base font-bold">{t('goals.title')}</h4>
      {goals.length > 0 ? <GoalList goals={goals} /> : <p className="text-muted">{t('goals.none')}</p>}
      <div>
        <LinkButton to={page} variant="secondary">
          {t('goals.open')}
        </LinkButton>
      </div>
      {mentorship.asksStart && (
        <p>
          <Link to={`${page}#start`}>{t('common:feedback.start.link')}</Link>
        </p>
      )}
    </div>
  )
}
