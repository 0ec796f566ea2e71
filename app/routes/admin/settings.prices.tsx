import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { ConfirmedPrice, PriceDraft } from '~/domain/settings/prices-schema'
import { ActOnPrices } from '~/domain/settings/schema'
import { ConfirmedVat, VatDraft } from '~/domain/settings/vat-schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, redirect, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { readDraft } from './settings.prices/draft'
import { PriceCheck } from './settings.prices/price-check'
import { PricesPage } from './settings.prices/prices-page'
import { VatCheck } from './settings.prices/vat-check'

export const handle: Handle = { title: (t) => t('settings:prices.title') }

const page = '/admin/settings/prices'

/** Without parameters prices and VAT, with their forms; with them, a form with its errors, or the check of what is new. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [prices, rates, passwordNeeded] = await Promise.all([
    reads.packagePrices(viewer),
    reads.vatRates(viewer),
    reads.passwordNeeded(viewer),
  ])
  const { draft, ...price } = readDraft(args.request, PriceDraft)
  const vat = readDraft(args.request, VatDraft)
  const known = draft && prices.some(({ packageId }) => packageId === draft.packageId) ? draft : null
  return {
    prices,
    rates,
    passwordNeeded,
    price: { ...price, draft: known },
    vat,
    // The title of the page says that there are some.
    errors: { ...price.errors, ...vat.errors },
    today: athensDay(new Date()),
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return guarded(args, viewer, ActOnPrices, async (act) => {
    switch (act.intent) {
      case 'price': {
        await acts.setPackagePrice(viewer, { ...act, priceCents: act.price })
        return redirect(page, 'priceSet')
      }
      case 'vat': {
        await acts.setVatRate(viewer, act)
        return redirect(page, 'vatSet')
      }
      case 'withdraw-price': {
        await acts.withdrawPackagePrice(viewer, { priceId: act.item })
        return redirect(page, 'priceWithdrawn')
      }
      case 'withdraw-vat': {
        await acts.withdrawVatRate(viewer, { rateId: act.item })
        return redirect(page, 'vatWithdrawn')
      }
    }
  })
}

export default function SettingsPricesPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  const price = useActionForm(ConfirmedPrice, { id: 'price', intent: 'price' })
  const vat = useActionForm(ConfirmedVat, { id: 'vat', intent: 'vat' })
  const holdsFrom = t('prices.holdsFrom')
  if (data.price.draft) {
    const labels = { price: t('common:facts.price'), holdsFrom, packageId: t('common:facts.package') }
    const errors = <FormErrors form={price.form} labels={labels} />
    return <PriceCheck {...data} draft={data.price.draft} confirm={price} errors={errors} />
  }
  if (data.vat.draft) {
    const labels = {
      percent: t('admin:purchases.vatPercent'),
      holdsFrom,
      ground: t('common:facts.vatGround'),
    }
    const errors = <FormErrors form={vat.form} labels={labels} />
    return <VatCheck {...data} draft={data.vat.draft} confirm={vat} errors={errors} />
  }
  return <PricesPage {...data} />
}
