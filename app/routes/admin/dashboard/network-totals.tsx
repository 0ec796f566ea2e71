import { useTranslation } from 'react-i18next'
import type { Totals } from '~/domain/dashboard/dashboard.server'
import { CardGrid } from '~/ui/card'
import { KeyFigure } from '~/ui/key-figure'

/** Four totals of the network. */
export function NetworkTotals({ totals }: { totals: Totals }) {
  const { t } = useTranslation('admin')
  return (
    <CardGrid columns={4}>
      <KeyFigure
        value={totals.runningMentoring}
        label={t('totals.runningMentoring')}
        to="/admin/mentorships"
      />
      <KeyFigure value={totals.runningCoaching} label={t('totals.runningCoaching')} to="/admin/mentorships" />
      <KeyFigure
        value={totals.completed}
        label={t('totals.completed')}
        to="/admin/mentorships?scope=completed"
      />
      <KeyFigure
        value={totals.activeMentors}
        label={t('totals.activeMentors')}
        note={t('totals.freeMentors', { count: totals.freeMentors })}
        to="/mentors"
      />
    </CardGrid>
  )
}
