import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useActLink } from '~/http/return-to'
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
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'mentor', label: t('common:facts.mentor') },
    { id: 'package', label: t('common:facts.package') },
    { id: 'sessions', label: t('common:facts.sessions') },
    { id: 'started', label: t('mentorships.period'), code: true },
    { id: 'actions', label: t('mentorships.actions') },
  ]
  const rows = mentorships.map((mentorship) => ({
    id: String(mentorship.id),
    cells: [
      mentorship.menteeName,
      mentorship.mentorName,
      <PackageCell key="package" mentorship={mentorship} />,
      <SessionsCell key="sessions" mentorship={mentorship} />,
      <PeriodCell key="period" mentorship={mentorship} />,
      <Actions key="actions" mentorship={mentorship} />,
    ],
    note: mentorship.endReason && <EndReason reason={mentorship.endReason} />,
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

function SessionsCell({ mentorship }: { mentorship: AdminMentorship }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { completedSessions: done, minimumSessions: minimum, lastSessionOn, quietDays, stalled } = mentorship
  return (
    <>
      <span className="tabular font-medium">{t('common:facts.sessionsOf', { done, minimum })}</span>
      {lastSessionOn && (
        <span className="block text-muted">
          {t('mentorships.lastSession', { when: formatDate(language, lastSessionOn) })}
        </span>
      )}
      {quietDays !== null && (
        <StatusTag
          tone={stalled ? 'danger' : 'warning'}
          label={t('mentorships.quietFor', { count: quietDays })}
        />
      )}
    </>
  )
}

/** From when to when; while a notice runs, to its last day. */
function PeriodCell({ mentorship }: { mentorship: AdminMentorship }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const { status, startedAt, endedAt, endsOn, plannedEndOn } = mentorship
  return (
    <>
      {formatDate(language, startedAt)}
      <span className="block text-muted">– {formatDate(language, endedAt ?? endsOn ?? plannedEndOn)}</span>
      {status === 'running' && endsOn && <StatusTag tone="warning" label={t('mentorships.notice')} />}
    </>
  )
}

const action = 'inline-flex min-h-8 items-center font-medium'

const acts = {
  running: ['sessions', 'complete', 'pause', 'stop'],
  paused: ['sessions', 'resume', 'complete', 'stop'],
  completed: ['sessions'],
  stopped: ['sessions'],
} as const

// What the rules give as a reason; everything else somebody wrote.
const rulesReasons = [
  'resume_limit_passed',
  'erased',
  'refunded',
  'mentor_not_available',
  'mentor_in_mentorship',
] as const
const isOfRules = (reason: string): reason is (typeof rulesReasons)[number] =>
  rulesReasons.some((known) => known === reason)

/** Why it ended, as long as somebody wrote it. */
function EndReason({ reason }: { reason: string }) {
  const { t } = useTranslation('admin')
  return (
    <p className="max-w-read whitespace-pre-line wrap-anywhere text-muted">
      {isOfRules(reason) ? t(`mentorships.reasons.${reason}`) : reason}
    </p>
  )
}

function Actions({ mentorship }: { mentorship: AdminMentorship }) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const { id, status, menteeName } = mentorship
  return (
    <p className="flex flex-wrap gap-x-4 lg:min-w-44">
      {acts[status].map((act) => (
        <Link key={act} to={actLink(`/admin/mentorships/${id}/${act}`)} className={action}>
          {t(`mentorships.${act}`)}
          <VisuallyHidden> {menteeName}</VisuallyHidden>
        </Link>
      ))}
    </p>
  )
}
