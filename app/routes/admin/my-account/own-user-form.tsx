import { useTranslation } from '~/i18n/use-translation'
import { EditOwnUser } from '~/domain/accounts/own-account-schema'
import type { OwnUser } from '~/domain/accounts/own-user.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { fieldProps, TextField } from '~/ui/field'

/** The admin's own name and phone. */
export function OwnUserForm({ user }: { user: OwnUser }) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(EditOwnUser, {
    id: 'own-user',
    intent: 'profile',
    defaultValue: { name: user.name, surname: user.surname, phone: user.phone ?? undefined },
  })
  const labels = {
    name: t('common:profile.fields.name'),
    surname: t('common:profile.fields.surname'),
    phone: t('common:profile.fields.phone'),
  }
  return (
    <div className="grid gap-7">
      <FormErrors form={form} labels={labels} />
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="profile" />
        <TextField {...fieldProps(fields.name, te)} label={labels.name} autoComplete="given-name" />
        <TextField {...fieldProps(fields.surname, te)} label={labels.surname} autoComplete="family-name" />
        <TextField
          {...fieldProps(fields.phone, te)}
          type="tel"
          label={labels.phone}
          optional
          autoComplete="tel"
          width="half"
        />
        <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
      </ActionForm>
    </div>
  )
}
