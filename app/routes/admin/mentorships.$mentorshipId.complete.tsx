import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { EndedMentorship } from '~/parts/mentorships/ended-mentorship'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'
import { type AdminMentorship, findAdminMentorship } from '~/domain/mentorships/mentorships.server'
import { CompleteMentorship } from '~/domain/mentorships/schema'
import { CheckboxField, fieldProps } from '~/ui/field'
import { SessionDays } from './mentorships.$mentorshipId.complete/session-days'
import { listAdminSessions } from '~/domain/mentorships/sessions.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { Card } from '~/ui/card'
import { ConfirmationPage } from '~/ui/form-page'
import { EffectList } from '~/ui/effect-list'

export const handle: Handle = { title: (t) => t('admin:complete.title') }

const queue = '/admin/mentorships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  const [mentorship, sessions] = await Promise.all([
    findAdminMentorship(viewer, id),
    listAdminSessions(viewer, id),
  ])
  if (!mentorship) throw notFound()
  return { mentorship, sessions }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, CompleteMentorship, async ({ belowMinimum }) => {
    await acts.completeMentorship(viewer, { mentorshipId: id, belowMinimum: belowMinimum ?? false })
    return redirect(returnTo(args.request, queue), await newsOfPair(viewer, id, 'mentorshipCompleted'))
  })
}

export default function CompleteMentorshipPage() {
  const { mentorship, sessions } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const complete = useActionForm(CompleteMentorship, { id: 'complete' })
  const page = {
    title: t('complete.title'),
    back: useBackTo(queue, t('common:shell.admin.mentorships')),
    errors: <FormErrors form={complete.form} />,
  }
  if (mentorship.endedAt !== null) return <EndedMentorship {...page} mentorship={mentorship} />
  const closing = t(`complete.${mentorship.kind}`)
  // The mentor of a paused mentorship is already available.
  const freed = mentorship.status === 'running' ? [t('complete.free')] : []
  return (
    <ConfirmationPage
      {...page}
      form={<CompleteForm {...complete} mentorship={mentorship} />}
      cancel={{ to: page.back.to, label: t('complete.cancel') }}
    >
      <MentorshipFacts mentorship={mentorship} />
      <SessionDays mentorship={mentorship} sessions={sessions} />
      <Card title={t('common:facts.effects')} tone="primary">
        <EffectList effects={[closing, ...freed, t('complete.mails')]} />
      </Card>
    </ConfirmationPage>
  )
}

type CompleteFormProps = ReturnType<typeof useActionForm<typeof CompleteMentorship>> & {
  mentorship: AdminMentorship
}

/** Confirms a completion; below the minimum with a checkbox. */
function CompleteForm({ form, fields, te, mentorship }: CompleteFormProps) {
  const { t } = useTranslation('admin')
  const { completedSessions: done, minimumSessions: minimum } = mentorship
  return (
    <ActionForm form={form}>
      {done < minimum && (
        <CheckboxField
          {...fieldProps(fields.belowMinimum, te)}
          label={t('complete.belowMinimum')}
          hint={t('complete.belowMinimumHint', { done, minimum })}
          boxed
        />
      )}
      <SubmitButton icon="check">{t('complete.title')}</SubmitButton>
    </ActionForm>
  )
}
