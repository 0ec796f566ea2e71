import { useTranslation } from '~/i18n/use-translation'
import type { PlanSession } from '~/domain/mentorships/session-schema'
import type { useActionForm } from '~/forms/action-form'
import { MinutesField } from '~/parts/mentorships/minutes-field'
import { fieldProps, partsProps, TextArea, TextField } from '~/ui/field'
import { WhenFields } from './when-fields'

/** The labels of the fields, for the summary of errors too. */
export function usePlanLabels(): Record<string, string> {
  const { t } = useTranslation('mentor')
  return Object.fromEntries(
    ['day', 'time', 'minutes', 'place', 'note'].map((name) => [name, t(`planning.fields.${name}`)]),
  )
}

type PlanFieldsProps = Pick<ReturnType<typeof useActionForm<typeof PlanSession>>, 'fields' | 'te'> & {
  formKey: string
  /** Where those live who are to meet. */
  countries: string[]
  now: Date
}

/** When and where two people meet. */
export function PlanFields({ fields, te, formKey, countries, now }: PlanFieldsProps) {
  const { t } = useTranslation('mentor')
  const labels = usePlanLabels()
  return (
    <>
      <input type="hidden" name="formKey" value={formKey} />
      <WhenFields
        day={partsProps(fields.day, te)}
        time={partsProps(fields.time, te)}
        {...{ countries, now }}
      />
      <MinutesField {...fieldProps(fields.minutes, te)} label={labels.minutes} optional />
      <TextField
        {...fieldProps(fields.place, te)}
        label={labels.place}
        hint={t('planning.fields.placeHint')}
        optional
      />
      <TextArea
        {...fieldProps(fields.note, te)}
        rows={3}
        label={labels.note}
        hint={t('planning.fields.noteHint')}
        optional
      />
    </>
  )
}
