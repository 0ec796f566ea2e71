import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct, ConfirmErrors } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import { readPurchaseRecord } from '~/domain/purchases/purchase-records.server'
import { Confirm } from '~/domain/values'
import { type Handle, useConstants, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:askGuardian.title') }

const queue = '/admin/purchased-subscriptions'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const record = or404(await readPurchaseRecord(viewer, idParameter(args.params.purchaseId)))
  return { purchase: record.purchase }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return submit(args, Confirm, async () => {
    await acts.askGuardianAgain(viewer, { purchaseId: id })
    return redirect(returnTo(args.request, queue), 'guardianAskedAgain')
  })
}

/** The team writes to the guardian of an order once more. */
export default function AskGuardianPage() {
  const { purchase } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const { guardianDays } = useConstants()
  const back = useBackTo(queue, t('common:shell.admin.purchases'))
  const errors = <ConfirmErrors id="ask-guardian" />
  const { guardianObstacle, guardianName, guardianEmail, own } = purchase
  if (own || guardianObstacle !== 'guardian_not_confirmed') {
    const reason = own
      ? 'purchases.own'
      : guardianObstacle
        ? 'askGuardian.nobodyNamed'
        : 'askGuardian.notAwaited'
    return (
      <FormPage title={t('askGuardian.title')} errors={errors}>
        <Banner tone="warning">{t(reason)}</Banner>
        <PurchaseFacts purchase={purchase} />
        <div>
          <LinkButton to={back.to}>{back.label}</LinkButton>
        </div>
      </FormPage>
    )
  }
  return (
    <ConfirmAct
      id="ask-guardian"
      title={t('askGuardian.title')}
      lead={t('askGuardian.lead')}
      back={back}
      submit={t('askGuardian.submit')}
      keep={t('common:form.back')}
    >
      <PurchaseFacts purchase={purchase} />
      <EffectList
        effects={[
          t('askGuardian.mail', { name: guardianName, email: guardianEmail }),
          t('askGuardian.link', { guardianDays }),
        ]}
      />
    </ConfirmAct>
  )
}
