import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { ConfirmedPrice, PriceDraft } from '~/domain/settings/prices-schema'
import { ActOnPrices } from '~/domain/settings/schema'
import { ConfirmedVat, VatDraft } from '~/domain/settings/vat-schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, redirect, requireViewer } from '~/http/page.server'
import { athensDay, formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { CheckChange } from './settings.prices/check-change'
import { readDraft } from './settings.prices/draft'
import { PricesPage } from './settings.prices/prices-page'
import { VatRate } from './settings.prices/vat-rate'

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
  const { prices, rates, price, vat } = data
  const { t, language } = useTranslation('settings')
  const ofPrice = useActionForm(ConfirmedPrice, { id: 'price', intent: 'price' })
  const ofVat = useActionForm(ConfirmedVat, { id: 'vat', intent: 'vat' })
  const holdsFrom = t('prices.holdsFrom')
  if (price.draft) {
    const { draft } = price
    const labels = { price: t('common:facts.price'), holdsFrom, packageId: t('common:facts.package') }
    const money = (cents: number) => formatMoney(language, cents, prices[0]!.currency)
    return (
      <CheckChange
        {...data}
        words="prices"
        intent="price"
        rows={prices.filter(({ packageId }) => packageId === draft.packageId)}
        draft={draft}
        field="price"
        label={labels.price}
        value={({ priceCents }) => money(priceCents)}
        figure={({ priceCents }) => ({ price: money(priceCents) })}
        changed={(before) => ({ ...before, priceCents: draft.price })}
        about={({ names }) => ({ label: labels.packageId, value: nameIn(language, names) })}
        effects={({ priceCents }) => [
          t('prices.effects.half', { price: money(Math.round(priceCents / 2)) }),
          t('prices.effects.pages'),
        ]}
        confirm={ofPrice}
        errors={<FormErrors form={ofPrice.form} labels={labels} />}
      />
    )
  }
  if (vat.draft) {
    const { draft } = vat
    const label = t('admin:purchases.vatPercent')
    const labels = { percent: label, holdsFrom, ground: t('common:facts.vatGround') }
    return (
      <CheckChange
        {...data}
        words="vat"
        intent="vat"
        rows={rates}
        draft={draft}
        field="percent"
        label={t('admin:purchases.vat')}
        value={VatRate}
        figure={({ percent }) => ({ percent })}
        changed={(before) => ({ ...before, percent: draft.percent, ground: draft.ground ?? null })}
        effects={({ ground }) => [t('vat.effects.prices'), ...(ground ? [t('vat.effects.ground')] : [])]}
        confirm={ofVat}
        errors={<FormErrors form={ofVat.form} labels={labels} />}
      />
    )
  }
  return <PricesPage {...data} />
}
