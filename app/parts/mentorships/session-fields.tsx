import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { SubmitButton } from '~/forms/action-form'
import { MinutesField } from './minutes-field'
import { Disclosure } from '~/ui/disclosure'
import { CheckboxField, DateParts, fieldProps, partsProps, TextArea } from '~/ui/field'

type Fields = Record<'heldOn' | 'minutes' | 'note' | 'sameDay' | 'formKey', FieldMetadata<unknown>>

type SessionFieldsProps = {
  fields: Fields
  te: (key: string) => string
  formKey: string
  /** The first and the last possible day, as YYYY-MM-DD. */
  from: string
  lastDay: string
  /** The last day is not today. */
  ended?: boolean
  noteHint: string
  /** The label of the day; the default addresses the two people who met. */
  heldOnLabel?: string
}

/** The day of a session (the last possible one by default), its length and topic; the last two are optional. */
export function SessionFields({
  fields,
  te,
  formKey,
  from,
  lastDay,
  ended,
  noteHint,
  heldOnLabel,
}: SessionFieldsProps) {
  const { t } = useTranslation('common')
  const heldOn = partsProps(fields.heldOn, te)
  const more = [fields.minutes, fields.note].some((field) => field.errors || field.initialValue)
  return (
    <>
      <input type="hidden" name="intent" value="increase" />
      <input type="hidden" name="formKey" value={formKey} />
      <DateParts
        {...heldOn}
        defaultValue={heldOn.defaultValue ?? lastDay}
        near={ended ? undefined : { today: lastDay, from }}
        legend={heldOnLabel ?? t('session.heldOn')}
      />
      {fields.sameDay.errors && (
        <CheckboxField {...fieldProps(fields.sameDay, te)} label={t('session.sameDay')} boxed />
      )}
      <Disclosure summary={t('session.more')} open={more}>
        <div className="grid gap-5">
          <MinutesField {...fieldProps(fields.minutes, te)} label={t('session.minutes')} optional />
          <TextArea
            {...fieldProps(fields.note, te)}
            rows={3}
            label={t('session.note')}
            hint={noteHint}
            optional
          />
        </div>
      </Disclosure>
      <SubmitButton icon="plus" pending="saving">
        {t('session.submit')}
      </SubmitButton>
    </>
  )
}

/** The labels of a session's fields, for the error summary. */
export function useSessionLabels() {
  const { t } = useTranslation('common')
  return { heldOn: t('session.heldOn'), minutes: t('session.minutes'), note: t('session.note') }
}
