import { useTranslation } from '~/i18n/use-translation'
import type { DueProfile } from '~/domain/created-people/completion.server'
import { completionSchema } from '~/domain/created-people/completion-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { DateParts, partsProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import type { Role } from '~/viewer/role'
import { Agreements } from '~/parts/texts/agreements'
import { OtherWays } from './other-ways'

export type CompleteProps = {
  page: { title: string; lead: string }
  due: Pick<DueProfile, 'birthdateKnown' | 'values'>
  roles: Role[]
}

const withBirthdate = () => completionSchema('mentee', false)

/** What a mentee fills in before anything else: the birthdate if it is unknown, and the terms. */
export function CompleteAsMentee({ page, due, roles }: CompleteProps) {
  const { t } = useTranslation('public')
  const schema = completionSchema('mentee', due.birthdateKnown) as ReturnType<typeof withBirthdate>
  const { form, fields, te } = useActionForm(schema, { id: 'complete' })
  const birthdate = (fields as unknown as Record<'birthdate', Parameters<typeof partsProps>[0]>).birthdate
  return (
    <FormPage
      {...page}
      errors={<FormErrors form={form} labels={{ birthdate: t('common:profile.fields.birthdate') }} />}
    >
      <ActionForm form={form}>
        {!due.birthdateKnown && (
          <DateParts
            {...partsProps(birthdate, te)}
            legend={t('common:profile.fields.birthdate')}
            hint={t('register.birthdateHint')}
            autoComplete="bday"
          />
        )}
        <Agreements profile="mentee" {...{ fields, te }} />
        <SubmitButton>{t('creating:complete.submit')}</SubmitButton>
      </ActionForm>
      <OtherWays roles={roles} />
    </FormPage>
  )
}
