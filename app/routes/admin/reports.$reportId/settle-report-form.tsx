import { useTranslation } from '~/i18n/use-translation'
import type { SettledReport } from '~/domain/reports/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import { fieldProps, TextArea } from '~/ui/field'

/** The decision, for the team alone, and the words to the reporter. */
export function SettleReportForm({
  form,
  fields,
  te,
}: ReturnType<typeof useActionForm<typeof SettledReport>>) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <TextArea
        {...fieldProps(fields.decision, te)}
        label={t('editDecision.decision')}
        hint={t('reports.decisionHint')}
      />
      <TextArea
        {...fieldProps(fields.answer, te)}
        label={t('reports.answer')}
        hint={t('reports.answerHint')}
        optional
      />
      <SubmitButton>{t('reports.submit')}</SubmitButton>
    </ActionForm>
  )
}
