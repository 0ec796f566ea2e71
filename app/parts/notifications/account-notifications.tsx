import { useTranslation } from '~/i18n/use-translation'
import { notifications, type Notification } from '~/domain/notifications/notifications'
import { ChooseNotifications } from '~/domain/notifications/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import type { Role } from '~/viewer/role'
import { CheckboxGroup, fieldProps } from '~/ui/field'

/** The optional mails of the role, with the user's choice. */
export function AccountNotifications({ role, wanted }: { role: Role; wanted: Notification[] }) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(ChooseNotifications, {
    id: 'notifications-form',
    intent: 'notifications',
    defaultValue: { wanted },
  })
  return (
    <div className="grid gap-7">
      <FormErrors form={form} />
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="notifications" />
        <CheckboxGroup
          {...fieldProps(fields.wanted, te)}
          legend={t('notifications.legend')}
          hint={t('notifications.hint')}
          boxed
          options={notifications[role].map((each) => ({
            value: each,
            label: t(`notifications.${each}.label`),
            hint: t(`notifications.${each}.hint`),
          }))}
        />
        <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
      </ActionForm>
    </div>
  )
}
