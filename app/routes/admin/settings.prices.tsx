import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ConfirmedPrice, PriceDraft } from '~/domain/settings/prices-schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, redirect, requireViewer } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { readDraft } from '~/parts/settings/draft'
import { PriceCheck } from './settings.prices/price-check'
import { PricesPage } from './settings.prices/prices-page'

export const handle: Handle = { title: (t) => t('settings:prices.title') }

const page = '/admin/settings/prices'

/** Without parameters the prices and the form; with them, the form with its errors, or the check of the new price. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [prices, passwordNeeded] = await Promise.all([
    reads.packagePrices(viewer),
    reads.passwordNeeded(viewer),
  ])
  const { draft, ...sent } = readDraft(args.request, PriceDraft)
  return {
    prices,
    passwordNeeded,
    ...sent,
    draft: draft && prices.some(({ packageId }) => packageId === draft.packageId) ? draft : null,
    today: athensDay(new Date()),
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return guarded(args, viewer, ConfirmedPrice, async (price) => {
    await acts.setPackagePrice(viewer, { ...price, priceCents: price.price })
    return redirect(page, 'priceSet')
  })
}

export default function SettingsPricesPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  const confirm = useActionForm(ConfirmedPrice, { id: 'confirm' })
  const labels = {
    price: t('common:facts.price'),
    holdsFrom: t('prices.holdsFrom'),
    packageId: t('common:facts.package'),
  }
  if (!data.draft) return <PricesPage {...data} />
  const errors = <FormErrors form={confirm.form} labels={labels} />
  return <PriceCheck {...data} draft={data.draft} confirm={confirm} errors={errors} />
}
