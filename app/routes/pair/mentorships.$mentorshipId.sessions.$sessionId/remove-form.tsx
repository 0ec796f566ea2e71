import { RemoveSession } from '~/domain/mentorships/session-schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { useTranslation } from '~/i18n/use-translation'

export const useRemoveForm = () => useActionForm(RemoveSession, { id: 'remove', intent: 'remove' })

/** The team takes a session that counted out of the log. */
export function RemoveForm({ form }: ReturnType<typeof useRemoveForm>) {
  const { t } = useTranslation('admin')
  return (
    <div className="grid gap-5">
      <p>{t('sessions.removeLead')}</p>
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="remove" />
        <SubmitButton variant="danger">{t('sessions.removeSubmit')}</SubmitButton>
      </ActionForm>
    </div>
  )
}
