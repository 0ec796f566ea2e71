import { useTranslation } from '~/i18n/use-translation'
import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import type { ChangeState } from '~/domain/mentorships/schema'
import { SubmitButton, type useActionForm } from '~/forms/action-form'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, RadioGroup, TextArea } from '~/ui/field'

type StopFieldsProps = ReturnType<typeof useActionForm<typeof ChangeState>> & {
  mentorship: AdminMentorship
}

/**
 * Who asked for the stop, why, and what happens to the package: by the rule unless the admin chooses
 * otherwise.
 */
export function StopFields({ fields, te, mentorship }: StopFieldsProps) {
  const { t } = useTranslation('admin')
  const { firstDays, earlyStopDays, status } = mentorship
  const coaching = mentorship.kind === 'coaching'
  const outcome = fieldProps(fields.outcome, te)
  const late = coaching ? t('stop.outcomes.byRuleCoaching') : t('stop.outcomes.byRuleLate', { earlyStopDays })
  const byRule = firstDays ? t('stop.outcomes.byRuleEarly', { earlyStopDays }) : late
  const closeHint = t(coaching ? 'stop.outcomes.closeCoachingHint' : 'stop.outcomes.closeHint')
  return (
    <>
      <StopEffects mentorship={mentorship} />
      {(firstDays || status === 'paused') && <input type="hidden" name="seenAtOnce" value="on" />}
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
    </>
  )
}

/** The effects of a stop: at once in the first days, after a notice later. */
function StopEffects({ mentorship }: { mentorship: AdminMentorship }) {
  const { t, language } = useTranslation('admin')
  const { status, firstDays, earlyStopDays, noticeUntil, endsOn } = mentorship
  const when = formatLongDate(language, noticeUntil)
  // A paused mentorship ends at once, and its mentor is already available.
  const ends =
    status === 'paused'
      ? [t('stop.endsPaused')]
      : [
          firstDays ? t('stop.endsNow', { earlyStopDays }) : t('stop.endsLater', { when }),
          t(firstDays ? 'complete.free' : 'stop.freeLater'),
        ]
  return (
    <>
      {endsOn && (
        <Banner tone="warning">{t('stop.noticeGiven', { when: formatLongDate(language, endsOn) })}</Banner>
      )}
      <EffectList effects={[...ends, t('stop.mails')]} />
    </>
  )
}
