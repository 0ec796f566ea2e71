import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findPurchase } from '~/domain/purchases/purchases.server'
import { ChooseInvoice } from '~/domain/tax-documents/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { InvoiceFields, invoiceValues, useInvoiceLabels } from '~/parts/tax-documents/invoice-fields'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentee:invoice.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const purchase = or404(await findPurchase(viewer, idParameter(args.params.purchaseId)))
  const { id, invoice, invoiceOpen } = purchase
  // The page of the purchase shows what was chosen.
  if (!invoiceOpen) throw redirect(`/purchases/${id}`)
  return { id, invoice }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, ChooseInvoice, async (invoice) => {
    await acts.chooseInvoice(viewer, { purchaseId: id, ...invoice })
    return redirect(`/purchases/${id}`, 'invoiceChosen')
  })
}

export default function InvoicePage() {
  const { id, invoice } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentee')
  const { form, fields, te } = useActionForm(ChooseInvoice, {
    id: 'invoice',
    defaultValue: invoiceValues(invoice),
  })
  return (
    <FormPage
      title={t('invoice.title')}
      lead={t('invoice.lead')}
      back={{ to: `/purchases/${id}`, label: t('purchase.eyebrow') }}
      errors={<FormErrors form={form} labels={useInvoiceLabels()} />}
    >
      <ActionForm form={form}>
        <InvoiceFields fields={fields} te={te} />
        <SubmitButton>{t('common:form.save')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
