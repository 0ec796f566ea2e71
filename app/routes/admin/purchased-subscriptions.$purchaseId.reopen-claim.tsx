import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { findAdminPurchase, findClosedClaim } from '~/domain/purchases/admin-purchases.server'
import { ReopenClaim } from '~/domain/purchases/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useConstants, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'
import { ConfirmationPage, FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:reopenClaim.title') }

const queue = '/admin/purchased-subscriptions'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const [purchase, part] = await Promise.all([findAdminPurchase(viewer, id), findClosedClaim(viewer, id)])
  if (!purchase) throw notFound()
  return { purchase, part: part ?? null }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return submit(args, ReopenClaim, async ({ partId, reason }) => {
    const until = await acts.reopenClaim(viewer, { partId, reason: reason ?? null })
    const purchase = await findAdminPurchase(viewer, id)
    const values = {
      name: purchase?.menteeName ?? '',
      until: formatLongDate(await getLanguage(args), until),
    }
    return redirect(returnTo(args.request, queue), 'claimReopened', values)
  })
}

export default function ReopenClaimPage() {
  const { purchase, part } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const { claimMonths } = useConstants()
  const back = useBackTo(queue, t('common:shell.admin.purchases'))
  const { form, fields, te } = useActionForm(ReopenClaim, { id: 'reopen-claim' })
  const errors = <FormErrors form={form} />
  if (!part) {
    return (
      <FormPage title={t('reopenClaim.title')} errors={errors}>
        <Banner tone="warning">{t('reopenClaim.nothing')}</Banner>
        <PurchaseFacts purchase={purchase} />
        <div>
          <LinkButton to={back.to}>{back.label}</LinkButton>
        </div>
      </FormPage>
    )
  }
  const opens = t(`reopenClaim.opens.${part.kind}`, { claimMonths })
  return (
    <ConfirmationPage
      title={t('reopenClaim.named', { name: purchase.menteeName })}
      lead={t(`reopenClaim.closed.${part.reason}`, { when: formatLongDate(language, part.closedAt) })}
      back={back}
      errors={errors}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="partId" value={part.partId} />
          <TextArea
            {...fieldProps(fields.reason, te)}
            label={t('common:facts.reason')}
            optional
            hint={t('pause.reasonHint')}
            rows={4}
          />
          <SubmitButton>{t('reopenClaim.submit')}</SubmitButton>
        </ActionForm>
      }
      cancel={{ to: back.to, label: t('reopenClaim.cancel') }}
    >
      <PurchaseFacts purchase={purchase} />
      <EffectList effects={[opens, ...(part.more ? [t('reopenClaim.more')] : []), t('reopenClaim.mails')]} />
    </ConfirmationPage>
  )
}
