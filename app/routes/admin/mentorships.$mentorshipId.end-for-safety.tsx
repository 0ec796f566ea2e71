import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { EndedMentorship } from '~/parts/mentorships/ended-mentorship'
import { newsOfPair } from '~/parts/mentorships/news-of-pair.server'
import { MentorshipFacts } from '~/parts/mentorships/mentorship-facts'
import { findAdminMentorship, listOtherPairs } from '~/domain/mentorships/mentorships.server'
import { EndForSafety } from '~/domain/mentorships/schema'
import { MentorshipLink } from '~/parts/people/person-link'
import { Banner } from '~/ui/banner'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { returnTo, useBackTo } from '~/http/return-to'
import { ConfirmationPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:endForSafety.title') }

const queue = '/admin/mentorships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorship = or404(await findAdminMentorship(viewer, idParameter(args.params.mentorshipId)))
  return { mentorship, others: await listOtherPairs(viewer, mentorship) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorshipId)
  return submit(args, EndForSafety, async ({ reason }) => {
    await acts.endForSafety(viewer, { mentorshipId: id, reason })
    return redirect(returnTo(args.request, queue), await newsOfPair(viewer, id, 'endedForSafety'))
  })
}

export default function EndForSafetyPage() {
  const { mentorship, others } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(EndForSafety, { id: 'end-for-safety' })
  const page = {
    title: t('endForSafety.title'),
    back: useBackTo(queue, t('common:shell.admin.mentorships')),
    errors: <FormErrors form={form} labels={{ reason: t('common:facts.reason') }} />,
  }
  if (mentorship.endedAt !== null && form.status !== 'error')
    return <EndedMentorship {...page} mentorship={mentorship} />
  const effects = ['now', 'addresses', 'mentor', 'package', 'mails', 'team'] as const
  return (
    <ConfirmationPage
      {...page}
      lead={t('endForSafety.lead')}
      cancel={{ to: page.back.to, label: t('endForSafety.cancel') }}
      form={
        <ActionForm form={form}>
          <TextArea
            {...fieldProps(fields.reason, te)}
            label={t('common:facts.reason')}
            hint={t('stop.reasonHint')}
            rows={4}
          />
          <SubmitButton variant="danger">{t('endForSafety.submit')}</SubmitButton>
        </ActionForm>
      }
    >
      <MentorshipFacts mentorship={mentorship} />
      {others.length > 0 && (
        <Banner tone="warning" title={t('endForSafety.other.title')}>
          <p>{t('endForSafety.other.text')}</p>
          {others.map(({ id, menteeName }) => (
            <p key={id}>
              <MentorshipLink id={id}>{menteeName}</MentorshipLink>
            </p>
          ))}
        </Banner>
      )}
      <Card title={t('common:facts.effects')} tone="saffron">
        <EffectList effects={effects.map((effect) => t(`endForSafety.effects.${effect}`))} />
      </Card>
    </ConfirmationPage>
  )
}
