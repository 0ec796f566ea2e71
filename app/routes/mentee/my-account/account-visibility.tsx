import { useTranslation } from '~/i18n/use-translation'
import { ChangeVisibility } from '~/domain/accounts/own-account-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { fieldProps, RadioGroup } from '~/ui/field'

/** Who may see the mentee's profile. */
export function AccountVisibility({ visibility }: { visibility: 'public' | 'private' }) {
  const { t } = useTranslation('account')
  const { form, fields, te } = useActionForm(ChangeVisibility, {
    id: 'visibility-form',
    intent: 'visibility',
    defaultValue: { visibility },
  })
  return (
    <div className="grid gap-7">
      <FormErrors form={form} />
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="visibility" />
        <RadioGroup
          {...fieldProps(fields.visibility, te)}
          legend={t('visibility.legend')}
          hint={t('visibility.hint')}
          boxed
          options={(['public', 'private'] as const).map((each) => ({
            value: each,
            label: t(`visibility.${each}`),
            hint: t(`visibility.${each}Hint`),
          }))}
        />
        <SubmitButton pending="saving">{t('visibility.submit')}</SubmitButton>
      </ActionForm>
    </div>
  )
}
