import { useTranslation } from '~/i18n/use-translation'
import { findCardPayment } from '~/domain/payments/card-payments.server'
import { findPurchase } from '~/domain/purchases/purchases.server'
import { Confirm } from '~/domain/values'
import { useActionForm } from '~/forms/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer } from '~/http/page.server'
import { nameIn } from '~/i18n/names'
import { CardState, isUnderWay } from '~/parts/payments/card-state'
import { PayByCard } from '~/parts/payments/pay-by-card'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentee:card.pageTitle') }

/** Return from the card page: asks Stripe for the result, because the URL proves nothing. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const purchase = or404(await findPurchase(viewer, id))
  const toPurchase = `/purchases/${id}`
  const news = purchase.status === 'awaiting_payment' ? await findCardPayment(viewer, id) : null
  if (news === 'paid' || purchase.status === 'paid') throw redirect(toPurchase, 'paidByCard')
  if (news === null || news === 'unknown') throw redirect(toPurchase)
  return { purchase, news }
}

export default function ReturnPage() {
  const { purchase, news } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('mentee')
  const { form } = useActionForm(Confirm, { id: 'pay' })
  const toPurchase = `/purchases/${purchase.id}`
  return (
    <FormPage
      title={t('card.pageTitle')}
      eyebrow={nameIn(language, purchase.packageNames)}
      back={{ to: toPurchase, label: t('card.seePurchase') }}
    >
      {(news === 'processing' || news === 'open') && (
        <span hidden data-looks-again={everyFewSeconds} data-most={longEnough} />
      )}
      <CardState news={news} />
      {isUnderWay(news) ? (
        <p>
          <LinkButton to={`${toPurchase}/return`}>{t('card.check')}</LinkButton>
        </p>
      ) : (
        <>
          <PayByCard
            form={form}
            purchase={purchase}
            at={toPurchase}
            label={news === 'open' ? t('card.continue') : undefined}
          />
          {news === 'open' && (
            <p>
              <Link to={`${toPurchase}/return`} className="inline-flex min-h-11 items-center font-medium">
                {t('card.check')}
              </Link>
            </p>
          )}
        </>
      )}
    </FormPage>
  )
}

const everyFewSeconds = 4000
const longEnough = 15
