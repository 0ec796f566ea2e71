import { useTranslation } from '~/i18n/use-translation'
import type { PasswordBefore as Schema } from '~/domain/accounts/own-account-schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { fieldProps, PasswordField } from '~/ui/field'

/** Asks for the viewer's password before a copy of personal data. */
export function PasswordBefore({ form, fields, te }: ReturnType<typeof useActionForm<typeof Schema>>) {
  const { t } = useTranslation('account')
  return (
    <ActionForm form={form}>
      <PasswordField
        {...fieldProps(fields.currentPassword, te)}
        label={t('security.current')}
        hint={t('copy.passwordHint')}
      />
      <SubmitButton>{t('common:form.continue')}</SubmitButton>
    </ActionForm>
  )
}
