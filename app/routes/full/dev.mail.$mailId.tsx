import { useTranslation } from '~/i18n/use-translation'
import { getConstants } from '~/domain/constants/constants.server'
import { composeMail } from '~/domain/mails/compose'
import { findDevelopmentMail } from '~/domain/mails/mails.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound } from '~/http/page.server'
import { formatDateTime } from '~/i18n/format'
import { MailStatus } from '~/parts/mails/mail-status'
import { buttonClass } from '~/ui/button'
import { PageHeader } from '~/ui/page-header'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('common:developmentMail.title') }

export async function loader({ request, params }: Args) {
  const figures = await getConstants()
  const mail = figures.demo && (await findDevelopmentMail(idParameter(params.mailId)))
  if (!mail) throw notFound()
  const { content, ...about } = mail
  const { origin } = new URL(request.url)
  return { ...about, ...composeMail({ kind: mail.kind, locale: mail.locale, content, origin, figures }) }
}

export default function DevelopmentMailPage() {
  const mail = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('common')
  return (
    <>
      <PageHeader
        title={<span lang={mail.language}>{mail.subject}</span>}
        back={{ to: '/dev/mail', label: t('developmentMail.back') }}
      />
      <SummaryList
        rows={[
          { label: t('developmentMail.to'), value: <span className="break-words">{mail.toEmail}</span> },
          { label: t('facts.kind'), value: <code className="break-words">{mail.kind}</code> },
          { label: t('developmentMail.queued'), value: formatDateTime(language, mail.queuedAt) },
          { label: t('facts.state'), value: <MailStatus status={mail.status} /> },
        ]}
      />
      <h2 className="mt-10 mb-4 text-xl">{t('developmentMail.text')}</h2>
      <p lang={mail.language} className="rounded-leaf bg-sunken p-5 break-words whitespace-pre-line">
        {mail.text}
      </p>
      {/* Downloaded, not shown: our Content-Security-Policy forbids the inline styles of a mail. */}
      <a
        className={buttonClass('secondary', 'mt-6')}
        href={`data:text/html;charset=utf-8,${encodeURIComponent(mail.html)}`}
        download={`mail-${mail.id}.html`}
      >
        {t('developmentMail.html')}
      </a>
    </>
  )
}
