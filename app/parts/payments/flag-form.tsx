import { useTranslation } from '~/i18n/use-translation'
import { SettledFlag } from '~/domain/payments/schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { fieldProps, TextArea } from '~/ui/field'

/** A note about what was done with a flagged payment settles it. */
export function FlagForm({ id, variant }: { id: number; variant?: 'secondary' }) {
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(SettledFlag, {
    id: `flag-${id}`,
    intent: 'flag',
    sent: { item: String(id) },
  })
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="flag" />
      <input type="hidden" name="item" value={id} />
      <TextArea
        {...fieldProps(fields.note, te)}
        label={t('settleFlag.note')}
        hint={t('settleFlag.noteHint')}
        rows={3}
      />
      <SubmitButton icon="check" variant={variant}>
        {t('settleFlag.submit')}
      </SubmitButton>
    </ActionForm>
  )
}
