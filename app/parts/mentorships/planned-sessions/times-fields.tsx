import { useTranslation } from '~/i18n/use-translation'
import { nths, type ApproveRequest } from '~/domain/mentorships/proposal-schema'
import type { useActionForm } from '~/forms/action-form'
import { FieldGroup, fieldProps, partsProps, TextField } from '~/ui/field'
import { ClockHint, WhenFields } from './when-fields'

type TimesFieldsProps = Pick<ReturnType<typeof useActionForm<typeof ApproveRequest>>, 'fields' | 'te'> & {
  /** The first time must be there. */
  required?: boolean
  /** Where those live who are to meet. */
  countries: string[]
  now: Date
}

/** Up to three times for a session, and its place. */
export function TimesFields({ fields, te, required = false, countries, now }: TimesFieldsProps) {
  const { t } = useTranslation('mentor')
  return (
    <>
      {nths.map((nth) => {
        const needed = required && nth === 1
        return (
          <FieldGroup
            key={nth}
            id={`time-${nth}`}
            legend={t('times.nth', { nth })}
            optional={!needed}
            hint={nth === 1 && <ClockHint {...{ countries, now }} />}
          >
            <WhenFields
              day={partsProps(fields[`day${nth}`], te)}
              time={partsProps(fields[`time${nth}`], te)}
              {...{ countries, now }}
              hint={false}
            />
          </FieldGroup>
        )
      })}
      <TextField
        {...fieldProps(fields.place, te)}
        label={t('planning.fields.place')}
        hint={t('planning.fields.placeHint')}
        optional
      />
    </>
  )
}

/** The labels of these fields, for the summary of errors. */
export function useTimesLabels() {
  const { t } = useTranslation('mentor')
  const labels: Record<string, string> = { place: t('planning.fields.place') }
  for (const nth of nths)
    for (const part of ['day', 'time'] as const)
      labels[`${part}${nth}`] = t('times.field', { nth, what: t(`planning.fields.${part}`) })
  return labels
}
