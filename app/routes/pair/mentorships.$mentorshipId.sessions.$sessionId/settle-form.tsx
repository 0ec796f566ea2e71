import type { PlannedPair, PlannedSession } from '~/domain/mentorships/planned-sessions.server'
import { sessionCounts } from '~/domain/mentorships/planning'
import { settledStatuses, SettleOne } from '~/domain/mentorships/session-schema'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { useTranslation } from '~/i18n/use-translation'
import { useSheetNote } from '~/parts/mentorships/planned-sessions/use-sheet-note'
import type { Side } from '~/parts/mentorships/planned-sessions/side'
import { MinutesField } from '~/parts/mentorships/minutes-field'
import { fieldProps, RadioGroup, TextArea } from '~/ui/field'

export const useSettleForm = ({ minutes }: PlannedSession) =>
  useActionForm(SettleOne, {
    id: 'settle',
    intent: 'settle',
    defaultValue: { minutes: minutes ?? undefined },
  })

type SettleFormProps = ReturnType<typeof useSettleForm> & { side: Side; pair: PlannedPair }

/** Asks what became of a planned session, and says what each answer counts as. A mentor is not asked. */
export function SettleForm({ form, fields, te, side, pair }: SettleFormProps) {
  const { t } = useTranslation('mentor')
  const noteHint = useSheetNote(pair)
  if (side === 'mentor') return null
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="settle" />
      <RadioGroup
        {...fieldProps(fields.status, te)}
        legend={t('planning.settle.what')}
        options={settledStatuses.map((value) => ({
          value,
          label: t(`planning.settle.${side}.${value}`),
          hint: t(sessionCounts(pair, value) ? 'planning.settle.counts' : 'planning.settle.countsNot'),
        }))}
      />
      <MinutesField {...fieldProps(fields.minutes, te)} label={t('planning.fields.minutes')} optional />
      <TextArea
        {...fieldProps(fields.note, te)}
        rows={3}
        label={t('planning.fields.note')}
        hint={noteHint}
        optional
      />
      <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
    </ActionForm>
  )
}
