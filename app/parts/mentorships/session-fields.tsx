import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import { SubmitButton } from '~/http/submit-button'
import { fieldProps } from '~/ui/conform'
import { Disclosure } from '~/ui/disclosure'
import { CheckboxField, TextArea, TextField } from '~/ui/field'

type Fields = Record<'heldOn' | 'minutes' | 'note' | 'sameDay' | 'formKey', FieldMetadata<unknown>>

type SessionFieldsProps = {
  fields: Fields
  te: (key: string) => string
  formKey: string
  /** The first and the last possible day, as YYYY-MM-DD. */
  from: string
  today: string
  noteHint: string
  /** The label of the day; the default addresses the two people who met. */
  heldOnLabel?: string
}

const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)

/** The day of a session (today by default), its length and topic; the last two are optional. */
export function SessionFields({
  fields,
  te,
  formKey,
  from,
  today,
  noteHint,
  heldOnLabel,
}: SessionFieldsProps) {
  const { t } = useTranslation('common')
  const [heldOn, minutes, note] = [fields.heldOn, fields.minutes, fields.note].map((field) =>
    fieldProps(field, te),
  )
  const nearDays = `${heldOn!.id}-near`
  const more = [fields.minutes, fields.note].some((field) => field.errors || field.initialValue)
  return (
    <>
      <input type="hidden" name="intent" value="increase" />
      <input type="hidden" name="formKey" value={formKey} />
      <TextField
        {...heldOn!}
        defaultValue={heldOn!.defaultValue ?? today}
        type="date"
        min={from}
        max={today}
        width="half"
        label={heldOnLabel ?? t('session.heldOn')}
        list={nearDays}
      />
      <datalist id={nearDays}>
        <option value={today}>{t('session.today')}</option>
        {from < today && <option value={dayBefore(today)}>{t('session.yesterday')}</option>}
      </datalist>
      {fields.sameDay.errors && (
        <CheckboxField {...fieldProps(fields.sameDay, te)} label={t('session.sameDay')} boxed />
      )}
      <Disclosure summary={t('session.more')} open={more}>
        <div className="grid gap-5">
          <TextField
            {...minutes!}
            type="number"
            inputMode="numeric"
            min={5}
            max={600}
            width="short"
            label={t('session.minutes')}
            optional={t('form.optional')}
          />
          <TextArea
            {...note!}
            rows={3}
            label={t('session.note')}
            hint={noteHint}
            optional={t('form.optional')}
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
