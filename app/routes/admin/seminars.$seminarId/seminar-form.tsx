import { useTranslation } from '~/i18n/use-translation'
import type { Version } from '~/domain/edits/versions'
import type { NewSeminar, SeminarEdit } from '~/domain/seminars/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { VersionFields } from '~/parts/edits/changed-meanwhile'
import { MinutesField } from '~/parts/mentorships/minutes-field'
import { DateParts, fieldProps, partsProps, TextArea, TextField } from '~/ui/field'

type SeminarFormProps = (
  | (ReturnType<typeof useActionForm<typeof NewSeminar>> & { formKey: string; now?: undefined })
  | (ReturnType<typeof useActionForm<typeof SeminarEdit>> & {
      /** The stored seminar that is changed. */
      now: Version
      formKey?: undefined
    })
) & { submit: string }

/** What the team writes about a seminar. */
export function SeminarForm({ te, submit, ...props }: SeminarFormProps) {
  const { t } = useTranslation('seminars')
  const { form } = props
  const fields = props.fields as Pick<typeof props.fields, keyof ReturnType<typeof useSeminarLabels>>
  const labels = useSeminarLabels()
  return (
    <ActionForm form={form}>
      {props.now ? (
        <>
          <input type="hidden" name="intent" value="save" />
          <VersionFields shown={props.shown} seen={props.now} />
        </>
      ) : (
        <input type="hidden" name="formKey" value={props.formKey} />
      )}
      <TextField {...fieldProps(fields.title, te)} label={labels.title} autoComplete="off" />
      <DateParts {...partsProps(fields.day, te)} legend={labels.day} />
      <TextField
        {...fieldProps(fields.time, te)}
        type="time"
        pattern={undefined}
        width="short"
        label={labels.time}
        hint={t('form.timeHint')}
      />
      <MinutesField {...fieldProps(fields.minutes, te)} label={labels.minutes} />
      <TextField
        {...fieldProps(fields.place, te)}
        label={labels.place}
        hint={t('form.placeHint')}
        autoComplete="off"
      />
      <TextArea
        {...fieldProps(fields.description, te)}
        label={labels.description}
        hint={t('form.descriptionHint')}
        optional
        rows={6}
      />
      <SubmitButton pending="saving">{submit}</SubmitButton>
    </ActionForm>
  )
}

/** The names of the fields, for the form and the summary of errors. */
export function useSeminarLabels() {
  const { t } = useTranslation('seminars')
  return {
    title: t('form.title'),
    day: t('common:form.day'),
    time: t('common:facts.time'),
    minutes: t('common:facts.minutes'),
    place: t('form.place'),
    description: t('form.description'),
  }
}
