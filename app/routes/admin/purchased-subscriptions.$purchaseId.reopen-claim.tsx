import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { findAdminPurchase, findClosedClaim } from '~/domain/purchases/admin-purchases.server'
import { ReopenClaim } from '~/domain/purchases/schema'
import { useActionForm } from '~/forms/action-form'
import { type Handle, useConstants, useLoaderData } from '~/http/page'
import { redirect } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { ConfirmForm } from '~/parts/accounts/confirm-act'
import { confirmPage } from '~/parts/accounts/confirm-page.server'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:reopenClaim.title') }

const queue = '/admin/purchased-subscriptions'

const confirm = confirmPage('admin', {
  form: ReopenClaim,
  async read({ viewer, id }) {
    const purchaseId = id('purchaseId')
    const [purchase, part] = await Promise.all([
      findAdminPurchase(viewer, purchaseId),
      findClosedClaim(viewer, purchaseId),
    ])
    return purchase && { purchase, part: part ?? null }
  },
  async act({ viewer, id, args, values: { partId, reason } }) {
    const until = await acts.reopenClaim(viewer, { partId, reason: reason ?? null })
    const purchase = await findAdminPurchase(viewer, id('purchaseId'))
    return redirect(returnTo(args.request, queue), 'claimReopened', {
      name: purchase?.menteeName ?? '',
      until: formatLongDate(await getLanguage(args), until),
    })
  },
})
export const loader = confirm.loader
export const action = confirm.action

export default function ReopenClaimPage() {
  const {
    subject: { purchase, part },
  } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const { claimMonths } = useConstants()
  const back = useBackTo(queue, t('common:shell.admin.purchases'))
  const { form, fields, te } = useActionForm(ReopenClaim, { id: 'reopen-claim' })
  if (!part) {
    return (
      <FormPage title={t('reopenClaim.title')}>
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
    <ConfirmForm
      title={t('reopenClaim.named', { name: purchase.menteeName })}
      lead={t(`reopenClaim.closed.${part.reason}`, { when: formatLongDate(language, part.closedAt) })}
      back={back}
      form={form}
      fields={
        <>
          <input type="hidden" name="partId" value={part.partId} />
          <TextArea
            {...fieldProps(fields.reason, te)}
            label={t('common:facts.reason')}
            optional
            hint={t('pause.reasonHint')}
            rows={4}
          />
        </>
      }
      submit={t('reopenClaim.submit')}
      keep={t('reopenClaim.cancel')}
    >
      <PurchaseFacts purchase={purchase} />
      <EffectList effects={[opens, ...(part.more ? [t('reopenClaim.more')] : []), t('reopenClaim.mails')]} />
    </ConfirmForm>
  )
}
