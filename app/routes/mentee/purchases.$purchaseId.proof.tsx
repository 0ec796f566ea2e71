import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { getConstants } from '~/domain/constants/constants.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { ProofForm, useProofForm } from '~/parts/purchases/proof-form'
import { sendProofFile } from '~/domain/purchases/proof-file.server'
import { PurchaseState } from '~/parts/purchases/purchase-state'
import { findPurchase } from '~/domain/purchases/purchases.server'
import { proofOf } from '~/domain/purchases/schema'
import { SentProofs } from '~/parts/purchases/sent-proofs'
import { FormErrors } from '~/forms/action-form'
import { nameIn } from '~/i18n/names'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('mentee:proof.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const purchase = or404(await findPurchase(viewer, idParameter(args.params.purchaseId)))
  return { purchase }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const { proofBytes } = await getConstants()
  const send = async ({ proof }: { proof: File }) => {
    await sendProofFile(proof, (file) => acts.sendProof(viewer, { purchaseId: id, ...file }))
    return redirect(`/purchases/${id}`, 'proofSent')
  }
  return submit(args, proofOf(proofBytes), send, { fileField: 'proof', fileLimit: proofBytes })
}

export default function ProofPage() {
  const { t, language } = useTranslation('mentee')
  const { purchase } = useLoaderData<typeof loader>()
  const proof = useProofForm()
  const name = nameIn(language, purchase.packageNames)
  const open = purchase.status === 'awaiting_payment' && purchase.guardianObstacle === null
  return (
    <FormPage
      title={t('proof.title')}
      eyebrow={name}
      lead={open && t('proof.lead')}
      back={{ to: `/purchases/${purchase.id}`, label: t('purchase.eyebrow') }}
      errors={<FormErrors form={proof.form} />}
    >
      {open ? (
        <ProofForm {...proof} at={`/purchases/${purchase.id}`} />
      ) : (
        <PurchaseState purchase={purchase} />
      )}
      {purchase.proofs.length > 0 && (
        <Card title={t('proof.sent')}>
          <SentProofs proofs={purchase.proofs} />
        </Card>
      )}
    </FormPage>
  )
}
