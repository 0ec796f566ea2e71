import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { type Handle, useLoaderData } from '~/http/page'
import { or404, redirect } from '~/http/page.server'
import { ConfirmForm } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
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
import { useActionForm } from '~/http/action-form'
import { returnTo, useBackTo } from '~/http/return-to'

export const handle: Handle = { title: (t) => t('admin:endForSafety.title') }

const queue = '/admin/mentorships'

const confirm = confirmPage('admin', {
  async read({ viewer, id }) {
    const mentorship = or404(await findAdminMentorship(viewer, id('mentorshipId')))
    return { mentorship, others: await listOtherPairs(viewer, mentorship) }
  },
  form: EndForSafety,
  async act({ viewer, id, values, args }) {
    const mentorshipId = id('mentorshipId')
    await acts.endForSafety(viewer, { mentorshipId, ...values })
    return redirect(returnTo(args.request, queue), await newsOfPair(viewer, mentorshipId, 'endedForSafety'))
  },
})
export const loader = confirm.loader
export const action = confirm.action

const effects = ['now', 'addresses', 'mentor', 'package', 'mails', 'team'] as const

export default function EndForSafetyPage() {
  const { mentorship, others } = useLoaderData<typeof loader>().subject
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(EndForSafety, { id: 'end-for-safety' })
  const back = useBackTo(queue, t('common:shell.admin.mentorships'))
  return (
    <ConfirmForm
      form={form}
      lead={t('endForSafety.lead')}
      back={back}
      labels={{ reason: t('common:facts.reason') }}
      fields={
        <TextArea
          {...fieldProps(fields.reason, te)}
          label={t('common:facts.reason')}
          hint={t('stop.reasonHint')}
          rows={4}
        />
      }
      submit={t('endForSafety.submit')}
      variant="danger"
      keep={t('endForSafety.cancel')}
      closed={
        mentorship.endedAt !== null && (
          <EndedMentorship title={t('endForSafety.title')} {...{ mentorship, back }} />
        )
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
    </ConfirmForm>
  )
}
