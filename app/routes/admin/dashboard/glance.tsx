import { useTranslation } from 'react-i18next'
import { waitingPayments, type DashboardQueues } from '~/domain/queues/queue-counts'
import { useConstants } from '~/http/root-data'
import { useMayOpen } from '~/http/use-may-open'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { hasPage } from '~/route-table'
import { KeyFigure } from '~/ui/key-figure'

type Tile = { key: string; value: number; path: string; query?: string; note?: string }

/** The numbers of waiting items, each linked to its queue. */
export function Glance({ queues }: { queues: DashboardQueues }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const constants = useConstants()
  const mayOpen = useMayOpen()
  const tiles: Tile[] = [
    {
      key: 'dueSoon',
      value: queues.requestsDueSoon.waiting,
      path: '/admin/pending-mentorship-requests',
      note: t('glance.requestsInAll', { count: queues.requests.waiting }),
    },
    {
      key: 'proofs',
      value: queues.proofs.waiting,
      path: '/admin/purchased-subscriptions',
      note: queues.proofs.since
        ? t('glance.oldestProof', { when: formatLongDate(language, queues.proofs.since) })
        : t('glance.unpaidInAll', { count: queues.unpaid.waiting }),
    },
    {
      key: 'quiet',
      value: queues.quietPairs.waiting,
      path: '/admin/mentorships',
      query: '?scope=quiet',
      note: t('glance.quietNote', { ...constants, count: queues.stalledPairs.waiting }),
    },
    { key: 'payments', value: waitingPayments(queues), path: '/admin/payments' },
    { key: 'applications', value: queues.applications.waiting, path: '/admin/pending-applications' },
    { key: 'editRequests', value: queues.editRequests.waiting, path: '/admin/pending-edit-requests' },
    {
      key: 'suggestionRequests',
      value: queues.suggestionRequests.waiting,
      path: '/admin/mentor-suggestion-requests',
    },
    // Shown only if there are any, because they are rare.
    ...(queues.reports.waiting > 0
      ? [{ key: 'reports', value: queues.reports.waiting, path: '/admin/reports' }]
      : []),
    ...(queues.gifts.waiting > 0
      ? [{ key: 'gifts', value: queues.gifts.waiting, path: '/admin/scholarships', query: '?scope=waiting' }]
      : []),
  ]
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-3">
      {tiles
        .filter(({ path }) => mayOpen(path))
        .map(({ key, value, path, query = '', note }) => (
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
