import { useTranslation } from '~/i18n/use-translation'
import type { EditMentee } from '~/domain/mentees/edit-schema'
import type { Version } from '~/domain/edits/versions'
import type { MenteeOptions } from '~/domain/mentees/own-mentee.server'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { VersionFields } from '~/parts/edits/changed-meanwhile'
import { CheckboxGroup, DateParts, fieldProps, partsProps, RadioGroup, TextArea, TextField } from '~/ui/field'
import { useMenteeLabels } from './mentee-values'
import { CountryAndCounty, WorkFields } from '~/parts/people/name-and-place'

type Bound = ReturnType<typeof useActionForm<typeof EditMentee>>
type MenteeFormProps = Bound & { lists: MenteeOptions; now: Version }

/** The profile of a mentee; an admin's changes take effect at once. */
export function MenteeForm({ lists, now, ...bound }: MenteeFormProps) {
  const { t } = useTranslation('records')
  const labels = useMenteeLabels()
  const { form, fields, te, shown } = bound
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="profile" />
      <VersionFields shown={shown} seen={now} />
      <Person {...bound} />
      <TextArea {...fieldProps(fields.about, te)} label={labels.about} optional />
      <WorkFields {...bound} options={lists} />
      <CountryAndCounty {...bound} options={lists} />
      <CheckboxGroup
        {...fieldProps(fields.topicIds, te)}
        legend={labels.topicIds}
        optional
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
  const labels = useMenteeLabels()
  return (
    <>
      <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
        <TextField {...fieldProps(fields.name, te)} label={labels.name} />
        <TextField {...fieldProps(fields.surname, te)} label={labels.surname} />
      </div>
      <TextField {...fieldProps(fields.phone, te)} type="tel" label={labels.phone} optional width="half" />
      <DateParts {...partsProps(fields.birthdate, te)} legend={labels.birthdate} optional />
    </>
  )
}
