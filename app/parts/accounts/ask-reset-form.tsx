import { useTranslation } from '~/i18n/use-translation'
import type { AskReset } from '~/domain/accounts/sign-in-schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { EmailField, fieldProps } from '~/ui/field'

type AskResetFormProps = ReturnType<typeof useActionForm<typeof AskReset>> & { submit: string }

/** Asks for a link to set a new password. Used on several pages; /forgot-password shows the answer. */
export function AskResetForm({ form, fields, te, submit }: AskResetFormProps) {
  const { t } = useTranslation('account')
  return (
    <ActionForm form={form} action="/forgot-password">
      <EmailField {...fieldProps(fields.email, te)} label={t('common:facts.email')} autoComplete="username" />
      <SubmitButton>{submit}</SubmitButton>
    </ActionForm>
  )
}
