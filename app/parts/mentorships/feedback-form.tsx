import type { FieldMetadata } from '@conform-to/react'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import type { Feedback, FeedbackStep } from '~/domain/mentorships/feedback.server'
import { ActionForm, SubmitButton } from '~/forms/action-form'
import { Card } from '~/ui/card'
import { CheckboxField, fieldProps, RadioGroup, TextArea } from '~/ui/field'
import { SummaryList } from '~/ui/summary-list'
import { OutcomeFields, useOutcomeLabels, useOutcomeRows } from './outcome-fields'

type FeedbackFormProps = {
  form: object
  fields: ComponentProps<typeof OutcomeFields>['fields'] &
    Record<'going' | 'words' | 'testimonial' | 'publishable', FieldMetadata<unknown>>
  te: (key: string) => string
  step: Exclude<FeedbackStep, 'start'>
  side: 'mentee' | 'mentor'
  children?: ReactNode
}

/** The questions of one step; `children` are hidden fields. A mentee is asked the fixed ones, and words for others. */
export function FeedbackForm({ form, fields, te, step, side, children }: FeedbackFormProps) {
  const { t } = useTranslation('common')
  const atEnd = step === 'end'
  const labels = useFeedbackLabels(step)
  return (
    <ActionForm form={form}>
      {children}
      <RadioGroup
        {...fieldProps(fields.going, te)}
        legend={labels.going}
        options={['well', 'mixed', 'badly'].map((value) => ({ value, label: t(`feedback.goings.${value}`) }))}
      />
      <TextArea
        {...fieldProps(fields.words, te)}
        label={labels.words}
        hint={t('feedback.wordsHint')}
        optional
        rows={4}
      />
      {side === 'mentee' && step !== 'later' && <OutcomeFields {...{ fields, te, atEnd }} />}
      {side === 'mentee' && atEnd && (
        <>
          <TextArea
            {...fieldProps(fields.testimonial, te)}
            label={labels.testimonial}
            hint={t('feedback.testimonialHint')}
            optional
            rows={4}
          />
          <CheckboxField {...fieldProps(fields.publishable, te)} label={t('feedback.publishable')} boxed />
        </>
      )}
      <SubmitButton pending="sending">{t('feedback.submit')}</SubmitButton>
    </ActionForm>
  )
}

/** What was answered at one step. */
export function GivenFeedback({ id, given }: { id?: string; given: Feedback }) {
  const { t } = useTranslation('common')
  const labels = useFeedbackLabels(given.step)
  const { going, words, testimonial } = given.answers
  const rows = [
    { label: labels.going, value: going && t(`feedback.goings.${going}`) },
    ...useOutcomeRows(given),
    { label: labels.words, value: words },
    { label: labels.testimonial, value: testimonial },
  ].filter(({ value }) => value)
  return (
    <Card id={id} title={t('feedback.given')}>
      <div className="grid gap-4">
        <p>{t('feedback.thanksText')}</p>
        {given.publishable && <p>{t('feedback.thanksDraft')}</p>}
        <SummaryList
          rows={rows.map(({ label, value }) => ({
            label,
            value: <span className="whitespace-pre-line wrap-anywhere">{value}</span>,
          }))}
        />
      </div>
    </Card>
  )
}

export function useFeedbackLabels(step: FeedbackStep) {
  const { t } = useTranslation('common')
  return {
    ...useOutcomeLabels(),
    going: step === 'start' ? '' : t(`feedback.${step}.going`),
    words: step === 'start' ? '' : t(`feedback.${step}.words`),
    testimonial: t('feedback.testimonial'),
  }
}
