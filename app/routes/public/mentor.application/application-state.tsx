import { useTranslation } from '~/i18n/use-translation'
import { useConstants } from '~/http/page'
import { stepPath } from '~/parts/applications/step-address'
import { LinkButton } from '~/ui/button'
import { NextStep } from '~/ui/next-step'
import { NumberedSteps } from '~/ui/numbered-steps'

const afterwards = ['read', 'answer', 'start'] as const

/** The status of the application, and what happens next or what the applicant can do. */
export function ApplicationState({ status }: { status: 'new' | 'awaiting_response' | 'rejected' }) {
  const { t } = useTranslation('mentor')
  const { teamEmail } = useConstants()
  const waits = status === 'new'
  return (
    <>
      <NextStep
        eyebrow={t('common:facts.neededNow')}
        title={t(`application.${status}.title`)}
        mood={status === 'awaiting_response' ? 'act' : 'calm'}
        action={
          waits ? undefined : (
            <LinkButton to={stepPath('check')}>{t(`application.${status}.action`)}</LinkButton>
          )
        }
      >
        <p>{t(`application.${status}.text`)}</p>
      </NextStep>
      {waits && (
        <section className="grid gap-6">
          <h2>{t('application.afterwards.title')}</h2>
          <NumberedSteps
            steps={afterwards.map((step) => ({
              title: t(`application.afterwards.${step}.title`),
              text: t(`application.afterwards.${step}.text`),
            }))}
          />
        </section>
      )}
      <p>
        {t('common:form.talk')} <a href={`mailto:${teamEmail}`}>{teamEmail}</a>
      </p>
    </>
  )
}
