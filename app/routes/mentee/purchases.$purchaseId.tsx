import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { DepositDetails } from '~/domain/purchases/deposit-details'
import { PriceSummary } from '~/domain/purchases/price-summary'
import { ProofForm, useProofForm } from '~/domain/purchases/proof-form'
import { PurchaseState } from '~/domain/purchases/purchase-state'
import { PurchaseStatusTag } from '~/domain/purchases/purchase-status'
import { findPurchase, type Purchase } from '~/domain/purchases/purchases.server'
import { SentProofs } from '~/domain/purchases/sent-proofs'
import { FormErrors } from '~/http/action-form'
import type { Handle } from '~/http/handle'
import { idParameter, notFound } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { useLanguage } from '~/i18n/use-language'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ purchase: Purchase } | undefined> = {
  i18n: ['mentee'],
  title: (t, data) => t('mentee:purchase.pageTitle', { reference: data?.purchase.reference ?? '' }),
}

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'mentee')
  const purchase = await findPurchase(viewer, idParameter(args.params.purchaseId))
  if (!purchase) throw notFound()
  return { purchase }
}

export default function PurchasePage() {
  const { t } = useTranslation('mentee')
  const { purchase } = useLoaderData<typeof loader>()
  const name = nameIn(useLanguage(), purchase.packageNames)
  const unpaid = purchase.status === 'awaiting_payment'
  return (
    <FormPage title={name} eyebrow={t('purchase.eyebrow')} back={{ to: '/purchases', label: t('purchases.title') }}>
      <PurchaseState purchase={purchase} />
      {unpaid && (
        <Card title={t('deposit.title')}>
          <DepositDetails purchase={purchase} />
        </Card>
      )}
      {unpaid && purchase.proofs.length === 0 && <FirstProof purchaseId={purchase.id} />}
      {purchase.proofs.length > 0 && (
        <Card title={t('proof.sent')}>
          <SentProofs proofs={purchase.proofs} />
          {unpaid && (
            <p className="mt-4">
              <LinkButton to={`/purchases/${purchase.id}/proof`} variant="secondary">
                {t('proof.another')}
              </LinkButton>
            </p>
          )}
        </Card>
      )}
      <OrderFacts purchase={purchase} />
    </FormPage>
  )
}

function FirstProof({ purchaseId }: { purchaseId: number }) {
  const { t } = useTranslation('mentee')
  const proof = useProofForm()
  return (
    <Card id="send" title={t('proof.title')}>
      <p className="mb-5">{t('proof.lead')}</p>
      <div className="mb-5 empty:hidden">
        <FormErrors form={proof.form} />
      </div>
      <ProofForm {...proof} purchaseId={purchaseId} />
    </Card>
  )
}

function OrderFacts({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('mentee')
  const language = useLanguage()
  return (
    <section>
      <h2 className="mb-4">{t('purchase.facts')}</h2>
      <PriceSummary
        {...purchase}
        rows={[
          { label: t('purchase.status'), value: <PurchaseStatusTag status={purchase.status} /> },
          { label: t('purchase.orderedOn'), value: formatLongDate(language, purchase.purchasedAt) },
          { label: t('purchase.reference'), value: purchase.reference },
          { label: t('purchase.methodLabel'), value: t(`purchase.method.${purchase.method}`) },
        ]}
      />
    </section>
  )
}
