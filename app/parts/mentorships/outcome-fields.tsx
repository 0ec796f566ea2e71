import type { FieldMetadata } from '@conform-to/react'
import { useTranslation } from '~/i18n/use-translation'
import type { Feedback } from '~/domain/mentorships/feedback.server'
import { recommending, scale } from '~/domain/mentorships/schema'
import { fieldProps, SelectField } from '~/ui/field'

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
  const words = {
    placeholder: t('feedback.outcome.none'),
    optional: true,
    width: 'half',
  } as const
  return (
    <>
      <p className="max-w-read">{t('feedback.outcome.lead')}</p>
      {fixed.map((name) => (
        <SelectField
          key={name}
          {...fieldProps(fields[name], te)}
          {...words}
          label={labels[name]}
          options={scale.map((value) => ({
            value: String(value),
            label: t(`feedback.outcome.scale.${value}`),
          }))}
        />
      ))}
      {atEnd && (
        <SelectField
          {...fieldProps(fields.recommends, te)}
          {...words}
          label={labels.recommends}
          options={recommending.map((value) => ({
            value,
            label: t(`feedback.outcome.recommending.${value}`),
          }))}
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
