import { useTranslation } from '~/i18n/use-translation'
import { AwayByTeam } from '~/domain/mentors/change-mentor-schema'
import type { MentorRecord } from '~/domain/mentors/mentor-record.server'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { ChangedMeanwhile, VersionFields } from '~/parts/edits/changed-meanwhile'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { DateParts, partsProps } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'

/** Until when the mentor is away, or that she is back. */
export function AbsenceSection({ mentor }: { mentor: MentorRecord }) {
  const { t, language } = useTranslation('people')
  const { form, fields, te, shown } = useActionForm(AwayByTeam, { id: 'away-form', intent: 'away' })
  const { awayUntil } = mentor
  const now = { until: awayUntil }
  const day = awayUntil && formatLongDate(language, awayUntil)
  return (
    <RecordSection id="away" title={t('acts.away')}>
      <div className="grid gap-7">
        <FormErrors form={form} labels={{ until: t('away.until') }} />
        <p>{t('away.lead')}</p>
        <EffectList effects={[t('admin:toldOfEdit')]} />
        <ChangedMeanwhile
          {...{ shown, now }}
          labels={{ until: t('away.until') }}
          options={{ until: day ? [{ value: awayUntil, label: day }] : [] }}
        />
        {day && (
          <Form method="post" className="grid gap-4">
            <TokenField />
            <input type="hidden" name="intent" value="back" />
            <VersionFields shown={undefined} seen={now} />
            <p className="font-bold">{t('mentor.awayUntil', { when: day })}</p>
            <SubmitButton variant="secondary">{t('away.back')}</SubmitButton>
          </Form>
        )}
        {mentor.waiting > 0 && (
          <Banner tone="warning">{t('status.closes', { count: mentor.waiting })}</Banner>
        )}
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="away" />
          <VersionFields shown={shown} seen={now} />
          <DateParts {...partsProps(fields.until, te)} legend={t('away.until')} hint={t('away.hint')} />
          <SubmitButton pending="saving">{t('away.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}
