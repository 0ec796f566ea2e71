import { useTranslation } from '~/i18n/use-translation'
import { NewSeminar } from '~/domain/seminars/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { FormPage } from '~/ui/form-page'
import { SeminarForm, useSeminarLabels } from './seminar-form'

/** The form of a new seminar. The key makes it count once. */
export function NewSeminarPage({ formKey }: { formKey: string }) {
  const { t } = useTranslation('seminars')
  const created = useActionForm(NewSeminar, { id: 'seminar', defaultValue: { minutes: 90 } })
  return (
    <FormPage
      title={t('admin:seminars.new')}
      lead={t('new.lead')}
      back={{ to: '/admin/seminars', label: t('admin:seminars.title') }}
      errors={<FormErrors form={created.form} labels={useSeminarLabels()} />}
    >
      <SeminarForm {...created} formKey={formKey} submit={t('new.submit')} />
    </FormPage>
  )
}
