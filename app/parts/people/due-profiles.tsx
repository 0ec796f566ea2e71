import { useTranslation } from '~/i18n/use-translation'
import type { DueProfile } from '~/domain/created-people/created-people.server'
import type { CreatedRole } from '~/domain/created-people/schema'
import { formatLongDate } from '~/i18n/format'
import { EmailLink } from '~/ui/contact'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'
import { DataTable } from '~/ui/table'
import { SendInvitation } from './send-invitation'

/** The newest profiles that the team created and that still wait for their owners. */
export function DueProfiles({ due, profile }: { due: DueProfile[]; profile: CreatedRole }) {
  const { t, language } = useTranslation('creating')
  if (due.length === 0) return null
  const columns = [
    { id: 'name', label: t('common:facts.name') },
    { id: 'email', label: t('common:facts.email') },
    { id: 'state', label: t('due.state') },
    { id: 'invited', label: t('common:facts.askedOn') },
    { id: 'send', label: t('common:facts.act') },
  ]
  const rows = due.map((one) => ({
    id: String(one.profileId),
    cells: [
      one.name,
      <EmailLink key="email" email={one.email} />,
      <InvitationState key="state" due={one} />,
      one.invitedAt ? formatLongDate(language, one.invitedAt) : '—',
      <SendInvitation key="send" userId={one.userId} profile={profile} name={one.name} />,
    ],
  }))
  return (
    <RecordSection id="due" title={t(`due.title.${profile}`)}>
      <p className="mb-4 max-w-read text-muted">{t('due.text')}</p>
      <DataTable caption={t(`due.title.${profile}`)} hideCaption columns={columns} rows={rows} />
    </RecordSection>
  )
}

/** Whether a mail was sent, and whether its link still works. */
function InvitationState({ due }: { due: DueProfile }) {
  const { t, language } = useTranslation('creating')
  const { invitedAt, linkUntil, hasPassword } = due
  if (hasPassword) return <StatusTag tone="info" label={t('due.signIn')} />
  if (!invitedAt) return <StatusTag tone="neutral" label={t('due.notSent')} />
  if (!linkUntil) return <StatusTag tone="warning" label={t('due.expired')} />
  return <StatusTag tone="info" label={t('due.until', { date: formatLongDate(language, linkUntil) })} />
}
