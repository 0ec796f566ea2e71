import { useErrorText, useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { AnyDay, dayIn } from '~/domain/day-schema'
import { AnswerSession } from '~/domain/mentorships/session-schema'
import { comesToBank } from '~/domain/purchases/methods'
import { findAdminPurchase } from '~/domain/purchases/admin-purchases.server'
import { WithdrawalByLetter } from '~/domain/payments/withdrawal-schema'
import { enterWithdrawal } from '~/domain/payments/withdrawal-by-letter.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { Form, type Handle, useLoaderData, useSearchParams } from '~/http/page'
import {
  type Args,
  guarded,
  idParameter,
  notFound,
  redirect,
  requireViewer,
  submit,
} from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { athensDay, formatMoney } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { newsOfMoney } from '~/parts/payments/news-of-money'
import { UnansweredSessions } from '~/parts/payments/unanswered-sessions'
import { PurchaseFacts } from '~/parts/purchases/purchase-facts'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { DateParts, fieldProps, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { LetterShare } from './purchased-subscriptions.$purchaseId.withdrawal/letter-share'

export const handle: Handle = { title: (t) => t('admin:letter.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const day = AnyDay.safeParse(dayIn(new URL(args.request.url).searchParams, 'sentOn')).data ?? null
  const [purchase, share, passwordNeeded] = await Promise.all([
    findAdminPurchase(viewer, id),
    reads.withdrawalByLetter(viewer, { purchaseId: id, day }),
    reads.passwordNeeded(viewer),
  ])
  if (!purchase || !share) throw notFound()
  return { purchase, share, passwordNeeded, today: athensDay(new Date()) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.purchaseId)
  const { pathname, searchParams } = new URL(args.request.url)
  if (searchParams.has('answer'))
    return submit(args, AnswerSession, async ({ sessionId, status }) => {
      await acts.settleSession(viewer, { sessionId, status })
      searchParams.delete('answer')
      return redirect(`${pathname}?${searchParams}`)
    })
  return guarded(args, viewer, WithdrawalByLetter, async (letter) => {
    await enterWithdrawal(viewer, id, letter)
    const purchase = await findAdminPurchase(viewer, id)
    return redirect(
      returnTo(args.request, '/admin/payments'),
      newsOfMoney(
        'refundDecided',
        purchase && { ...purchase, amountCents: letter.seenCents },
        await getLanguage(args),
      ),
    )
  })
}

/** A withdrawal that came by letter or e-mail: its day, what it gives back, and the act. */
export default function WithdrawalByLetterPage() {
  const { purchase, share, passwordNeeded, today } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('admin')
  const te = useErrorText()
  const letter = useActionForm(WithdrawalByLetter, { id: 'letter' })
  const amount = formatMoney(language, share.refundCents, purchase.currency)
  const [search] = useSearchParams()
  const answering = new URLSearchParams({ ...Object.fromEntries(search), sentOn: share.sentOn, answer: '1' })
  const labels = {
    sentOn: t('letter.sentOn'),
    iban: t('common:facts.iban'),
  }
  return (
    <FormPage
      title={t('letter.title')}
      lead={t('letter.lead')}
      back={useBackTo('/admin/purchased-subscriptions', t('common:shell.admin.purchases'))}
      errors={<FormErrors form={letter.form} labels={labels} />}
    >
      <PurchaseFacts purchase={purchase} />
      {/* The day decides what goes back, so it is asked first. */}
      <Form method="get" className="flex flex-wrap items-end gap-4">
        <DateParts
          id="sent-on"
          name="sentOn"
          legend={labels.sentOn}
          hint={t('letter.sentOnHint')}
          defaultValue={share.sentOn}
          near={{ today }}
          key={share.sentOn}
        />
        <Button variant="secondary">{t('letter.compute')}</Button>
      </Form>
      {purchase.own || share.obstacle ? (
        <Banner tone="warning">
          {purchase.own
            ? t('payments.own')
            : purchase.refundedAt
              ? t('refund.already')
              : te(share.obstacle ?? 'generic')}
        </Banner>
      ) : share.unanswered.length > 0 ? (
        <UnansweredSessions
          side="admin"
          sessions={share.unanswered}
          title={t('letter.unanswered.title')}
          text={t('letter.unanswered.text')}
          action={`?${answering}`}
        />
      ) : (
        <>
          {share.begun && <LetterShare share={share} currency={purchase.currency} />}
          <p>{t(share.begun ? 'letter.stops' : 'letter.closes')}</p>
          <ActionForm form={letter.form}>
            <input type="hidden" name={letter.fields.sentOn.name} value={share.sentOn} />
            <input type="hidden" name={letter.fields.seenCents.name} value={share.refundCents} />
            {comesToBank(purchase.method) && (
              <>
                <TextField
                  {...fieldProps(letter.fields.iban, letter.te)}
                  label={t('common:facts.iban')}
                  hint={t('letter.ibanHint')}
                  optional
                  autoComplete="off"
                  spellCheck={false}
                />
                <TextField
                  {...fieldProps(letter.fields.accountHolder, letter.te)}
                  label={t('common:facts.accountHolder')}
                  hint={t('letter.holderHint')}
                  optional
                  autoComplete="off"
                />
              </>
            )}
            <PasswordAgain field={letter.fields.currentPassword} te={letter.te} needed={passwordNeeded} />
            <SubmitButton variant="danger">{t('letter.submit', { amount })}</SubmitButton>
          </ActionForm>
        </>
      )}
    </FormPage>
  )
}
