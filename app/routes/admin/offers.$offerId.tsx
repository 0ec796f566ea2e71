import { useTranslation } from '~/i18n/use-translation'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import { editOffer, findOffer, listOfferViewers } from '~/domain/offers/offers.server'
import { OfferDetails } from '~/domain/offers/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { ChangedMeanwhile } from '~/parts/edits/changed-meanwhile'
import { OfferForm, useOfferLabels } from '~/parts/offers/offer-form'
import { LinkButton } from '~/ui/button'
import { RecordPage, RecordSection } from '~/ui/record-page'
import { OfferViewers } from './offers.$offerId/offer-viewers'

export const handle: Handle<{ offer: { provider: string } } | undefined> = {
  title: (_t, data) => data?.offer.provider ?? '',
}

const viewersShown = 200

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.offerId)
  const [offer, viewers, edits] = await Promise.all([
    findOffer(viewer, id),
    listOfferViewers(viewer, id, viewersShown),
    listLastEdits(viewer, 'offers', id),
  ])
  if (!offer) throw notFound()
  const current = offer.expiresOn === null || offer.expiresOn >= athensDay(new Date())
  return { offer, viewers: [...viewers], edits, current }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.offerId)
  return submit(args, OfferDetails, async (offer) => {
    await editOffer(viewer, id, offer)
    return redirect(`/admin/offers/${id}`, 'offerChanged', { name: offer.provider })
  })
}

export default function OfferPage() {
  const { offer, viewers, edits, current } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const { provider, code, description, expiresOn, websiteLink } = offer
  const now = { provider, code, description, expiresOn, websiteLink }
  const labels = useOfferLabels()
  const edited = useActionForm(OfferDetails, {
    id: 'edit',
    defaultValue: {
      provider,
      code,
      description,
      expiresOn: expiresOn ?? undefined,
      websiteLink: websiteLink ?? undefined,
    },
  })
  return (
    <div className="grid gap-7">
      <div className="empty:hidden">
        <FormErrors form={edited.form} labels={labels} />
      </div>
      <RecordPage
        title={provider}
        back={{ to: '/admin/offers', label: t('offers.back') }}
        facts={[t(current ? 'offers.state.current' : 'offers.state.expired'), <code key="code">{code}</code>]}
        actions={
          current && (
            <LinkButton to={`/admin/offers/${offer.id}/end`} variant="secondary">
              {t('offers.expire.submit')}
            </LinkButton>
          )
        }
      >
        <RecordSection title={t('offers.edit')}>
          <div className="grid max-w-read gap-7">
            <ChangedMeanwhile shown={edited.shown} {...{ now, labels, edits }} />
            <OfferForm {...edited} now={now} submit={t('common:form.save')} />
          </div>
        </RecordSection>
        <RecordSection title={t('offers.viewers.title')}>
          <OfferViewers viewers={viewers} seen={offer.seen} />
        </RecordSection>
      </RecordPage>
    </div>
  )
}
