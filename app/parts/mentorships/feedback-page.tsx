import { useTranslation } from 'react-i18next'
import type { Feedback, FeedbackStep } from '~/domain/mentorships/feedback.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { GiveFeedback } from '~/domain/mentorships/schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { useConstants } from '~/http/page'
import { Button, LinkButton } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { CheckboxField, RadioGroup, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { NextStep } from '~/ui/next-step'
import { SummaryList } from '~/ui/summary-list'

export type FeedbackPageProps = {
  side: 'mentee' | 'mentor'
  step: FeedbackStep
  mentorship: Mentorship
  given?: Feedback
}

/**
 * Asks one person of a pair for feedback, during or after the mentorship; after the answer it says thanks.
 */
export function FeedbackPage({ side, step, mentorship, given }: FeedbackPageProps) {
  const { t } = useTranslation('common')
  const constants = useConstants()
  const form = useActionForm(GiveFeedback, { id: 'feedback' })
  const home = `/${side}/mentorships`
  const labels = {
    going: t(`feedback.${step}.going`),
    words: t(`feedback.${step}.words`),
    testimonial: t('feedback.testimonial'),
  }
  const page = {
    title: t(`feedback.${step}.title`),
    eyebrow: t('feedback.with', { name: mentorship.otherName }),
    back: { to: home, label: t('feedback.back') },
    errors: <FormErrors form={form.form} labels={labels} />,
  }
  if (given)
    return (
      <FormPage {...page}>
        <Thanks {...{ home, step, given }} />
      </FormPage>
    )

  const asked = step === 'check_in' ? mentorship.status === 'running' : mentorship.endedAt !== null
  if (!asked) {
    return (
      <FormPage {...page} title={t(`feedback.${step}.early`)}>
        <p className="max-w-read">{t(`feedback.${step}.earlyText`, { ...constants })}</p>
        <p>
          <LinkButton to={home}>{t('feedback.back')}</LinkButton>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage {...page} lead={t(`feedback.${step}.lead`)}>
      <Questions {...form} step={step} forOthers={step === 'end' && side === 'mentee'} />
    </FormPage>
  )
}

type QuestionsProps = ReturnType<typeof useActionForm<typeof GiveFeedback>> & {
  step: FeedbackStep
  forOthers: boolean
}

function Questions({ form, fields, te, step, forOthers }: QuestionsProps) {
  const { t } = useTranslation('common')
  const optional = t('form.optional')
  return (
    <ActionForm form={form}>
      <RadioGroup
        {...fieldProps(fields.going, te)}
        legend={t(`feedback.${step}.going`)}
        options={['well', 'mixed', 'badly'].map((value) => ({ value, label: t(`feedback.goings.${value}`) }))}
      />
      <TextArea
        {...fieldProps(fields.words, te)}
        label={t(`feedback.${step}.words`)}
        hint={t('feedback.wordsHint')}
        optional={optional}
        rows={4}
      />
      {forOthers && (
        <>
          <TextArea
            {...fieldProps(fields.testimonial, te)}
            label={t('feedback.testimonial')}
            hint={t('feedback.testimonialHint')}
            optional={optional}
            rows={4}
          />
          <CheckboxField {...fieldProps(fields.publishable, te)} label={t('feedback.publishable')} boxed />
        </>
      )}
      <div>
        <Button pendingLabel={t('form.sending')}>{t('feedback.submit')}</Button>
      </div>
    </ActionForm>
  )
}

function Thanks({ home, step, given }: { home: string; step: FeedbackStep; given: Feedback }) {
  const { t } = useTranslation('common')
  const { going, words, testimonial } = given.answers
  const rows = [
    { label: t(`feedback.${step}.going`), value: t(`feedback.goings.${going}`) },
    { label: t(`feedback.${step}.words`), value: words },
    { label: t('feedback.testimonial'), value: testimonial },
  ].filter(({ value }) => value)
  return (
    <>
      <NextStep
        eyebrow={t('feedback.given')}
        title={t('feedback.thanks')}
        mood="calm"
        action={<LinkButton to={home}>{t('feedback.back')}</LinkButton>}
      >
        <p>{t('feedback.thanksText')}</p>
        {given.publishable && <p>{t('feedback.thanksDraft')}</p>}
      </NextStep>
      <SummaryList
        rows={rows.map(({ label, value }) => ({
          label,
          value: <span className="whitespace-pre-line wrap-anywhere">{value}</span>,
        }))}
      />
    </>
  )
}
