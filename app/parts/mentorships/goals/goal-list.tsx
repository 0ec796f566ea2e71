import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { Goal } from '~/domain/mentorships/goals.server'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { Icon } from '~/ui/icon'

type GoalListProps = { goals: Goal[]; act?: (goal: Goal) => ReactNode }

/** The goals of a pair, those reached with their day. */
export function GoalList({ goals, act }: GoalListProps) {
  const { t, language } = useTranslation('mentor')
  return (
    <ul className="grid gap-3">
      {goals.map((goal) => (
        <li key={goal.id} className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">
            <p lang={langOfWords(goal.text)} className="max-w-read whitespace-pre-line wrap-anywhere">
              {goal.text}
            </p>
            {goal.reachedAt && (
              <p className="flex items-center gap-1.5 text-sm text-muted">
                <Icon name="check" />
                {t('goals.reachedOn', { when: formatLongDate(language, goal.reachedAt) })}
              </p>
            )}
          </div>
          {act?.(goal)}
        </li>
      ))}
    </ul>
  )
}
