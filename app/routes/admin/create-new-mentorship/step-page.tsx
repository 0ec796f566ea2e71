import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { PageHeader } from '~/ui/page-header'
import { ProgressSteps } from '~/ui/progress-steps'

export const matchPath = '/admin/create-new-mentorship'

const steps = 3

type StepPageProps = {
  step: 1 | 2 | 3
  title: string
  lead?: string
  back?: { to: string; label: string }
  errors?: ReactNode
  children: ReactNode
}

/** One of the three steps to a new mentorship. */
export function StepPage({ step, title, lead, back, errors, children }: StepPageProps) {
  const { t } = useTranslation('creating')
  return (
    <>
      <div className="mb-8 empty:hidden">{errors}</div>
      <PageHeader title={title} lead={lead} back={back} />
      <div className="grid gap-7">
        <ProgressSteps text={t('common:form.step', { step, total: steps })} current={step} total={steps} />
        {children}
      </div>
    </>
  )
}
