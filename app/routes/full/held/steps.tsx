import { getFormProps } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { FormErrors, useActionForm } from '~/forms/action-form'
import type { HeldForm } from '~/http/held-form'
import { HeldCode, HeldSignIn } from '~/http/held-form-schema'
import { HeldStep, OfAnother, SendHeld, SignInAgain, Written } from '~/layouts/held-form'
import { Button } from '~/ui/button'
import { fieldProps, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

type StepProps = { form: HeldForm }

/** The step of a held form that is due, with what was refused. */
export function DueStep({ form }: StepProps) {
  switch (form.step) {
    case 'code':
      return <EnterCode form={form} />
    case 'other':
      return <OfAnother />
    case 'send':
      return <SendNow form={form} />
    default:
      return <SignIn form={form} />
  }
}

function SignIn({ form: held }: StepProps) {
  const { t } = useTranslation('common')
  const { form, fields, te } = useActionForm(HeldSignIn, { id: 'held', intent: 'sign-in' })
  const labels = { email: t('facts.email'), password: t('facts.password') }
  return (
    <SignInAgain
      form={held}
      bound={getFormProps(form)}
      errors={<FormErrors {...{ form, labels }} />}
      email={fieldProps(fields.email, te)}
      password={fieldProps(fields.password, te)}
    />
  )
}

function EnterCode({ form: held }: StepProps) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(HeldCode, { id: 'held', intent: 'code' })
  const labels = { code: t('secondStep.code') }
  return (
    <HeldStep
      form={held}
      bound={getFormProps(form)}
      errors={<FormErrors {...{ form, labels }} />}
      title={t('secondStep.title')}
      lead={t('common:held.code.lead')}
    >
      <TextField
        {...fieldProps(fields.code, te)}
        label={labels.code}
        hint={t('secondStep.codeHint')}
        width="half"
        autoComplete="one-time-code"
        spellCheck={false}
        autoCapitalize="none"
      />
      <div>
        <Button>{t('common:held.signIn.submit')}</Button>
      </div>
    </HeldStep>
  )
}

function SendNow({ form }: StepProps) {
  const { t } = useTranslation('common')
  return (
    <FormPage title={t('held.send.title')} lead={t('held.send.lead')}>
      {/* Whoever has to choose a file again reads so first. */}
      <SendHeld form={form} atOnce={form.content.files.length === 0} />
      <Written content={form.content} />
    </FormPage>
  )
}
