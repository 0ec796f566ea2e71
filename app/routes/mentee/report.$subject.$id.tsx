import { useTranslation } from '~/i18n/use-translation'
import { findRequest, type MentorshipRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { findReportSubject, sendReport } from '~/domain/reports/reports.server'
import { reportSubjects, ReportText } from '~/domain/reports/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import {
  type Args,
  homeOf,
  idParameter,
  notFound,
  redirect,
  requireSignedIn,
  submit,
} from '~/http/page.server'
import { personName } from '~/i18n/latin-name'
import type { Role } from '~/viewer/role'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ request?: object } | undefined> = {
  title: (t, data) => t(data?.request ? 'common:help.title' : 'settings:report.title'),
}

export async function loader(args: Args) {
  const viewer = await requireSignedIn(args)
  const { role } = viewer
  const about = aboutOf(args)
  if (role === 'admin') throw notFound()
  // A mentorship has one page for all that one of the pair may need.
  if (about.subject === 'mentorship')
    throw redirect(role ? `/${role}/mentorships/${about.id}/ask-team` : homeOf(role))
  const [subject, request] = await Promise.all([
    findReportSubject(viewer, about),
    about.subject === 'request' ? findRequest(viewer, about.id) : undefined,
  ])
  if (!subject) throw notFound()
  return { subject, request, side: role === 'mentor' ? role : ('mentee' as const), back: backOf(about, role) }
}

export async function action(args: Args) {
  const viewer = await requireSignedIn(args)
  const about = aboutOf(args)
  return submit(args, ReportText, async ({ text }) => {
    await sendReport(viewer, about, text)
    return redirect(backOf(about, viewer.role), 'reportSent')
  })
}

export default function ReportPage() {
  const { subject, request, side, back } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('settings')
  const name = personName(language, subject.name, subject.latinName)
  const { form, fields, te } = useActionForm(ReportText, { id: 'report' })
  return (
    <FormPage
      title={request ? t('common:help.title') : t('report.titleOf', { name })}
      eyebrow={request && name}
      lead={request ? undefined : t('report.lead')}
      back={{ to: back, label: t('common:form.stepBack') }}
      errors={<FormErrors form={form} labels={{ text: t('report.text') }} />}
    >
      {request && (
        <>
          <WaysOfRequest request={request} side={side} />
          <h2>{t('common:help.serious.title')}</h2>
        </>
      )}
      <EffectList effects={[t('report.read'), t('report.secret'), t('report.answered')]} />
      <ActionForm form={form}>
        <TextArea
          {...fieldProps(fields.text, te)}
          label={t('report.text')}
          hint={t('report.hint')}
          kept={false}
        />
        <SubmitButton pending="sending">{t('report.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}

/** The page that the report was begun on. */
const backOf = ({ subject, id }: ReturnType<typeof aboutOf>, role: Role | null) =>
  subject === 'mentor' ? `/mentors/${id}` : homeOf(role)

/** What the address names: a request, a mentorship or a mentor. */
function aboutOf({ params }: Args) {
  const subject = reportSubjects.find((each) => each === params.subject)
  if (!subject) throw notFound()
  return { subject, id: idParameter(params.id) }
}

type WaysOfRequestProps = { request: MentorshipRequest; side: 'mentee' | 'mentor' }

/** What else may help with a request: closing it while it waits; for a mentee, the team's search for a mentor. */
function WaysOfRequest({ request, side }: WaysOfRequestProps) {
  const { t } = useTranslation('settings')
  const answers = `/${side}/mentorships/requests/${request.id}`
  const ways = {
    mentee: { withdraw: `${answers}/withdraw`, suggestions: '/mentee/find-my-mentor' },
    mentor: { reject: `${answers}/reject`, away: '/mentor/my-account/availability' },
  }[side]
  return (
    <ul className="grid gap-3">
      {Object.entries(ways)
        .filter(([way]) => request.status === 'pending' || way === 'suggestions' || way === 'away')
        .map(([way, to]) => (
          <li key={way}>
            <Link to={to} className="inline-flex min-h-9 items-center font-medium">
              {t(`report.ways.${way}.title`)}
            </Link>
            <span className="block text-muted">{t(`report.ways.${way}.text`)}</span>
          </li>
        ))}
    </ul>
  )
}
