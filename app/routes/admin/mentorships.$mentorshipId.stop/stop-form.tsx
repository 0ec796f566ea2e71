import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import type { StopMentorship } from '~/domain/mentorships/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/http/action-form'
import { fieldProps, RadioGroup, TextArea } from '~/ui/field'

type StopFormProps = ReturnType<typeof useActionForm<typeof StopMentorship>> & {
  mentorship: AdminMentorship
}

/**
 * Who asked for the stop, why, and what happens to the package: by the rule unless the admin chooses
 * otherwise.
 */
export function StopForm({ form, fields, te, mentorship }: StopFormProps) {
  const { t } = useTranslation('admin')
  const { firstDays, earlyStopDays } = mentorship
  const coaching = mentorship.kind === 'coaching'
  const outcome = fieldProps(fields.outcome, te)
  const late = coaching ? t('stop.outcomes.byRuleCoaching') : t('stop.outcomes.byRuleLate', { earlyStopDays })
  const byRule = firstDays ? t('stop.outcomes.byRuleEarly', { earlyStopDays }) : late
  const closeHint = t(coaching ? 'stop.outcomes.closeCoachingHint' : 'stop.outcomes.closeHint')
  return (
    <ActionForm form={form}>
      <RadioGroup
        {...fieldProps(fields.requestedBy, te)}
        legend={t('stop.requestedBy')}
        options={['mentee', 'mentor', 'admin'].map((value) => ({
          value,
          label: t(`stop.requesters.${value}`),
        }))}
      />
      <TextArea
        {...fieldProps(fields.reason, te)}
        label={t('common:facts.reason')}
        hint={t('stop.reasonHint')}
        rows={4}
      />
      <RadioGroup
        {...outcome}
        defaultValue={outcome.defaultValue ?? ''}
        legend={t('stop.outcome')}
        boxed
        options={[
          { value: '', label: t('stop.outcomes.byRule'), hint: byRule },
          { value: 'replace', label: t('stop.outcomes.replace'), hint: t('stop.outcomes.replaceHint') },
          { value: 'close', label: t('stop.outcomes.close'), hint: closeHint },
        ]}
      />
      <SubmitButton variant="danger">{t('stop.title')}</SubmitButton>
    </ActionForm>
  )
}
