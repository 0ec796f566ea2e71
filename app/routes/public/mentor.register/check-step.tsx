import { useTranslation } from '~/i18n/use-translation'
import { bestWords, countWords, type Answers } from '~/domain/applications/answers'
import type { AnswerNames } from '~/domain/applications/shown-answers.server'
import { stepPath } from '~/parts/applications/step-address'
import { Confirm } from '~/domain/values'
import { ActionForm, SubmitButton, useActionForm } from '~/forms/action-form'
import { ApplicationAnswers } from '~/parts/applications/application-answers'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { StepPage, type StepProps } from './step-page'

type CheckStepProps = StepProps & { written: Answers; names: AnswerNames }

/** All answers for a last check, and the button that sends the application. */
export function CheckStep({ written, names, ...props }: CheckStepProps) {
  const { t } = useTranslation('application')
  const { form } = useActionForm(Confirm, { id: 'check' })
  const { email, ...rest } = written
  const words = countWords(written.description ?? '')
  return (
    <StepPage step="check" form={form} {...props}>
      {words < bestWords.least && (
        <Banner title={t('check.fewWords', { count: words })}>
          <p className="mt-1">
            <LinkButton to={stepPath('reason')} variant="secondary">
              {t('check.moreWords')}
            </LinkButton>
          </p>
        </Banner>
      )}
      {!props.photo && (
        <Banner title={t('links.noPhoto')}>
          <p>{t('check.photoHelps')}</p>
          <p>
            <LinkButton to={stepPath('photo')} variant="secondary">
              {t('check.addPhoto')}
            </LinkButton>
          </p>
        </Banner>
      )}
      <div className="grid gap-9">
        <ApplicationAnswers
          answers={props.signedIn ? rest : { email, ...rest }}
          names={names}
          photo={props.photo}
          mayChange={() => true}
        />
      </div>
      <ActionForm form={form}>
        <p>{t('check.promise')}</p>
        <SubmitButton pending="sending">{t(props.again ? 'check.sendAgain' : 'check.send')}</SubmitButton>
      </ActionForm>
    </StepPage>
  )
}
