import { useTranslation } from 'react-i18next'
import {
  allQueues,
  queuePages,
  queuePlaces,
  type DashboardQueues,
  type Queue,
} from '~/domain/queues/queue-counts'
import { Link } from '~/http/page'
import { useMayOpen } from '~/http/use-may-open'
import { daysSince, formatList } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { hasPage } from '~/route-table'
import { Banner } from '~/ui/banner'
import { Icon } from '~/ui/icon'

type WorkListProps = { queues: DashboardQueues }

/** What waits for admins with the viewer's right, the most urgent first; queues in which nothing waits stand in one line. */
export function WorkList({ queues }: WorkListProps) {
  const { t } = useTranslation('overview')
  const language = useLanguage()
  const mayOpen = useMayOpen()
  const own = allQueues.filter((queue) => mayOpen(queuePages[queue]))
  const waiting = own.filter((queue) => queues[queue].waiting > 0)
  const empty = own.filter((queue) => queues[queue].waiting === 0)
  if (waiting.length === 0) return <Banner tone="success" title={t('dashboard.calm')} />
  return (
    <div className="grid gap-4">
      <ul className="overflow-hidden rounded-leaf border border-edge bg-card">
        {waiting.map((queue) => (
          <li key={queue} className="border-b border-line last:border-b-0">
            <WaitingRow queue={queue} {...queues[queue]} />
          </li>
        ))}
      </ul>
      {empty.length > 0 && (
        <p className="text-sm text-muted">
          {t('dashboard.nothingIn', {
            queues: formatList(
              language,
              empty.map((queue) => t(`queues.${queue}`)),
            ),
          })}
        </p>
      )}
    </div>
  )
}

type WaitingRowProps = { queue: Queue } & DashboardQueues[Queue]

function WaitingRow({ queue, waiting, since }: WaitingRowProps) {
  const { t } = useTranslation('overview')
  const place = queuePlaces[queue]
  const days = since === null ? null : daysSince(since)
  const age =
    queue === 'seminarsToPlan'
      ? t('dashboard.noSeminarAhead')
      : days === null
        ? null
        : days === 0
          ? t('dashboard.sinceToday')
          : t('dashboard.sinceDays', { count: days })
  return (
    <div className="relative flex min-h-14 flex-wrap items-center gap-x-4 gap-y-0 px-4 py-3 hover:bg-primary-soft sm:px-5">
      <span className="tabular w-10 shrink-0 text-xl font-heavy text-accent-ink">{waiting}</span>
      <span className="min-w-0 flex-1 font-bold">
        {hasPage(queuePages[queue]) ? (
          <Link to={place} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
            {t(`queues.${queue}`)}
          </Link>
        ) : (
          t(`queues.${queue}`)
        )}
      </span>
      {age && <span className="text-sm text-muted max-sm:w-full max-sm:pl-14">{age}</span>}
      <Icon name="arrowRight" className="size-4 text-muted max-sm:hidden" />
    </div>
  )
}
