import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { AnswerSession } from '~/domain/mentorships/session-schema'
import { comesToBank } from '~/domain/purchases/methods'
import { findPurchase, type Purchase } from '~/domain/purchases/purchases.server'
import { lastMoment } from '~/domain/payments/last-day'
import { findPurchaseRefunds, type PurchaseRefunds } from '~/domain/payments/purchase-refunds.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { formatLongDate, formatMoney } from '~/i18n/format'
import { Statement } from '~/parts/payments/statement'
import { UnansweredSessions } from '~/parts/payments/unanswered-sessions'
import { WithdrawalShare } from '~/parts/payments/withdrawal-share'
import { ButtonRow, LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'
import { NoWithdrawal } from './purchases.$purchaseId.withdraw/no-withdrawal'

export const handle: Handle = {
  title: (t) => t('refunds:withdrawal.title'),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  const [purchase, refunds] = await Promise.all([findPurchase(viewer, id), findPurchaseRefunds(viewer, id)])
  if (!purchase || !refunds) throw notFound()
  return { purchase, refunds, name: `${viewer.name} ${viewer.surname}`, email: viewer.email }
}

/** Says what became of a planned session. */
export async function action(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const id = idParameter(args.params.purchaseId)
  return submit(args, AnswerSession, async ({ sessionId, status }) => {
    await acts.settleSession(viewer, { sessionId, status })
    return redirect(`/purchases/${id}/withdraw`)
  })
}

export default function WithdrawalPage() {
  const { purchase, refunds, name, email } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('refunds')
  const page = `/purchases/${purchase.id}`
  if (!refunds.withdrawUntil) return <NoWithdrawal purchase={purchase} refunds={refunds} />
  return (
    <FormPage
      title={t('withdrawal.title')}
      eyebrow={t('withdrawal.step', { step: 1 })}
      lead={t('withdrawal.lead', { date: formatLongDate(language, lastMoment(refunds.withdrawUntil)) })}
      back={{ to: page, label: t('mentee:purchase.eyebrow') }}
    >
      <section className="grid gap-4">
        <h2>{t('withdrawal.declare')}</h2>
        <Statement purchase={purchase} name={name} email={email} />
      </section>
      {refunds.unanswered.length > 0 ? (
        <UnansweredSessions
          side="mentee"
          sessions={refunds.unanswered}
          title={t('withdrawal.unanswered.title')}
          text={t('withdrawal.unanswered.text')}
        />
      ) : (
        <>
          {refunds.begun && (
            <WithdrawalShare {...refunds} paidCents={purchase.priceCents} currency={purchase.currency} />
          )}
          <WithdrawalEffects {...{ purchase, refunds }} />
        </>
      )}
      <ButtonRow>
        {refunds.unanswered.length === 0 && (
          <LinkButton to={`${page}/withdraw/confirm`}>{t('common:form.continue')}</LinkButton>
        )}
        <LinkButton to={page} variant="quiet">
          {t('withdrawal.keep')}
        </LinkButton>
      </ButtonRow>
    </FormPage>
  )
}

/** The effects of a withdrawal. */
function WithdrawalEffects({ purchase, refunds }: { purchase: Purchase; refunds: PurchaseRefunds }) {
  const { t, language } = useTranslation('refunds')
  const amount = formatMoney(language, refunds.refundCents, purchase.currency)
  const method = refunds.disputed ? 'disputed' : comesToBank(purchase.method) ? 'deposit' : 'card'
  const effects = [
    t(purchase.status === 'running' ? 'withdrawal.effects.stopped' : 'withdrawal.effects.closed'),
    t(`withdrawal.effects.${method}`, { amount }),
    t('withdrawal.effects.mail'),
  ]
  return (
    <Card title={t('common:facts.effects')} tone="primary">
      <EffectList effects={effects} />
    </Card>
  )
}
