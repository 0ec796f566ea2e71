import { useTranslation } from '~/i18n/use-translation'
import type { Feedback } from '~/domain/mentorships/feedback.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { GiveFeedback } from '~/domain/mentorships/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'
import { FeedbackForm, GivenFeedback, useFeedbackLabels } from './feedback-form'

export type CheckInPageProps = { side: 'mentee' | 'mentor'; mentorship: Mentorship; given?: Feedback }

/** Asks one of a pair how it goes, while the mentorship runs; after the answer it says thanks. */
export function CheckInPage({ side, mentorship, given }: CheckInPageProps) {
  const { t } = useTranslation('common')
  const form = useActionForm(GiveFeedback, { id: 'feedback' })
  const home = `/${side}/mentorships`
  const asked = mentorship.status === 'running'
  return (
    <FormPage
      title={t(given ? 'feedback.thanks' : asked ? 'feedback.check_in.title' : 'feedback.check_in.early')}
      lead={!given && asked ? t('feedback.check_in.lead') : undefined}
      eyebrow={t('feedback.with', { name: mentorship.otherName })}
      back={{ to: home, label: t('feedback.back') }}
      errors={<FormErrors form={form.form} labels={useFeedbackLabels('check_in')} />}
    >
      {given && <GivenFeedback given={given} />}
      {!given && asked && <FeedbackForm {...form} step="check_in" side={side} />}
      {!given && !asked && <p className="max-w-read">{t('feedback.check_in.earlyText')}</p>}
      {(given || !asked) && (
        <p>
          <LinkButton to={home}>{t('feedback.back')}</LinkButton>
        </p>
      )}
    </FormPage>
  )
}
