import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useActLink } from '~/http/return-to'
import { formatDate, formatDeadline } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Icon } from '~/ui/icon'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { useTimeLeft } from './answer-deadline'
import type { AdminRequest } from './mentorship-requests.server'

export type PendingRequestsTableProps = { requests: AdminRequest[]; caption: string; now: Date }

/** Requests that wait for a mentor, with the ways to answer for her. */
export function PendingRequestsTable({ requests, caption, now }: PendingRequestsTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'mentor', label: t('common:facts.mentor') },
    { id: 'kind', label: t('common:facts.kind') },
    { id: 'asked', label: t('common:facts.askedOn'), code: true },
    { id: 'due', label: t('requests.due') },
    { id: 'actions', label: t('requests.actions') },
  ]
  const rows = requests.map((request) => ({
    id: String(request.id),
    cells: [
      request.menteeName,
      request.mentorName,
      t(`common:kind.${request.kind}`),
      formatDate(language, request.requestedAt),
      <Due key="due" dueAt={request.answerDueAt} now={now} />,
      <Answers key="answers" request={request} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

const urgentHours = 24

function Due({ dueAt, now }: { dueAt: Date; now: Date }) {
  const language = useLanguage()
  const timeLeft = useTimeLeft()
  const urgent = dueAt.getTime() - now.getTime() < urgentHours * 3_600_000
  return (
    <>
      <span className={urgent ? 'flex items-center gap-1.5 font-bold text-brick' : 'font-medium'}>
        {urgent && <Icon name="alert" />}
        {timeLeft(dueAt, now)}
      </span>
      <time dateTime={dueAt.toISOString()} className="block text-muted">
        {formatDeadline(language, dueAt)}
      </time>
    </>
  )
}

function Answers({ request }: { request: AdminRequest }) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  return (
    <p className="flex flex-wrap gap-x-4">
      {(['approve', 'reject'] as const).map((answer) => (
        <Link
          key={answer}
          to={actLink(`/admin/pending-mentorship-requests/${request.id}/${answer}`)}
          className="inline-flex min-h-8 items-center font-medium"
        >
          {t(`requests.${answer}`)}
          <VisuallyHidden> {request.menteeName}</VisuallyHidden>
        </Link>
      ))}
    </p>
  )
}
