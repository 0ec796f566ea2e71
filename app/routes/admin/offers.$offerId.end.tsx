import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import { findOffer } from '~/domain/offers/offers.server'
import { Confirm } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('admin:offers.expire.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const offer = or404(await findOffer(viewer, idParameter(args.params.offerId)))
  return { offer }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.offerId)
  return submit(args, Confirm, async () => {
    const offer = await findOffer(viewer, id)
    await acts.endOffer(viewer, { offerId: id })
    return redirect('/admin/offers', 'offerEnded', { name: offer?.provider ?? '' })
  })
}

export default function EndOfferPage() {
  const { offer } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const page = `/admin/offers/${offer.id}`
  return (
    <ConfirmAct
      id="end"
      title={t('offers.expire.title')}
      back={{ to: page, label: offer.provider }}
      submit={t('offers.expire.submit')}
      variant="danger"
      pending="saving"
      keep={t('offers.expire.keep')}
    >
      <SummaryList
        rows={[
          { label: t('offers.provider'), value: offer.provider },
          { label: t('offers.code'), value: <code>{offer.code}</code> },
        ]}
      />
      <p className="mt-5">{t('offers.expire.text')}</p>
    </ConfirmAct>
  )
}
