import { useTranslation } from '~/i18n/use-translation'
import type { EditMentee } from '~/domain/mentees/edit-schema'
import type { Version } from '~/domain/edits/versions'
import type { MenteeOptions } from '~/domain/mentees/own-mentee.server'
import { ActionForm, type useActionForm } from '~/http/action-form'
import { SubmitButton } from '~/http/submit-button'
import { VersionFields } from '~/parts/edits/changed-meanwhile'
import { fieldProps, partsProps } from '~/ui/conform'
import { CheckboxGroup, DateParts, RadioGroup, SelectField, TextArea, TextField } from '~/ui/field'
import { useMenteeLabels } from './mentee-values'
import { CountryAndCounty } from '~/parts/people/country-and-county'

type Bound = ReturnType<typeof useActionForm<typeof EditMentee>>
type MenteeFormProps = Bound & { lists: MenteeOptions; now: Version }

/** The profile of a mentee; an admin's changes take effect at once. */
export function MenteeForm({ lists, now, ...bound }: MenteeFormProps) {
  const { t } = useTranslation('records')
  const labels = useMenteeLabels()
  const { form, fields, te, shown } = bound
  const optional = t('common:form.optional')
  return (
    <ActionForm form={form}>
      <VersionFields shown={shown} seen={now} />
      <Person {...bound} />
      <TextArea {...fieldProps(fields.about, te)} label={labels.about} optional={optional} />
      <WorkAndPlace {...bound} lists={lists} />
      <CheckboxGroup
        {...fieldProps(fields.topicIds, te)}
        legend={labels.topicIds}
        optional={optional}
        options={lists.topics}
        columns={2}
      />
      <RadioGroup
        {...fieldProps(fields.visibility, te)}
        legend={labels.visibility}
        boxed
        options={(['public', 'private'] as const).map((each) => ({
          value: each,
          label: t(`mentee.visibilities.${each}`),
        }))}
      />
      <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
    </ActionForm>
  )
}

function Person({ fields, te }: Bound) {
  const { t } = useTranslation('records')
  const labels = useMenteeLabels()
  const optional = t('common:form.optional')
  return (
    <>
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <TextField {...fieldProps(fields.name, te)} label={labels.name} />
        <TextField {...fieldProps(fields.surname, te)} label={labels.surname} />
      </div>
      <TextField
        {...fieldProps(fields.phone, te)}
        type="tel"
        label={labels.phone}
        optional={optional}
        width="half"
      />
      <DateParts {...partsProps(fields.birthdate, te)} legend={labels.birthdate} optional={optional} />
    </>
  )
}

function WorkAndPlace({ fields, te, lists }: Omit<MenteeFormProps, 'now'>) {
  const { t } = useTranslation('records')
  const labels = useMenteeLabels()
  const choices = [
    [fieldProps(fields.workStatusId, te), labels.workStatusId, lists.workStatuses],
    [fieldProps(fields.industryId, te), labels.industryId, lists.industries],
  ] as const
  const choose = { placeholder: t('common:form.choose'), optional: t('common:form.optional') }
  return (
    <>
      {choices.map(([field, label, options]) => (
        <SelectField key={field.name} {...field} {...{ label, options }} {...choose} />
      ))}
      <CountryAndCounty
        {...choose}
        country={{ ...fieldProps(fields.country, te), label: labels.country, options: lists.countries }}
        county={{ ...fieldProps(fields.countyId, te), label: labels.countyId, options: lists.counties }}
      />
    </>
  )
}
