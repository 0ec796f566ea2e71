import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { findOffer } from '~/domain/offers/offers.server'
import { EndOffer } from '~/domain/offers/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { ConfirmationPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:offers.expire.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const offer = or404(await findOffer(viewer, idParameter(args.params.offerId)))
  return { offer }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.offerId)
  return submit(args, EndOffer, async () => {
    const offer = await findOffer(viewer, id)
    await acts.endOffer(viewer, { offerId: id })
    return redirect('/admin/offers', 'offerEnded', { name: offer?.provider ?? '' })
  })
}

export default function EndOfferPage() {
  const { offer } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const { form } = useActionForm(EndOffer, { id: 'end' })
  const page = `/admin/offers/${offer.id}`
  return (
    <ConfirmationPage
      title={t('offers.expire.title')}
      back={{ to: page, label: offer.provider }}
      errors={<FormErrors form={form} />}
      form={
        <ActionForm form={form}>
          <SubmitButton variant="danger" pending="saving">
            {t('offers.expire.submit')}
          </SubmitButton>
        </ActionForm>
      }
      cancel={{ to: page, label: t('offers.expire.keep') }}
    >
      <SummaryList
        rows={[
          { label: t('offers.provider'), value: offer.provider },
          { label: t('offers.code'), value: <code>{offer.code}</code> },
        ]}
      />
      <p className="mt-5">{t('offers.expire.text')}</p>
    </ConfirmationPage>
  )
}
