import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { OfferDetails } from '~/domain/offers/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { OfferForm, useOfferLabels } from '~/parts/offers/offer-form'
import { offerList } from '~/domain/offers/list'
import { offerTable } from '~/parts/offers/columns'
import { LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'

export const handle: Handle = { title: (t) => t('admin:offers.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, offerList, args)
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, OfferDetails, async (offer) => {
    await acts.createOffer(viewer, offer)
    return redirect('/admin/offers', 'offerPublished', { name: offer.provider })
  })
}

export default function OffersPage() {
  const loaded = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const created = useActionForm(OfferDetails, { id: 'new' })
  return (
    <div className="grid gap-10">
      <div className="empty:hidden">
        <FormErrors form={created.form} labels={useOfferLabels()} />
      </div>
      <ListPage
        table={offerTable}
        loaded={loaded}
        actions={<LinkButton to="#new-offer">{t('offers.new.title')}</LinkButton>}
      />
      <RecordSection id="new-offer" title={t('offers.new.title')}>
        <div className="grid max-w-read gap-5">
          <p className="text-muted">{t('offers.mailHint')}</p>
          <OfferForm {...created} submit={t('offers.new.submit')} />
        </div>
      </RecordSection>
    </div>
  )
}
