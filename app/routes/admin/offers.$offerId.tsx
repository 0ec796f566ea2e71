import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import { editOffer, findOffer } from '~/domain/offers/offers.server'
import { ActOnOffer, OfferDetails } from '~/domain/offers/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { ChangedMeanwhile } from '~/parts/edits/changed-meanwhile'
import { OfferForm, useOfferLabels } from '~/parts/offers/offer-form'
import { RecordPage, RecordSection } from '~/ui/record-page'

export const handle: Handle<{ offer: { provider: string } } | undefined> = {
  title: (_t, data) => data?.offer.provider ?? '',
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.offerId)
  const [offer, edits] = await Promise.all([findOffer(viewer, id), listLastEdits(viewer, 'offers', id)])
  if (!offer) throw notFound()
  const current = offer.expiresOn === null || offer.expiresOn >= athensDay(new Date())
  return { offer, edits, current }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.offerId)
  return submit(args, ActOnOffer, async (act) => {
    if (act.intent === 'save') {
      await editOffer(viewer, id, act)
      return redirect(`/admin/offers/${id}`, 'offerChanged', { name: act.provider })
    }
    const offer = await findOffer(viewer, id)
    await acts.endOffer(viewer, { offerId: id })
    return redirect('/admin/offers', 'offerEnded', { name: offer?.provider ?? '' })
  })
}

export default function OfferPage() {
  const { offer, edits, current } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const { provider, code, description, expiresOn, websiteLink } = offer
  const now = { provider, code, description, expiresOn, websiteLink }
  const labels = useOfferLabels()
  const edited = useActionForm(OfferDetails, {
    id: 'edit',
    intent: 'save',
    defaultValue: {
      provider,
      code,
      description,
      expiresOn: expiresOn ?? undefined,
      websiteLink: websiteLink ?? undefined,
    },
  })
  const ended = useActionForm(ActOnOffer, { id: 'end', intent: 'end' })
  return (
    <div className="grid gap-7">
      <div className="empty:hidden">
        <FormErrors form={edited.form} labels={labels} />
        <FormErrors form={ended.form} />
      </div>
      <RecordPage
        title={provider}
        back={{ to: '/admin/offers', label: t('offers.back') }}
        facts={[t(current ? 'offers.state.current' : 'offers.state.expired'), <code key="code">{code}</code>]}
      >
        <RecordSection title={t('offers.edit')}>
          <div className="grid max-w-read gap-7">
            <ChangedMeanwhile shown={edited.shown} {...{ now, labels, edits }} />
            <OfferForm {...edited} now={now} submit={t('common:form.save')} />
          </div>
        </RecordSection>
        {current && (
          <RecordSection title={t('offers.expire.title')}>
            <ActionForm form={ended.form} className="grid max-w-read gap-4">
              <input type="hidden" name="intent" value="end" />
              <p>{t('offers.expire.text')}</p>
              <SubmitButton variant="danger" pending="saving">
                {t('offers.expire.submit')}
              </SubmitButton>
            </ActionForm>
          </RecordSection>
        )}
      </RecordPage>
    </div>
  )
}
