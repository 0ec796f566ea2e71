import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { TakenBack } from '~/domain/payment-queue/schema'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, notFound, redirect, requireViewer } from '~/http/page.server'
import { useBackTo } from '~/http/return-to'
import { formatMoney } from '~/i18n/format'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'
import { ConfirmationPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('admin:takeBack.title') }

const queue = '/admin/purchased-subscriptions'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const [purchase, [found], passwordNeeded] = await Promise.all([
    findAdminPurchase(viewer, id),
    reads.takeBackCase(viewer, { purchaseId: id }),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  if (!purchase || !found) throw notFound()
  return { purchase, found, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  return guarded(args, viewer, TakenBack, async ({ reason, seenEntry }) => {
    await acts.takeBackConfirmation(viewer, { purchaseId: id, reason, seenEntry })
    return redirect(`${queue}/${id}`, 'confirmationTakenBack')
  })
}

export default function TakeBackPage() {
  const { purchase, found, passwordNeeded } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const { form, fields, te } = useActionForm(TakenBack, { id: 'take-back' })
  const back = useBackTo(`${queue}/${purchase.id}`, t('common:facts.order'))
  const amount = formatMoney(language, found.cents, purchase.currency)
  return (
    <ConfirmationPage
      title={t('takeBack.named', { name: purchase.menteeName })}
      lead={t('takeBack.lead')}
      back={back}
      errors={<FormErrors form={form} labels={{ reason: t('takeBack.reason') }} />}
      form={
        found.obstacle ? null : (
          <ActionForm form={form}>
            <input type="hidden" name="seenEntry" value={found.newestEntry!} />
            <TextArea
              {...fieldProps(fields.reason, te)}
              label={t('takeBack.reason')}
              hint={t('takeBack.reasonHint')}
              rows={3}
            />
            <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
            <SubmitButton variant="danger">{t('takeBack.submit', { amount })}</SubmitButton>
          </ActionForm>
        )
      }
      cancel={{ to: back.to, label: t('takeBack.keep') }}
    >
      <PurchaseFacts purchase={purchase} />
      {found.obstacle ? (
        <Banner tone="warning">{t(`errors:${found.obstacle}`)}</Banner>
      ) : (
        <EffectList
          effects={[
            t('takeBack.all', { amount }),
            t('takeBack.ledger'),
            t('takeBack.waits'),
            t('takeBack.mail'),
          ]}
        />
      )}
    </ConfirmationPage>
  )
}
