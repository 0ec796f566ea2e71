import { useTranslation } from '~/i18n/use-translation'
import type { NewAdmin } from '~/domain/accounts/admin-right-schema'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { RightField } from '~/parts/accounts/right-field'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { EmailField } from '~/ui/field'

type AppointFormProps = ReturnType<typeof useActionForm<typeof NewAdmin>> & { passwordNeeded: boolean }

/** The address of a new admin and the right, with the viewer's password if it was not entered recently. */
export function AppointForm({ form, fields, te, passwordNeeded }: AppointFormProps) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <EmailField
        {...fieldProps(fields.email, te)}
        label={t('administrators.appoint.email')}
        autoComplete="off"
      />
      <RightField field={fields.right} te={te} />
      <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
      <div>
        <Button pendingLabel={t('common:form.oneMoment')}>{t('administrators.appoint.submit')}</Button>
      </div>
    </ActionForm>
  )
}
