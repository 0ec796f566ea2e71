import { useTranslation } from '~/i18n/use-translation'
import { NumberedSteps } from '~/ui/numbered-steps'
import { RecordSection } from '~/ui/record-page'

/** The first steps, for a new mentee. */
export function FirstSteps() {
  const { t } = useTranslation('mentee')
  const steps = ['package', 'request', 'meet'].map((step) => ({
    title: t(`firstSteps.${step}.title`),
    text: t(`firstSteps.${step}.text`),
  }))
  return (
    <RecordSection title={t('firstSteps.title')}>
      <NumberedSteps steps={steps} />
    </RecordSection>
  )
}
