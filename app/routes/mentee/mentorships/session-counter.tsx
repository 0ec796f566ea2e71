import { useTranslation } from '~/i18n/use-translation'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import type { AddOwnSession } from '~/domain/mentorships/session-schema'
import { ActionForm, TokenField, type useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { athensDay } from '~/i18n/format'
import { SessionFields } from '~/parts/mentorships/session-fields'
import { useSheetNote } from '~/parts/mentorships/planned-sessions/use-sheet-note'
import { Stepper, StepperButton } from '~/ui/stepper'

export type SessionCounterProps = {
  mentorship: Mentorship
  formKey: string
  now: Date
  add: ReturnType<typeof useActionForm<typeof AddOwnSession>>
}

/** The number of sessions, with a form to add one and a form to remove the last one. */
export function SessionCounter({ mentorship, formKey, now, add }: SessionCounterProps) {
  const { t } = useTranslation('mentee')
  const { id, kind, completedSessions, minimumSessions, sessionCap, startedAt } = mentorship
  const noteHint = useSheetNote(mentorship)
  const full = completedSessions >= sessionCap
  return (
    <div className="grid min-w-0 content-start gap-4">
      <h4 className="text-base font-bold">{t('counter.title')}</h4>
      <Stepper
        label={t('counter.title')}
        text={t(`counter.${kind}`, { count: completedSessions, minimum: minimumSessions })}
        value={completedSessions}
        total={minimumSessions}
        less={completedSessions > 0 && <TakeBack mentorshipId={id} formKey={formKey} />}
      />
      {full ? (
        <p className="max-w-read text-sm text-muted">{t('counter.full', { cap: sessionCap })}</p>
      ) : (
        <ActionForm key={completedSessions} form={add.form} className="grid gap-4">
          <input type="hidden" name="mentorshipId" value={id} />
          <SessionFields
            {...add}
            formKey={`${formKey}:increase`}
            from={athensDay(startedAt)}
            lastDay={athensDay(now)}
            noteHint={noteHint}
          />
        </ActionForm>
      )}
    </div>
  )
}

function TakeBack({ mentorshipId, formKey }: { mentorshipId: number; formKey: string }) {
  const { t } = useTranslation('mentee')
  return (
    <Form method="post">
      <TokenField />
      <input type="hidden" name="intent" value="decrease" />
      <input type="hidden" name="mentorshipId" value={mentorshipId} />
      <input type="hidden" name="formKey" value={`${formKey}:decrease`} />
      <StepperButton direction="less" label={t('counter.decrease')} />
    </Form>
  )
}
