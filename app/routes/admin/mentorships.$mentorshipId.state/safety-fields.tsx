import type { AdminMentorship } from '~/domain/mentorships/mentorships.server'
import type { ChangeState } from '~/domain/mentorships/schema'
import { SubmitButton, type useActionForm } from '~/forms/action-form'
import { useTranslation } from '~/i18n/use-translation'
import { MentorshipLink } from '~/parts/people/person-link'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'

type SafetyFieldsProps = ReturnType<typeof useActionForm<typeof ChangeState>> & {
  /** The other mentorships of the mentor, which go on. */
  others: Pick<AdminMentorship, 'id' | 'menteeName'>[]
}

const effects = ['now', 'addresses', 'mentor', 'package', 'mails', 'team'] as const

/** Ends a mentorship today, for safety: what else happens, and the reason for the team. */
export function SafetyFields({ fields, te, others }: SafetyFieldsProps) {
  const { t } = useTranslation('admin')
  return (
    <>
      <p>{t('endForSafety.lead')}</p>
      {others.length > 0 && (
        <Banner tone="warning" title={t('endForSafety.other.title')}>
          <p>{t('endForSafety.other.text')}</p>
          {others.map(({ id, menteeName }) => (
            <p key={id}>
              <MentorshipLink id={id}>{menteeName}</MentorshipLink>
            </p>
          ))}
        </Banner>
      )}
      <EffectList effects={effects.map((effect) => t(`endForSafety.effects.${effect}`))} />
      <TextArea
        {...fieldProps(fields.safetyReason, te)}
        label={t('common:facts.reason')}
        hint={t('stop.reasonHint')}
        rows={4}
      />
      <SubmitButton variant="danger">{t('endForSafety.submit')}</SubmitButton>
    </>
  )
}
