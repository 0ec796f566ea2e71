import { changeState } from '~/domain/mentorships/change-state.server'
import { findAdminMentorship, listOtherPairs } from '~/domain/mentorships/mentorships.server'
import { ChangeState } from '~/domain/mentorships/schema'
import { listAdminSessions } from '~/domain/mentorships/sessions.server'
import { FormErrors, useActionForm, ActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData, useSearchParams } from '~/http/page'
import { or404, redirect } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { useTranslation } from '~/i18n/use-translation'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import { PauseFields } from '~/parts/mentorships/pause-fields'
import { fieldProps, RadioGroup } from '~/ui/field'
import { ConfirmationPage } from '~/ui/form-page'
import { EndedMentorship } from './mentorships.$mentorshipId.state/ended-mentorship'
import { CompleteFields } from './mentorships.$mentorshipId.state/complete-fields'
import { ResumeEffects } from './mentorships.$mentorshipId.state/resume-effects'
import { SafetyFields } from './mentorships.$mentorshipId.state/safety-fields'
import { StopFields } from './mentorships.$mentorshipId.state/stop-fields'

export const handle: Handle = { title: (t) => t('admin:state.title') }

const queue = '/admin/mentorships'

const confirm = confirmPage('admin', {
  async read({ viewer, id }) {
    const [mentorship, sessions] = await Promise.all([
      findAdminMentorship(viewer, id('mentorshipId')),
      listAdminSessions(viewer, id('mentorshipId')),
    ])
    const found = or404(mentorship)
    return { mentorship: found, sessions, others: await listOtherPairs(viewer, found) }
  },
  form: ChangeState,
  async act({ viewer, id, values, args }) {
    const mentorshipId = id('mentorshipId')
    const news = await changeState(viewer, mentorshipId, values)
    return redirect(returnTo(args.request, queue), await newsOfPair(viewer, mentorshipId, news))
  },
})
export const loader = confirm.loader
export const action = confirm.action

const changes = ['pause', 'resume', 'complete', 'stop', 'safety'] as const

/** A mentorship is paused, goes on, is completed or ends: a choice shows what will happen, its fields and its button. */
export default function StatePage() {
  const { mentorship, sessions, others } = useLoaderData<typeof loader>().subject
  const { t } = useTranslation('admin')
  const [query] = useSearchParams()
  const change = useActionForm(ChangeState, {
    id: 'state',
    defaultValue: { to: query.get('to') ?? undefined },
  })
  const { form, fields, te } = change
  const labels = {
    to: t('state.to'),
    until: t('common:facts.pauseUntil'),
    pauseReason: t('common:facts.reason'),
    override: t('pause.override'),
    requestedBy: t('stop.requestedBy'),
    reason: t('common:facts.reason'),
    safetyReason: t('common:facts.reason'),
  }
  const page = {
    title: t('state.title'),
    back: useBackTo(queue, t('common:shell.admin.mentorships')),
    errors: <FormErrors form={form} labels={labels} />,
  }
  const { status } = mentorship
  // After an error the form and its values stay; only a new visit shows that the mentorship has ended.
  if (status !== 'running' && status !== 'paused' && form.status !== 'error')
    return <EndedMentorship {...page} mentorship={mentorship} />
  const impossible = status === 'paused' ? ['pause'] : mentorship.pausable ? ['resume'] : ['resume', 'pause']
  // After an error also the one that was sent: another admin may have made it meanwhile, and its text stays.
  const sent = form.status === 'error' ? form.initialValue?.to : undefined
  const offered = changes.filter((to) => !impossible.includes(to) || to === sent)
  const panels = {
    pause: <PauseFields {...change} mentorship={mentorship} />,
    resume: <ResumeEffects mentorship={mentorship} />,
    complete: <CompleteFields {...change} {...{ mentorship, sessions }} />,
    stop: <StopFields {...change} mentorship={mentorship} />,
    safety: <SafetyFields {...change} others={others} />,
  }
  return (
    <ConfirmationPage
      {...page}
      form={
        <ActionForm form={form}>
          <RadioGroup
            {...fieldProps(fields.to, te)}
            legend={labels.to}
            boxed
            options={offered.map((value) => ({
              value,
              label: t(`mentorships.${value}`),
              hint: t(`records:mentorship.acts.${value}`),
              panel: panels[value],
            }))}
          />
        </ActionForm>
      }
      cancel={{ to: page.back.to, label: t('resume.cancel') }}
    >
      <MentorshipFacts mentorship={mentorship} />
      {status === 'running' && !mentorship.pausable && <p>{te('not_enough_sessions_left')}</p>}
    </ConfirmationPage>
  )
}
