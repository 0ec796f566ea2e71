import { useErrorText, useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { getConstants } from '~/domain/constants/constants.server'
import { composeMail } from '~/domain/mails/compose'
import { findTeamMail, kindInWords } from '~/domain/mails/team-mails.server'
import { Confirm } from '~/domain/values'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { formatDateTime } from '~/i18n/format'
import { MailStatus } from '~/parts/mails/mail-status'
import { PhonesInstead } from '~/parts/mails/phones-instead'
import { Banner } from '~/ui/banner'
import { EmailLink } from '~/ui/contact'
import { PageHeader } from '~/ui/page-header'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('common:facts.email') }

const list = '/admin/emails'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mailId)
  const [mail, [found], figures, language] = await Promise.all([
    findTeamMail(viewer, id),
    reads.resendObstacles(viewer, { mailIds: [id] }),
    getConstants(),
    getLanguage(args),
  ])
  if (!mail) throw notFound()
  const { words, ...facts } = mail
  const { origin } = new URL(args.request.url)
  const letter = words && composeMail({ ...words, origin, figures })
  return {
    ...facts,
    obstacle: found?.obstacle ?? null,
    subject: letter?.subject ?? kindInWords(mail.kind, language),
    letter: letter && { language: letter.language, text: letter.text },
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mailId)
  return submit(args, Confirm, async () => {
    await acts.resendMail(viewer, { mailId: id })
    const mail = await findTeamMail(viewer, id)
    const news = { key: 'mailResent', values: { name: mail?.toName ?? '' } }
    return redirect(returnTo(args.request, list), news)
  })
}

export default function MailPage() {
  const mail = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const te = useErrorText()
  const { form } = useActionForm(Confirm, { id: 'resend' })
  const record = mail.mentorId ? `mentors/${mail.mentorId}` : mail.menteeId && `mentees/${mail.menteeId}`
  const rows = [
    {
      label: t('mailList.filters.user.label'),
      value: record ? <Link to={`/admin/${record}`}>{mail.toName}</Link> : mail.toName,
    },
    {
      label: t('common:facts.email'),
      value: <EmailLink email={mail.toEmail} className="wrap-anywhere" />,
    },
    ...((mail.phone ?? mail.guardianPhone)
      ? [{ label: t('common:profile.fields.phone'), value: <PhonesInstead {...mail} /> }]
      : []),
    { label: t('common:facts.state'), value: <MailStatus status={mail.status} /> },
    { label: t('mailList.tries'), value: mail.attempts },
    { label: t('common:developmentMail.queued'), value: formatDateTime(language, mail.queuedAt) },
    ...(mail.sentAt
      ? [{ label: t('common:developmentMail.status.sent'), value: formatDateTime(language, mail.sentAt) }]
      : []),
    ...(mail.lastError
      ? [{ label: t('mailList.why'), value: <span className="wrap-anywhere">{mail.lastError}</span> }]
      : []),
  ]
  return (
    <>
      <div className="mb-8 empty:hidden">
        <FormErrors form={form} />
      </div>
      <PageHeader
        title={<span lang={mail.letter?.language}>{mail.subject}</span>}
        back={useBackTo(list, t('common:shell.admin.mailList'))}
      />
      <SummaryList rows={rows} />
      {mail.status === 'dead' &&
        (mail.obstacle ? (
          <Banner tone="warning" className="mt-6">
            {te(mail.obstacle)}
          </Banner>
        ) : (
          <ActionForm form={form} className="mt-6 grid max-w-read gap-3">
            <p>{t('mailList.resendText')}</p>
            <SubmitButton pending="sending">{t('bulk.resend.button')}</SubmitButton>
          </ActionForm>
        ))}
      <h2 className="mt-10 mb-4 text-xl">{t('mailList.words')}</h2>
      {mail.letter ? (
        <>
          {mail.secret && <p className="mb-3 max-w-read text-muted">{t('mailList.secret')}</p>}
          <p
            lang={mail.letter.language}
            className="max-w-read rounded-leaf bg-sunken p-5 break-words whitespace-pre-line"
          >
            {mail.letter.text}
          </p>
        </>
      ) : (
        <p className="text-muted">{t(mail.forTreasurer ? 'mailList.forTreasurer' : 'mailList.gone')}</p>
      )}
    </>
  )
}
