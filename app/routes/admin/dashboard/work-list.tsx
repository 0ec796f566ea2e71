import { useTranslation } from '~/i18n/use-translation'
import {
  itemPage,
  queuePage,
  queuePlaces,
  queuesOfToday,
  queueStart,
  type Queue,
  type QueueGroup,
  type Waiting,
} from '~/domain/queues/queue-counts'
import { Link } from '~/http/page'
import { useMayOpen } from '~/http/use-may-open'
import { daysSince, formatList } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { Icon } from '~/ui/icon'
import { RecordSection } from '~/ui/record-page'
import { VisuallyHidden } from '~/ui/visually-hidden'

type WorkListProps = { queues: Waiting }

/**
 * What waits for admins with the viewer's right: today, this week, and folded what is only watched. Queues in which
 * nothing waits stand in one line.
 */
export function WorkList({ queues }: WorkListProps) {
  const { t, language } = useTranslation('overview')
  const mayOpen = useMayOpen()
  const inGroup = (group: QueueGroup) =>
    (Object.keys(queuesOfToday[group]) as Queue[]).filter(
      (queue) => mayOpen(queuePage(queue)) && mayOpen(itemPage(queue)),
    )
  const waitingIn = (group: QueueGroup) => inGroup(group).filter((queue) => queues[queue].waiting > 0)
  const rows = (group: QueueGroup) => <Rows waiting={waitingIn(group)} queues={queues} />
  const empty = (['now', 'thisWeek'] as const)
    .flatMap(inGroup)
    .filter((queue) => queues[queue].waiting === 0)
    .map((queue) => t(`queues.${queue}`))
  return (
    <>
      <RecordSection title={t('dashboard.groups.now')}>
        {waitingIn('now').length > 0 ? rows('now') : <Banner tone="success" title={t('dashboard.calm')} />}
      </RecordSection>
      {waitingIn('thisWeek').length > 0 && (
        <RecordSection title={t('dashboard.groups.thisWeek')}>{rows('thisWeek')}</RecordSection>
      )}
      {empty.length > 0 && (
        <p className="text-sm text-muted">
          {t('dashboard.nothingIn', { queues: formatList(language, empty) })}
        </p>
      )}
      {waitingIn('watching').length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 items-center gap-2 font-bold hover:text-primary">
            <Icon name="chevronDown" className="turns transition-transform" />
            {t('dashboard.groups.watching')}
          </summary>
          <div className="mt-3">{rows('watching')}</div>
        </details>
      )}
    </>
  )
}

function Rows({ waiting, queues }: WorkListProps & { waiting: Queue[] }) {
  return (
    <ul className="overflow-hidden rounded-leaf border border-transparent bg-card">
      {waiting.map((queue) => (
        <li key={queue} className="border-b border-line last:border-b-0">
          <WaitingRow queue={queue} {...queues[queue]} />
        </li>
      ))}
    </ul>
  )
}

type WaitingRowProps = { queue: Queue } & Waiting[Queue]

function WaitingRow({ queue, ...item }: WaitingRowProps) {
  const { t } = useTranslation('overview')
  const { waiting, since } = item
  const start = queueStart(queue, item)
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
        <Link to={start} className="text-ink no-underline after:absolute after:inset-0 hover:underline">
          {t(`queues.${queue}`)}
        </Link>
      </span>
      <span className="flex flex-wrap items-center gap-x-4 text-sm text-muted max-sm:w-full max-sm:pl-14">
        {age}
        {waiting > 1 && start !== queuePlaces[queue] && (
          <Link to={queuePlaces[queue]} className="relative inline-flex min-h-8 items-center">
            {t('dashboard.list')}
            <VisuallyHidden> {t(`queues.${queue}`)}</VisuallyHidden>
          </Link>
        )}
      </span>
      <Icon name="arrowRight" className="size-4 text-muted max-sm:hidden" />
    </div>
  )
}
