import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { fieldsOf } from '~/domain/applications/answers'
import { progressOf, stepBefore, type Step } from '~/domain/applications/steps'
import { stepPath } from '~/parts/applications/step-address'
import { FormErrors, type useActionForm } from '~/forms/action-form'
import { Banner } from '~/ui/banner'
import { FormPage } from '~/ui/form-page'
import { ProgressSteps } from '~/ui/progress-steps'

export type StepProps = {
  answers: ReturnType<typeof fieldsOf>
  options: Record<string, { value: string; label: string }[]>
  photo: string | null
  signedIn: boolean
  /** The application was sent before: it is being completed or sent anew. */
  again: boolean
  /** What the team asks to be completed or changed. */
  message: string | null
}

type StepPageProps = Pick<StepProps, 'signedIn' | 'again' | 'message'> & {
  step: Step
  form: ReturnType<typeof useActionForm>['form']
  lead?: ReactNode
  labels?: Record<string, string>
  children: ReactNode
}

/** The page of one step: progress, back link, errors, form. */
export function StepPage({ step, form, labels, signedIn, again, message, children, lead }: StepPageProps) {
  const { t } = useTranslation('application')
  const progress = progressOf(step, signedIn)
  const before = stepBefore(step, signedIn)
  const back = before
    ? { to: stepPath(before), label: t('back') }
    : again
      ? { to: '/mentor/application', label: t('backToState') }
      : undefined
  return (
    <FormPage
      title={t(`${step}.title`)}
      eyebrow={t(again ? 'titleAgain' : 'title')}
      lead={lead ?? t(`${step}.lead`)}
      back={back}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {message && (
        <Banner title={t('mentor:application.message')}>
          <p className="whitespace-pre-line">{message}</p>
        </Banner>
      )}
      <ProgressSteps text={t('common:form.step', progress)} current={progress.step} total={progress.total} />
      {children}
    </FormPage>
  )
}
