import { useTranslation } from '~/i18n/use-translation'
import type { MatchReason } from '~/domain/matches/matches.server'

type ReasonsProps = { reasons: MatchReason[]; topics: Record<string, string> }

/** The reasons of a score, one per line, each with its points. */
export function Reasons({ reasons, topics }: ReasonsProps) {
  const { t } = useTranslation('creating')
  if (reasons.length === 0) return <span className="text-muted">{t('match.noReasons')}</span>
  return (
    <ul className="grid gap-0.5">
      {reasons.map(({ reason, points, detail }) => (
        <li key={reason}>
          {t(`match.reasons.${reason}`, {
            topics: (detail ?? []).map((id) => topics[id]).join(', '),
          })}{' '}
          <span className="text-muted">
            {t(points > 0 ? 'common:counts.plus' : 'match.points', { points })}
          </span>
        </li>
      ))}
    </ul>
  )
}
