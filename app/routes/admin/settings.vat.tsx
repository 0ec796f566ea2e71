import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ConfirmedVat, VatDraft } from '~/domain/settings/vat-schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, redirect, requireViewer, submit } from '~/http/page.server'
import { athensDay } from '~/i18n/format'
import { readDraft } from '~/parts/settings/draft'
import { VatCheck } from './settings.vat/vat-check'
import { VatPage } from './settings.vat/vat-page'

export const handle: Handle = { i18n: ['admin', 'settings'], title: (t) => t('settings:vat.title') }

const page = '/admin/settings/vat'

/** Without parameters the rates and the form; with them, the form with its errors, or the check of the new rate. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [rates, passwordNeeded] = await Promise.all([reads.vatRates(viewer), reads.passwordNeeded(viewer)])
  return { rates, passwordNeeded, ...readDraft(args.request, VatDraft), today: athensDay(new Date()) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(
    args,
    ConfirmedVat,
    async (rate) => {
      await acts.setVatRate(viewer, rate)
      return redirect(page, { headers: flash('vatSet') })
    },
    { passwordOf: viewer },
  )
}

export default function SettingsVatPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation(['settings', 'admin'])
  const confirm = useActionForm(ConfirmedVat, { id: 'confirm' })
  const labels = {
    currentPassword: t('admin:passwordAgain.label'),
    percent: t('admin:purchases.vatPercent'),
    holdsFrom: t('prices.holdsFrom'),
    ground: t('common:facts.vatGround'),
  }
  if (!data.draft) return <VatPage {...data} />
  const errors = <FormErrors form={confirm.form} labels={labels} />
  return <VatCheck {...data} draft={data.draft} confirm={confirm} errors={errors} />
}
