import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { StatusTag } from '~/ui/status-tag'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { AdminMentorship } from './mentorships.server'

export type AdminMentorshipsTableProps = { mentorships: AdminMentorship[]; caption: string }

/** Pairs to look after: who, what, how far, and while they run how to end it. */
export function AdminMentorshipsTable({ mentorships, caption }: AdminMentorshipsTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'mentor', label: t('common:facts.mentor') },
    { id: 'package', label: t('common:facts.package') },
    { id: 'sessions', label: t('common:facts.sessions'), numeric: true },
    { id: 'last', label: t('common:facts.lastSession'), code: true },
    { id: 'started', label: t('mentorships.period'), code: true },
    { id: 'actions', label: t('mentorships.actions') },
  ]
  const rows = mentorships.map((mentorship) => ({
    id: String(mentorship.id),
    cells: [
      mentorship.menteeName,
      mentorship.mentorName,
      <PackageCell key="package" mentorship={mentorship} />,
      t('mentorships.sessionsOf', { done: mentorship.completedSessions, minimum: mentorship.minimumSessions }),
      mentorship.lastSessionOn ? formatDate(language, mentorship.lastSessionOn) : t('common:facts.noSession'),
      <PeriodCell key="period" mentorship={mentorship} />,
      <Actions key="actions" mentorship={mentorship} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

function PackageCell({ mentorship }: { mentorship: AdminMentorship }) {
  const { t } = useTranslation('common')
  return (
    <>
      {nameIn(useLanguage(), mentorship.packageNames)}
      <span className="block text-muted">{t(`kind.${mentorship.kind}`)}</span>
    </>
  )
}

function PeriodCell({ mentorship: { startedAt, endedAt, plannedEndOn } }: { mentorship: AdminMentorship }) {
  const language = useLanguage()
  return (
    <>
      {formatDate(language, startedAt)}
      <span className="block text-muted">– {formatDate(language, endedAt ?? plannedEndOn)}</span>
    </>
  )
}

const action = 'inline-flex min-h-8 items-center font-medium'

function Actions({ mentorship }: { mentorship: AdminMentorship }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { id, status, endsOn, endReason, menteeName } = mentorship
  if (status !== 'running') return endReason ? <p className="max-w-64 text-muted">{endReason}</p> : '–'
  return (
    <div className="grid gap-1">
      {endsOn && <StatusTag tone="warning" label={t('mentorships.endsOn', { when: formatDate(language, endsOn) })} />}
      <p className="flex flex-wrap gap-x-4">
        {(['complete', 'stop'] as const).map((act) => (
          <Link key={act} to={`/admin/mentorships/${id}/${act}`} className={action}>
            {t(`mentorships.${act}`)}
            <VisuallyHidden> {menteeName}</VisuallyHidden>
          </Link>
        ))}
      </p>
    </div>
  )
}
