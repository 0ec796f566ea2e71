import { getFormProps } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { FormErrors, useActionForm } from '~/http/action-form'
import type { KeptForm } from '~/http/kept-form'
import { KeptCode, KeptRole, KeptSignIn } from '~/http/kept-form-schema'
import { ChangeRole, KeptStep, OfAnother, SendKept, SignInAgain, Written } from '~/layouts/kept-form'
import { Button } from '~/ui/button'
import { fieldProps, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

type StepProps = { form: KeptForm }

/** The step of a kept form that is due, with what was refused. */
export function DueStep({ form }: StepProps) {
  switch (form.step) {
    case 'code':
      return <EnterCode form={form} />
    case 'role':
      return <ChangeRoleAgain form={form} />
    case 'other':
      return <OfAnother />
    case 'send':
      return <SendNow form={form} />
    default:
      return <SignIn form={form} />
  }
}

function SignIn({ form: kept }: StepProps) {
  const { t } = useTranslation('common')
  const { form, fields, te } = useActionForm(KeptSignIn, { id: 'kept', intent: 'sign-in' })
  const labels = { email: t('facts.email'), password: t('facts.password') }
  return (
    <SignInAgain
      form={kept}
      bound={getFormProps(form)}
      errors={<FormErrors {...{ form, labels }} />}
      email={fieldProps(fields.email, te)}
      password={fieldProps(fields.password, te)}
    />
  )
}

function EnterCode({ form: kept }: StepProps) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(KeptCode, { id: 'kept', intent: 'code' })
  const labels = { code: t('secondStep.code') }
  return (
    <KeptStep
      form={kept}
      bound={getFormProps(form)}
      errors={<FormErrors {...{ form, labels }} />}
      title={t('secondStep.title')}
      lead={t('common:kept.code.lead')}
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
        <Button>{t('common:kept.signIn.submit')}</Button>
      </div>
    </KeptStep>
  )
}

function ChangeRoleAgain({ form: kept }: StepProps) {
  const { form } = useActionForm(KeptRole, { id: 'kept', intent: 'role' })
  return <ChangeRole form={kept} bound={getFormProps(form)} errors={<FormErrors form={form} />} />
}

function SendNow({ form }: StepProps) {
  const { t } = useTranslation('common')
  return (
    <FormPage title={t('kept.send.title')} lead={t('kept.send.lead')}>
      {/* Whoever has to choose a file again reads so first. */}
      <SendKept form={form} atOnce={form.content.files.length === 0} />
      <Written content={form.content} />
    </FormPage>
  )
}
