import { useTranslation } from 'react-i18next'
import type { Queues } from '~/domain/queues/queues.server'
import { useConstants } from '~/http/root-data'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { hasPage } from '~/route-table'
import { KeyFigure } from '~/ui/key-figure'
import type { Urgent } from './dashboard.server'

type Tile = { key: string; value: number; path: string; query?: string; note?: string }

/** What waits for the team, each number a way to its queue. */
export function Glance({ queues, urgent }: { queues: Queues; urgent: Urgent }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const constants = useConstants()
  const { oldestProofAt } = urgent
  const tiles: Tile[] = [
    {
      key: 'dueSoon',
      value: urgent.dueSoon,
      path: '/admin/pending-mentorship-requests',
      note: t('glance.requestsInAll', { count: queues.pendingRequests }),
    },
    {
      key: 'proofs',
      value: urgent.proofs,
      path: '/admin/purchased-subscriptions',
      note: oldestProofAt
        ? t('glance.oldestProof', { when: formatLongDate(language, oldestProofAt) })
        : t('glance.unpaidInAll', { count: queues.purchases }),
    },
    {
      key: 'quiet',
      value: urgent.quiet,
      path: '/admin/mentorships',
      query: '?scope=quiet',
      note: t('glance.quietNote', { ...constants, count: urgent.stalled }),
    },
    { key: 'payments', value: queues.payments, path: '/admin/payments' },
    { key: 'applications', value: queues.applications, path: '/admin/pending-applications' },
    { key: 'editRequests', value: queues.editRequests, path: '/admin/pending-edit-requests' },
    {
      key: 'suggestionRequests',
      value: queues.suggestionRequests,
      path: '/admin/mentor-suggestion-requests',
    },
    // So rare that an empty one would only take room.
    ...(queues.scholarships > 0
      ? [{ key: 'gifts', value: queues.scholarships, path: '/admin/scholarships' }]
      : []),
  ]
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
      {tiles.map(({ key, value, path, query = '', note }) => (
        <KeyFigure
          key={key}
          value={value}
          label={t(`glance.${key}`)}
          note={note}
          calls={value > 0}
          to={hasPage(path) ? path + query : undefined}
        />
      ))}
    </div>
  )
}
