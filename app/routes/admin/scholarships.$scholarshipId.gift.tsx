import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { NotOpen } from '~/parts/scholarships/scholarship-record'
import { decideGift, findScholarship } from '~/domain/scholarships/scholarships.server'
import { DecideGift } from '~/domain/scholarships/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { fieldProps, RadioGroup, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { MentorLink } from '~/parts/people/person-link'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('admin:scholarships.gift.title') }

const list = '/admin/scholarships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const gift = await findScholarship(viewer, idParameter(args.params.scholarshipId))
  if (gift?.kind !== 'mentor_gift') throw notFound()
  // Approved meanwhile: its page says who can get it.
  if (gift.state === 'open') throw redirect(`${list}/${gift.id}`)
  return { gift }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.scholarshipId)
  return submit(args, DecideGift, async (decision) => {
    await decideGift(viewer, id, decision)
    const approved = decision.decision === 'approve'
    return redirect(approved ? `${list}/${id}` : list, approved ? 'giftApproved' : 'giftDeclined')
  })
}

export default function DecideGiftPage() {
  const { gift } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const decision = useActionForm(DecideGift, { id: 'decide' })
  const labels = { decision: t('scholarships.gift.decision'), message: t('editDecision.message') }
  return (
    <FormPage
      title={t('scholarships.gift.title')}
      lead={t('scholarships.gift.lead')}
      back={{ to: list, label: t('scholarships.back') }}
      errors={<FormErrors form={decision.form} labels={labels} />}
    >
      <SummaryList
        rows={[
          { label: t('common:facts.gift'), value: gift.name },
          {
            label: t('common:facts.mentor'),
            value:
              gift.giverId && gift.giver ? <MentorLink id={gift.giverId} name={gift.giver} /> : gift.giver,
          },
          { label: t('scholarships.named'), value: formatLongDate(language, gift.createdAt) },
        ]}
      />
      {gift.own ? (
        <Banner tone="warning">{t('scholarships.ownGift')}</Banner>
      ) : gift.state === 'waiting' ? (
        <GiftDecisionForm {...decision} />
      ) : (
        <NotOpen scholarship={gift} />
      )}
    </FormPage>
  )
}

/** Approves or declines a gift. */
function GiftDecisionForm({ form, fields, te }: ReturnType<typeof useActionForm<typeof DecideGift>>) {
  const { t } = useTranslation('admin')
  const choices = ['approve', 'decline'] as const
  return (
    <ActionForm form={form}>
      <RadioGroup
        {...fieldProps(fields.decision, te)}
        legend={t('scholarships.gift.decision')}
        options={choices.map((value) => ({
          value,
          label: t(`scholarships.gift.${value}`),
          hint: t(`scholarships.gift.${value}Hint`),
        }))}
        boxed
      />
      <TextArea
        {...fieldProps(fields.message, te)}
        label={t('editDecision.message')}
        hint={t('scholarships.gift.messageHint')}
        optional
      />
      <SubmitButton pending="sending">{t('editDecision.submit')}</SubmitButton>
    </ActionForm>
  )
}
