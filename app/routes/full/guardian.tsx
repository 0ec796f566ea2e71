import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { AnswerGuardian } from '~/domain/guardians/schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, submit } from '~/http/page.server'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { RadioGroup } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { AskedOrder } from './guardian/asked-order'
import { GuardianNotice } from './guardian/guardian-notice'

export const handle: Handle = { i18n: ['public'], title: (t) => t('public:guardian.title') }

export async function loader({ request }: Args) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, link: await reads.authGuardianLink({ token }) }
}

export async function action(args: Args) {
  return submit(args, AnswerGuardian, async (answer) => {
    await acts.authAnswerGuardian({ token: answer.token, confirms: answer.answer === 'confirm' })
    return redirect(`/guardian?${new URLSearchParams({ token: answer.token })}`)
  })
}

/** A guardian, who has no account, confirms the order of a minor or objects; later the page says what became of it. */
export default function GuardianPage() {
  const { token, link } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const { form, fields, te } = useActionForm(AnswerGuardian, { id: 'guardian' })
  const errors = <FormErrors form={form} labels={{ answer: t('guardian.answer') }} />
  if (link?.state !== 'waiting') {
    const state = link?.state ?? 'dead'
    const text = state === 'objected' && link?.inUse ? 'team' : 'text'
    return (
      <FormPage title={t('guardian.title')} errors={errors}>
        <Banner tone={state === 'confirmed' ? 'success' : 'info'} title={t(`guardian.states.${state}.title`)}>
          {t(`guardian.states.${state}.${text}`)}
        </Banner>
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
          legend={<h2>{t('guardian.answer')}</h2>}
          boxed
          required
          options={(['confirm', 'object'] as const).map((value) => ({
            value,
            label: t(`guardian.answers.${value}.label`),
            hint: t(`guardian.answers.${value}.${value === 'object' && link.inUse ? 'teamHint' : 'hint'}`),
          }))}
        />
        <div>
          <Button pendingLabel={t('common:form.oneMoment')}>{t('common:form.sendAnswer')}</Button>
        </div>
      </ActionForm>
      <GuardianNotice link={link} />
    </FormPage>
  )
}
