import { useTranslation } from '~/i18n/use-translation'
import { NoteClearance } from '~/domain/mentors/change-mentor-schema'
import type { MentorRecord } from '~/domain/mentors/mentor-record.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { EffectList } from '~/ui/effect-list'
import { DateParts, partsProps } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'

const days = ['declaredOn', 'seenOn', 'validUntil'] as const

/** The team notes what it has seen of a mentor who accepts minors: three days, and no copy. */
export function ClearanceSection({ mentor }: { mentor: MentorRecord }) {
  const { t, language } = useTranslation('people')
  const { declaredOn, certificateSeenOn: seenOn, certificateUntil: validUntil } = mentor
  const now = { declaredOn, seenOn, validUntil }
  const { form, fields, te, shown } = useActionForm(NoteClearance, {
    id: 'clearance-form',
    intent: 'clearance',
    defaultValue: now,
  })
  const labels = Object.fromEntries(days.map((name) => [name, t(`clearance.${name}`)]))
  return (
    <RecordSection id="clearance" title={t('clearance.title')}>
      <div className="grid gap-7">
        <FormErrors form={form} labels={labels} />
        <p>{t('clearance.lead')}</p>
        <EffectList effects={[t('clearance.empties'), t('clearance.goesOn')]} />
        <ChangedMeanwhile
          {...{ shown, now, labels }}
          options={Object.fromEntries(
            days.map((name) => {
              const value = now[name]
              return [name, value ? [{ value, label: formatLongDate(language, value) }] : []]
            }),
          )}
        />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="clearance" />
          <VersionFields shown={shown} seen={now} />
          {days.map((name) => (
            <DateParts
              key={name}
              {...partsProps(fields[name], te)}
              legend={labels[name]}
              hint={name === 'validUntil' ? t('clearance.lastDay') : undefined}
            />
          ))}
          <SubmitButton pending="saving">{t('clearance.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}
