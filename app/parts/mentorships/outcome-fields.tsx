import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import type { Feedback } from '~/domain/mentorships/feedback.server'
import { recommending, scale } from '~/domain/mentorships/schema'
import { fieldProps, RadioGroup } from '~/ui/field'

const fixed = ['standing', 'confidence', 'goal'] as const

type OutcomeFieldsProps = {
  fields: Record<(typeof fixed)[number] | 'recommends', FieldMetadata<unknown>>
  te: (key: string) => string
  atEnd?: boolean
}

/** The questions that a mentee is asked in the same words at the start, in the middle and at the end. */
export function OutcomeFields({ fields, te, atEnd = false }: OutcomeFieldsProps) {
  const { t } = useTranslation('common')
  const labels = useOutcomeLabels()
  const none = { value: '', label: t('feedback.outcome.none') }
  return (
    <>
      <p className="max-w-read">{t('feedback.outcome.lead')}</p>
      {fixed.map((name) => (
        <RadioGroup
          key={name}
          {...fieldProps(fields[name], te)}
          legend={labels[name]}
          optional
          chips
          options={[
            ...scale.map((value) => ({ value: String(value), label: t(`feedback.outcome.scale.${value}`) })),
            none,
          ]}
        />
      ))}
      {atEnd && (
        <RadioGroup
          {...fieldProps(fields.recommends, te)}
          legend={labels.recommends}
          optional
          chips
          options={[
            ...recommending.map((value) => ({ value, label: t(`feedback.outcome.recommending.${value}`) })),
            none,
          ]}
        />
      )}
    </>
  )
}

export function useOutcomeLabels() {
  const { t } = useTranslation('common')
  return {
    standing: t('feedback.outcome.standing'),
    confidence: t('feedback.outcome.confidence'),
    goal: t('feedback.outcome.goal'),
    recommends: t('feedback.outcome.recommends'),
  }
}

/** What was answered to them; without an answer, no value. */
export function useOutcomeRows({ answers }: Pick<Feedback, 'answers'>) {
  const { t } = useTranslation('common')
  const labels = useOutcomeLabels()
  const { recommends } = answers
  return [
    ...fixed.map((name) => ({
      label: labels[name],
      value: answers[name] && t(`feedback.outcome.scale.${answers[name]}`),
    })),
    { label: labels.recommends, value: recommends && t(`feedback.outcome.recommending.${recommends}`) },
  ].filter(({ value }) => value)
}
