import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useActLink } from '~/http/return-to'
import { formatDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { WaitingEdit } from './edit-requests.server'
import { profileFields } from './profile-fields'

export type WaitingEditsTableProps = { edits: WaitingEdit[]; caption: string; now: Date }

/** Edits that wait for the team; her own waits for somebody else. */
export function WaitingEditsTable({ edits, caption, now }: WaitingEditsTableProps) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const columns = [
    { id: 'mentor', label: t('common:facts.mentor') },
    { id: 'fields', label: t('edits.fields') },
    { id: 'sent', label: t('edits.sent'), code: true },
    { id: 'age', label: t('edits.age') },
    { id: 'decision', label: t('edits.decision') },
  ]
  const rows = edits.map((edit) => ({
    id: String(edit.id),
    cells: [
      edit.mentorName,
      <Fields key="fields" fields={edit.fields} />,
      <time key="sent" dateTime={edit.sentAt.toISOString()}>
        {formatDate(language, edit.sentAt)}
      </time>,
      <Age key="age" sentAt={edit.sentAt} now={now} />,
      <Decision key="decision" edit={edit} />,
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}

function Age({ sentAt, now }: { sentAt: Date; now: Date }) {
  const { t } = useTranslation('admin')
  const days = Math.floor((now.getTime() - sentAt.getTime()) / 86_400_000)
  return <>{days > 0 ? t('edits.days', { count: days }) : t('edits.today')}</>
}

function Fields({ fields }: { fields: string[] }) {
  const { t } = useTranslation('common')
  return (
    <ul className="max-w-80">
      {profileFields
        .filter((field) => fields.includes(field))
        .map((field) => (
          <li key={field}>{t(`profile.fields.${field}`)}</li>
        ))}
    </ul>
  )
}

function Decision({ edit }: { edit: WaitingEdit }) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  return (
    <>
      <Link
        to={actLink(`/admin/mentors/${edit.mentorId}/pending-edit-requests`)}
        className="inline-flex min-h-8 items-center font-medium"
      >
        {t('edits.look')}
        <VisuallyHidden> {edit.mentorName}</VisuallyHidden>
      </Link>
      {edit.own && <p className="max-w-56 text-muted">{t('edits.own')}</p>}
    </>
  )
}
