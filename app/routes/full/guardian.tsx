import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import type { GuardianLink } from '~/domain/guardians/guardians.server'
import { AnswerGuardian } from '~/domain/guardians/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useConstants, useLoaderData } from '~/http/page'
import { linkToken } from '~/http/link-token.server'
import { type Args, redirect, submit } from '~/http/page.server'
import { readSession } from '~/http/session.server'
import { sourceOf } from '~/security-events.server'
import { formatDeadline, formatLongDate, formatMoney } from '~/i18n/format'
import { personName } from '~/i18n/latin-name'
import { nameIn } from '~/i18n/names'
import { TermsLink } from '~/parts/texts/terms-link'
import { Banner } from '~/ui/banner'
import { fieldProps, RadioGroup } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('public:guardian.title') }

export async function loader({ request }: Args) {
  const token = linkToken(request)
  return { token, link: await reads.authGuardianLink({ token }) }
}

export async function action(args: Args) {
  return submit(args, AnswerGuardian, async (answer) => {
    const { token } = answer
    const secretHash = readSession(args.request)
    if (answer.answer === 'withdraw') await acts.authWithdrawGuardian({ token, secretHash })
    else {
      const confirms = answer.answer === 'confirm'
      const answeredFrom = sourceOf(args.context.clientAddress)
      await acts.authAnswerGuardian({ token, confirms, secretHash, answeredFrom })
    }
    return redirect(`/guardian?${new URLSearchParams({ token })}`)
  })
}

/** A guardian, who has no account, confirms the order of a minor or objects; later the page says what became of it. */
export default function GuardianPage() {
  const { token, link } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('public')
  const { form, fields, te } = useActionForm(AnswerGuardian, { id: 'guardian' })
  const errors = <FormErrors form={form} labels={{ answer: t('common:facts.yourAnswer') }} />
  if (link?.state !== 'waiting') {
    const state = link?.state ?? 'unknown'
    const when = link ? formatLongDate(language, link.expiresAt) : ''
    const text = state === 'objected' && link?.inUse ? 'team' : 'text'
    return (
      <FormPage title={t('guardian.title')} errors={errors}>
        <Banner tone={state === 'confirmed' ? 'success' : 'info'} title={t(`guardian.states.${state}.title`)}>
          {t(`guardian.states.${state}.${text}`, { when })}
        </Banner>
        {link?.mayWithdraw && <WithdrawForm token={token} />}
      </FormPage>
    )
  }
  return (
    <FormPage title={t('guardian.title')} lead={t('guardian.lead')} errors={errors}>
      <AskedOrder link={link} />
      <ActionForm form={form}>
        <input type="hidden" name="token" value={token} />
        <RadioGroup
          {...fieldProps(fields.answer, te)}
          legend={<h2>{t('common:facts.yourAnswer')}</h2>}
          boxed
          required
          options={(['confirm', 'object'] as const).map((value) => ({
            value,
            label: t(`guardian.answers.${value}.label`),
            hint: t(`guardian.answers.${value}.${value === 'object' && link.inUse ? 'teamHint' : 'hint'}`),
          }))}
        />
        <SubmitButton>{t('common:form.sendAnswer')}</SubmitButton>
      </ActionForm>
      <GuardianNotice link={link} />
    </FormPage>
  )
}

/** A consent can be taken back as easily as it was given. */
function WithdrawForm({ token }: { token: string }) {
  const { t } = useTranslation('public')
  const { form } = useActionForm(AnswerGuardian, { id: 'withdraw' })
  return (
    <section className="grid gap-3">
      <h2>{t('guardian.withdraw.title')}</h2>
      <p>{t('guardian.withdraw.text')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="answer" value="withdraw" />
        <SubmitButton variant="secondary">{t('guardian.withdraw.submit')}</SubmitButton>
      </ActionForm>
    </section>
  )
}

/** What GDPR article 14 wants a person to know whose data somebody else gave. */
function GuardianNotice({ link }: { link: GuardianLink }) {
  const { t } = useTranslation('public')
  const values = {
    ...useConstants(),
    name: link.guardianName,
    email: link.guardianEmail,
    phone: link.guardianPhone,
  }
  const links = { privacy: <TermsLink to="/privacy-policy" /> }
  return (
    <section className="grid gap-3">
      <h2>{t('guardian.notice.title')}</h2>
      <p>{t('guardian.notice.which', values)}</p>
      <p>{t('guardian.notice.what', values)}</p>
      <p>{t('guardian.notice.howLong', values)}</p>
      <p>
        <Trans t={t} i18nKey="guardian.notice.rights" components={links} values={values} />
      </p>
    </section>
  )
}

/** What was ordered by whom, and until when the guardian can answer. */
function AskedOrder({ link }: { link: GuardianLink }) {
  const { t, language } = useTranslation('public')
  const { mentee, menteeLatin, packageNames, priceCents, currency, expiresAt } = link
  return (
    <section>
      <h2 className="mb-4">{t('common:facts.order')}</h2>
      <SummaryList
        rows={[
          { label: t('common:facts.name'), value: personName(language, mentee ?? '', menteeLatin) },
          { label: t('common:facts.package'), value: packageNames && nameIn(language, packageNames) },
          {
            label: t('common:facts.price'),
            value: (
              <span className="tabular">{formatMoney(language, priceCents ?? 0, currency ?? 'EUR')}</span>
            ),
          },
          { label: t('guardian.until'), value: formatDeadline(language, expiresAt) },
        ]}
      />
    </section>
  )
}
