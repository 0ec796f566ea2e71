import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findPurchase } from '~/domain/purchases/purchases.server'
import { findPurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { BeginRequest } from '~/domain/payments/withdrawal-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { nameIn } from '~/i18n/names'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { CheckboxField, fieldProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('refunds:begin.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const [purchase, refunds] = await Promise.all([findPurchase(viewer, id), findPurchaseRefunds(viewer, id)])
  if (!purchase || !refunds) throw notFound()
  return { purchase, due: refunds.beginDue, requested: refunds.beginRequested }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, BeginRequest, async () => {
    await acts.askToBegin(viewer, { purchaseId: id, requested: true })
    return redirect(`/purchases/${id}`, 'beginRequested')
  })
}

export default function BeginRequestPage() {
  const { purchase, due, requested } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('refunds')
  const { form, fields, te } = useActionForm(BeginRequest, { id: 'begin' })
  const page = `/purchases/${purchase.id}`
  return (
    <FormPage
      title={t('begin.title')}
      eyebrow={nameIn(language, purchase.packageNames)}
      back={{ to: page, label: t('mentee:purchase.eyebrow') }}
      lead={due ? t('begin.lead') : undefined}
      errors={<FormErrors form={form} />}
    >
      {due ? (
        <ActionForm form={form}>
          <CheckboxField
            {...fieldProps(fields.beginRequested, te)}
            label={t('common:begin.ask')}
            hint={t('common:begin.hint')}
            boxed
          />
          <SubmitButton>{t('begin.submit')}</SubmitButton>
        </ActionForm>
      ) : (
        <>
          <Banner>{t(requested ? 'begin.done' : 'begin.notDue')}</Banner>
          <div>
            <LinkButton to={page}>{t('mentee:purchase.eyebrow')}</LinkButton>
          </div>
        </>
      )}
    </FormPage>
  )
}
