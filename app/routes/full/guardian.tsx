import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { cookie } from '~/cookies.server'
import { getConstants } from '~/domain/constants/constants.server'
import { isPayable } from '~/domain/guardians/payable'
import { type ActOfGuardian, actOfGuardian, AnswerGuardian } from '~/domain/guardians/schema'
import { payAsGuardian } from '~/domain/payments/card-payments.server'
import { paymentCodes } from '~/domain/purchases/payment-codes.server'
import { sendProofFile } from '~/domain/purchases/proof-file.server'
import { Confirm, readId } from '~/domain/values'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { linkToken } from '~/http/link-token.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, headersWith, redirect, submit } from '~/http/page.server'
import { readSession } from '~/http/session.server'
import { formatLongDate } from '~/i18n/format'
import { useTranslation } from '~/i18n/use-translation'
import { cardPayments } from '~/integrations/stripe.server'
import { sourceOf } from '~/security-events.server'
import { Banner } from '~/ui/banner'
import { fieldProps, RadioGroup } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { AskedOrder, GuardianNotice } from './guardian/asked-order'
import { backFromCard, pageOf } from './guardian/back-from-card.server'
import { PayOrder, type PayOrderProps } from './guardian/pay-order'

type Data = Awaited<ReturnType<typeof loader>>
export const handle: Handle<Data | undefined> = {
  title: (t, data) => t(isPayable(data?.link) ? 'public:guardian.pay.title' : 'public:guardian.title'),
}

export async function loader(args: Args) {
  const { request } = args
  const search = new URL(request.url).searchParams
  const order = readId(search.get('order'))
  if (order) throw await backFromCard(args, order, search.get('card'))
  const token = linkToken(request)
  const link = await reads.authGuardianLink({ token })
  return {
    link,
    card: search.get('card'),
    cards: cardPayments(),
    codes: isPayable(link) ? await paymentCodes(link) : null,
  }
}

/** How long the card page is open. */
const cardPageSeconds = 60 * 60

export async function action(args: Args) {
  const token = linkToken(args.request)
  const page = pageOf(token, args.request)
  const [{ proofBytes }, link] = await Promise.all([getConstants(), reads.authGuardianLink({ token })])
  const run = async (done: ActOfGuardian) => {
    const secretHash = readSession(args.request)
    const answeredFrom = sourceOf(args.context.clientAddress)
    if (done.intent === 'answer')
      await acts.authAnswerGuardian({ token, confirms: done.answer === 'confirm', secretHash, answeredFrom })
    else if (done.intent === 'withdraw') await acts.authWithdrawGuardian({ token, secretHash })
    else if (done.intent === 'proof')
      await sendProofFile(done.proof, (file) => acts.authSendProof({ token, ...file }))
    else
      return redirect(await payAsGuardian(token, page), {
        status: 303,
        headers: headersWith(cookie('guardian', page, { maxAge: cardPageSeconds })),
      })
    return redirect(page)
  }
  const fileLimit = isPayable(link) ? proofBytes : 0
  return submit(args, actOfGuardian(proofBytes), run, { fileField: 'proof', fileLimit })
}

/** A guardian, who has no account, confirms the order of a minor or objects, pays it, and later reads what became of it. */
export default function GuardianPage() {
  const { link, card, cards, codes } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('public')
  const { form, fields, te } = useActionForm(AnswerGuardian, { id: 'guardian', intent: 'answer' })
  const withdraw = useActionForm(Confirm, { id: 'withdraw', intent: 'withdraw' }).form
  const pay = useActionForm(Confirm, { id: 'pay', intent: 'pay' }).form
  const errors = (
    <>
      <FormErrors form={form} labels={{ answer: t('common:facts.yourAnswer') }} />
      <FormErrors form={withdraw} />
      <FormErrors form={pay} labels={{ method: t('common:facts.method') }} />
    </>
  )
  if (isPayable(link))
    return (
      <FormPage title={t('guardian.pay.title')} lead={t('guardian.pay.lead')} errors={errors}>
        <PayOrder {...{ link, card, cards, codes }} form={pay} />
        <WithdrawForm form={withdraw} />
      </FormPage>
    )
  if (link?.state !== 'waiting') {
    const state = link?.state ?? (card ? ('back' as const) : ('unknown' as const))
    const when = link ? formatLongDate(language, link.paidOn ?? link.expiresAt) : ''
    const text = state === 'objected' && link?.inUse ? 'team' : 'text'
    const isGood = state === 'confirmed' || state === 'paid'
    return (
      <FormPage title={t('guardian.title')} errors={errors}>
        <Banner tone={isGood ? 'success' : 'info'} title={t(`guardian.states.${state}.title`)}>
          {t(`guardian.states.${state}.${text}`, { when })}
        </Banner>
        {link?.mayWithdraw && <WithdrawForm form={withdraw} />}
      </FormPage>
    )
  }
  const hints = {
    confirm: link.inUse || link.method === 'scholarship' ? 'hint' : 'payHint',
    object: link.inUse ? 'teamHint' : 'hint',
  } as const
  return (
    <FormPage title={t('guardian.title')} lead={t('guardian.lead')} errors={errors}>
      <AskedOrder link={link} />
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="answer" />
        <RadioGroup
          {...fieldProps(fields.answer, te)}
          legend={<h2>{t('common:facts.yourAnswer')}</h2>}
          boxed
          required
          options={(['confirm', 'object'] as const).map((value) => ({
            value,
            label: t(`guardian.answers.${value}.label`),
            hint: t(`guardian.answers.${value}.${hints[value]}`),
          }))}
        />
        <SubmitButton>{t('common:form.sendAnswer')}</SubmitButton>
      </ActionForm>
      <GuardianNotice link={link} />
    </FormPage>
  )
}

/** A consent can be taken back as easily as it was given. */
function WithdrawForm({ form }: { form: PayOrderProps['form'] }) {
  const { t } = useTranslation('public')
  return (
    <section className="grid gap-3">
      <h2>{t('guardian.withdraw.title')}</h2>
      <p>{t('guardian.withdraw.text')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="withdraw" />
        <SubmitButton variant="secondary">{t('guardian.withdraw.submit')}</SubmitButton>
      </ActionForm>
    </section>
  )
}
