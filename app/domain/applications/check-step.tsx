import { useTranslation } from 'react-i18next'
import { Confirm } from '~/domain/accounts/schema'
import { ActionForm, useActionForm } from '~/http/action-form'
import { Button } from '~/ui/button'
import { ApplicationAnswers } from './application-answers'
import type { Answers } from './answers'
import type { AnswerNames } from './shown-answers.server'
import { StepPage, type StepProps } from './step-page'

export type CheckStepProps = StepProps & { written: Answers; names: AnswerNames }

/** All she has answered, to look over once more, and the button that sends it. */
export function CheckStep({ written, names, ...props }: CheckStepProps) {
  const { t } = useTranslation('application')
  const { form } = useActionForm(Confirm, { id: 'check' })
  const { email, ...rest } = written
  return (
    <StepPage step="check" form={form} {...props}>
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
        <div>
          <Button pendingLabel={t('common:form.sending')}>{t(props.again ? 'check.sendAgain' : 'check.send')}</Button>
        </div>
      </ActionForm>
    </StepPage>
  )
}
