import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { GiftDecisionForm } from './scholarships.$scholarshipId.gift/gift-decision-form'
import { NotOpen } from '~/parts/scholarships/scholarship-record'
import { decideGift, findScholarship } from '~/domain/scholarships/scholarships.server'
import { DecideGift } from '~/domain/scholarships/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { formatLongDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Banner } from '~/ui/banner'
import { FormPage } from '~/ui/form-page'
import { MentorLink } from '~/parts/people/person-link'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:scholarships.gift.title') }

const list = '/admin/scholarships'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const gift = await findScholarship(viewer, idParameter(args.params.scholarshipId))
  if (gift?.kind !== 'mentor_gift') throw notFound()
  return { gift }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.scholarshipId)
  return submit(args, DecideGift, async (decision) => {
    await decideGift(viewer, id, decision)
    const approved = decision.decision === 'approve'
    return redirect(approved ? `${list}/${id}` : list, {
      headers: flash(approved ? 'giftApproved' : 'giftDeclined'),
    })
  })
}

export default function DecideGiftPage() {
  const { gift } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const language = useLanguage()
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
          { label: t('scholarships.name'), value: gift.name },
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
