import { useTranslation } from '~/i18n/use-translation'
import { getConstants } from '~/domain/constants/constants.server'
import { composeMail } from '~/domain/mails/compose'
import { listDevelopmentMails } from '~/domain/mails/mails.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, notFound } from '~/http/page.server'
import { formatDateTime } from '~/i18n/format'
import { MailStatus } from '~/parts/mails/mail-status'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'

export const handle: Handle = { title: (t) => t('common:developmentMail.title') }

export async function loader({ request }: Args) {
  const figures = await getConstants()
  if (!figures.demo) throw notFound()
  const { origin } = new URL(request.url)
  const mails = await listDevelopmentMails()
  // The content of an old mail has been removed.
  const written = mails.filter(({ content }) => Object.keys(content).length > 0)
  return written.map(({ id, kind, locale, content, toEmail, status, queuedAt }) => {
    const { subject, language } = composeMail({ kind, locale, content, origin, figures })
    return { id, subject, language, toEmail, status, queuedAt }
  })
}

export default function DevelopmentMailsPage() {
  const mails = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('common')
  return (
    <>
      <PageHeader title={t('developmentMail.title')} lead={t('developmentMail.lead')} />
      {mails.length === 0 && <EmptyState title={t('developmentMail.empty')} />}
      <ul className="divide-y divide-line border-line not-empty:border-y">
        {mails.map((mail) => (
          <li key={mail.id} className="grid gap-1 py-4">
            <Link to={`/dev/mail/${mail.id}`} lang={mail.language} className="font-bold">
              {mail.subject}
            </Link>
            <span className="text-sm break-words text-muted">{mail.toEmail}</span>
            <span className="flex flex-wrap items-center gap-3 text-sm text-muted">
              <MailStatus status={mail.status} />
              {formatDateTime(language, mail.queuedAt)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
