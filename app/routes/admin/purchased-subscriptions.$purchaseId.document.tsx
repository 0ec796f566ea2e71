import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { findPurchaseToDocument } from '~/domain/purchases/purchase-records.server'
import type { DocumentKind } from '~/domain/tax-documents/document-rows'
import { EnterDocument } from '~/domain/tax-documents/schema'
import { enterDocument } from '~/domain/tax-documents/tax-documents.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { useBackTo } from '~/http/return-to'
import { athensDay, formatAmount, formatLongDate, formatMoney } from '~/i18n/format'
import { InvoiceDetails } from '~/parts/tax-documents/invoice-details'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { ConfirmationPage } from '~/ui/form-page'
import { EffectList } from '~/ui/effect-list'
import { SummaryList } from '~/ui/summary-list'
import { DocumentForm, useDocumentLabels } from './purchased-subscriptions.$purchaseId.document/document-form'

export const handle: Handle = {
  title: (t) => t('admin:documents.enter.title'),
}

const queue = '/admin/purchased-subscriptions'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const [purchase, waiting, passwordNeeded] = await Promise.all([
    findPurchaseToDocument(viewer, id),
    reads.undocumented(viewer, { purchaseId: id }),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  if (!purchase) throw notFound()
  return { purchase, waiting, passwordNeeded, today: athensDay(new Date()) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return guarded(args, viewer, EnterDocument, async (document) =>
    redirect(`/admin/tax-documents/${await enterDocument(viewer, id, document)}`, 'documentEntered'),
  )
}

export default function DocumentPage() {
  const { purchase, waiting, passwordNeeded, today } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const first = waiting[0]
  const kind: DocumentKind = `${purchase.invoice ? 'invoice' : 'retail'}${first?.credit ? '_credit' : ''}`
  const enter = useActionForm(EnterDocument, {
    id: 'document',
    defaultValue: { kind, amount: first && formatAmount(first.amountCents) },
  })
  const back = useBackTo(queue, t('common:shell.admin.purchases'))
  return (
    <ConfirmationPage
      title={t('documents.enter.title')}
      lead={t('documents.enter.lead')}
      back={back}
      errors={<FormErrors form={enter.form} labels={useDocumentLabels()} />}
      form={purchase.own ? null : <DocumentForm {...enter} {...{ passwordNeeded, today }} />}
      cancel={{ to: back.to, label: t('documents.enter.cancel') }}
    >
      <PurchaseFacts purchase={purchase} />
      <SummaryList
        rows={[
          { label: t('common:facts.document'), value: <InvoiceDetails invoice={purchase.invoice} /> },
          ...waiting.map(({ credit, refund, amountCents, since }) => ({
            label: t(`documents.waits.${refund ? 'refund' : credit ? 'dispute' : 'payment'}`),
            value: `${formatMoney(language, amountCents, purchase.currency)}, ${formatLongDate(language, since)}`,
          })),
        ]}
      />
      {purchase.own && <Banner tone="warning">{t('payments.own')}</Banner>}
      {waiting.length === 0 && <Banner>{t('documents.enter.none')}</Banner>}
      <EffectList effects={[t('documents.enter.mail'), t('documents.enter.final')]} />
    </ConfirmationPage>
  )
}
