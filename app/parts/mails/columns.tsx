import { useTranslation } from '~/i18n/use-translation'
import { mailList } from '~/domain/mails/list'
import type { TeamMail } from '~/domain/mails/team-mails.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { formatDateTime } from '~/i18n/format'
import { ConfirmCheck } from '~/lists/confirm-check'
import type { Table } from '~/lists/table'
import { EmailLink } from '~/ui/contact'
import { MailStatus } from './mail-status'
import { PhonesInstead } from './phones-instead'

/** The recipient, linked to the record, and the address it went to. */
function RecipientCell({
  toUserId,
  toName,
  toEmail,
  mentorId,
  menteeId,
  formerAddress,
  bouncedAt,
}: TeamMail) {
  const { t } = useTranslation('admin')
  const actLink = useActLink()
  const record =
    mentorId !== null ? `/admin/mentors/${mentorId}` : menteeId !== null && `/admin/mentees/${menteeId}`
  return (
    <>
      {record ? <Link to={actLink(record)}>{toName}</Link> : toUserId ? toName : t('mailList.withoutAccount')}
      <EmailLink email={toEmail} />
      {formerAddress && <span className="block text-sm text-muted">{t('mailList.otherAddress')}</span>}
      {bouncedAt && <span className="block text-sm font-normal text-brick">{t('mailList.bounced')}</span>}
    </>
  )
}

/** What the mail is about, linked to its own page. */
function KindCell({ id, kind, subject }: TeamMail) {
  const actLink = useActLink()
  return <Link to={actLink(`/admin/emails/${id}`)}>{subject ?? kind}</Link>
}

/** Whether it was sent. */
const StateCell = ({ status }: TeamMail) => <MailStatus status={status} />

/** How often it was tried. */
const TriesCell = ({ attempts }: TeamMail) => attempts

/** When it was written, or when it was sent. */
function QueuedCell({ queuedAt, sentAt }: TeamMail) {
  return formatDateTime(useTranslation().language, sentAt ?? queuedAt)
}

/** Why it did not arrive so far, as the mail server says. */
const whyNote = ({ lastError, status }: TeamMail) =>
  status !== 'sent' && lastError && <p className="max-w-read wrap-anywhere text-muted">{lastError}</p>

export const mailTable: Table<'admin_mails'> = {
  list: mailList,
  columns: [
    { id: 'to', label: 'admin:mailList.filters.user.label', cell: RecipientCell },
    {
      id: 'phone',
      label: 'common:profile.fields.phone',
      code: true,
      scopes: ['dead', 'unreached'],
      cell: PhonesInstead,
    },
    { id: 'kind', label: 'common:facts.subject', cell: KindCell },
    { id: 'state', label: 'common:facts.state', scopes: ['unreached', 'all'], cell: StateCell },
    { id: 'tries', label: 'admin:mailList.tries', numeric: true, cell: TriesCell },
    { id: 'queued', label: 'common:developmentMail.queued', code: true, sort: 'queued', cell: QueuedCell },
  ],
  note: whyNote,
  bulk: {
    named: ({ toName, toEmail }) => ({ name: toName, email: toEmail }),
    acts: [
      {
        id: 'resend',
        words: 'resend',
        news: 'mailsResent',
        scopes: ['dead'],
        columns: ['to', 'kind', 'queued'],
        pageOf: (id) => `/admin/emails/${id}`,
        Check: ConfirmCheck,
      },
    ],
  },
}
