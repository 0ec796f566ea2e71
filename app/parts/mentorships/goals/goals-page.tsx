import { useTranslation } from '~/i18n/use-translation'
import type { Feedback } from '~/domain/mentorships/feedback.server'
import type { Goal } from '~/domain/mentorships/goals.server'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { EditGoal, GiveStart, ReopenGoal, WriteGoal } from '~/domain/mentorships/schema'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { GivenFeedback, useFeedbackLabels } from '~/parts/mentorships/feedback-form'
import { OutcomeFields } from '~/parts/mentorships/outcome-fields'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { fieldProps, TextArea } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { GoalList } from './goal-list'

type GoalsPageProps = { side: 'mentee' | 'mentor'; mentorship: Mentorship; goals: Goal[]; start?: Feedback }

/** The goals of a mentorship, with the form for another one while it runs; a mentee says where she starts from. */
export function GoalsPage({ side, mentorship, goals, start }: GoalsPageProps) {
  const { t } = useTranslation('mentor')
  // The key empties the field once its goal is in the list.
  const { form, fields, te } = useActionForm(WriteGoal, { id: `goal-${goals.length}`, intent: 'goal' })
  const { form: reopening } = useActionForm(ReopenGoal, { id: 'reopen', intent: 'reopen' })
  const starting = useActionForm(GiveStart, { id: 'answer-start', intent: 'start' })
  const labels = useFeedbackLabels('start')
  const running = mentorship.status === 'running'
  return (
    <FormPage
      title={t('goals.title')}
      lead={t('goals.lead')}
      eyebrow={mentorship.otherName}
      back={{ to: `/${side}/mentorships`, label: t('common:form.backToPair') }}
      errors={
        <>
          <FormErrors form={form} labels={{ text: t('goals.new') }} />
          <FormErrors form={reopening} />
          <FormErrors form={starting.form} labels={labels} />
        </>
      }
    >
      {!running && <Banner>{t('goals.ended')}</Banner>}
      {goals.length > 0 ? (
        <GoalList goals={goals} act={running ? goalButton : undefined} />
      ) : (
        <p className="text-muted">{t('goals.none')}</p>
      )}
      {running && (
        <ActionForm form={form} key={form.id}>
          <input type="hidden" name="intent" value="goal" />
          <TextArea {...fieldProps(fields.text, te)} label={t('goals.new')} hint={t('goals.hint')} rows={2} />
          <SubmitButton pending="saving">{t('goals.add')}</SubmitButton>
        </ActionForm>
      )}
      {start && <GivenFeedback id="start" given={start} />}
      {mentorship.asksStart && (
        <Card id="start" title={t('common:feedback.start.title')}>
          <ActionForm form={starting.form}>
            <input type="hidden" name="intent" value="start" />
            <OutcomeFields {...starting} />
            <SubmitButton pending="sending">{t('common:feedback.submit')}</SubmitButton>
          </ActionForm>
        </Card>
      )}
    </FormPage>
  )
}

const goalButton = (goal: Goal) => (
  <>
    <GoalButton goal={goal} />
    {/* The key gives the form the new words once they are saved. */}
    <EditWords key={goal.text} goal={goal} />
  </>
)

/** The words of a goal, to change; open again if the change was refused. */
function EditWords({ goal }: { goal: Goal }) {
  const { t } = useTranslation('mentor')
  const { form, fields, te } = useActionForm(EditGoal, {
    id: `edit-${goal.id}`,
    intent: 'edit',
    sent: { goalId: String(goal.id) },
    defaultValue: { text: goal.text },
  })
  return (
    <details className="basis-full" open={form.errors !== undefined || fields.text.errors !== undefined}>
      <summary className="inline-flex min-h-11 items-center font-medium text-primary underline underline-offset-4">
        {t('goals.edit')}
        <VisuallyHidden> {goal.text}</VisuallyHidden>
      </summary>
      <div className="mt-3 grid gap-5">
        <FormErrors form={form} labels={{ text: t('goals.words') }} />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="edit" />
          <input type="hidden" name="goalId" value={goal.id} />
          <TextArea {...fieldProps(fields.text, te)} label={t('goals.words')} rows={2} />
          <SubmitButton variant="secondary" pending="saving">
            {t('common:form.save')}
          </SubmitButton>
        </ActionForm>
      </div>
    </details>
  )
}

function GoalButton({ goal }: { goal: Goal }) {
  const { t } = useTranslation('mentor')
  const intent = goal.reachedAt ? 'reopen' : 'reach'
  return (
    <Form method="post">
      <TokenField />
      <input type="hidden" name="goalId" value={goal.id} />
      <Button name="intent" value={intent} variant={goal.reachedAt ? 'quiet' : 'secondary'}>
        {t(`goals.${intent}`)}
        <VisuallyHidden> {goal.text}</VisuallyHidden>
      </Button>
    </Form>
  )
}
