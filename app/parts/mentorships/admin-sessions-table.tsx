import { useTranslation } from '~/i18n/use-translation'
import type { AdminSession } from '~/domain/mentorships/sessions.server'
import { Link } from '~/http/page'
import { keepingReturn } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'

type AdminSessionsTableProps = {
  mentorshipId: number
  sessions: AdminSession[]
  /** The log can change: the part is not paid back. */
  open: boolean
  /** The list page to return to; links to the removal page keep it. */
  back: string
}

/** The sessions of a mentorship for admins: day, length, topic, and who entered it. */
export function AdminSessionsTable({ mentorshipId, sessions, open, back }: AdminSessionsTableProps) {
  const { t, language } = useTranslation('admin')
  const columns = [
    { id: 'heldOn', label: t('sessions.heldOn'), code: true },
    { id: 'status', label: t('sessions.status') },
    { id: 'minutes', label: t('common:session.minutes'), numeric: true },
    { id: 'note', label: t('common:session.note') },
    { id: 'enteredBy', label: t('sessions.enteredBy') },
    { id: 'actions', label: t('common:facts.actions') },
  ]
  const rows = sessions.map((session) => {
    const when = formatDate(language, session.heldOn)
    return {
      id: String(session.id),
      cells: [
        when,
        t(`sessions.statuses.${session.status}`),
        session.minutes ?? '–',
        session.note ? (
          <p key="note" className="max-w-80 whitespace-pre-line wrap-anywhere">
            {session.note}
          </p>
        ) : (
          '–'
        ),
        <Enterer key="who" session={session} />,
        open && session.counts ? (
          <Link
            key="remove"
            to={keepingReturn(`/admin/mentorships/${mentorshipId}/sessions/${session.id}`, back)}
            className="font-medium"
          >
            {t('sessions.remove')}
            <VisuallyHidden> {when}</VisuallyHidden>
          </Link>
        ) : (
          '–'
        ),
      ],
    }
  })
  return <DataTable caption={t('sessions.list')} hideCaption columns={columns} rows={rows} />
}

function Enterer({ session }: { session: AdminSession }) {
  const { t } = useTranslation('admin')
  return (
    <>
      {session.entererName}
      <span className="block text-muted">{t(`sessions.roles.${session.enteredBy}`)}</span>
    </>
  )
}
