import { useTranslation } from '~/i18n/use-translation'
import type { Proposal } from '~/domain/suggestions/suggestions.server'

/** Why a mentor is proposed, each reason with its points. */
export function Reasons({ reasons }: Pick<Proposal, 'reasons'>) {
  const { t } = useTranslation('messages')
  if (reasons.length === 0) return t('reasons.none')
  return (
    <ul className="grid gap-0.5">
      {reasons.map(({ reason, points, topics }) => (
        <li key={reason}>
          {t(`reasons.${reason}`, { topics: topics.join(', ') })}{' '}
          <span className="tabular font-bold">
            {t(points > 0 ? 'common:counts.plus' : 'reasons.minus', { points: Math.abs(points) })}
          </span>
        </li>
      ))}
    </ul>
  )
}
