import { useTranslation } from '~/i18n/use-translation'
import { Settle, type Trouble } from '~/domain/follow-ups/schema'
import type { FollowedUp } from '~/domain/follow-ups/follow-ups.server'
import { ActionForm, FormErrors, SubmitButton, TokenField, useActionForm } from '~/forms/action-form'
import { Form } from '~/http/page'
import { fieldProps, TextArea } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'
import { LookAgainField } from './look-again-field'

type FollowUpFormsProps = {
  /** What is wrong; null if nothing waits for the team. */
  trouble: Trouble | null
  /** Who looks after it. */
  owner: string | null
  followUps: FollowedUp[]
}

/** On the record of what is in trouble: an admin takes it over, or writes how it was settled. */
export function FollowUpForms({ trouble, owner, followUps }: FollowUpFormsProps) {
  const { t } = useTranslation('records')
  const { form, fields, te } = useActionForm(Settle, { id: 'settle', intent: 'settle' })
  const labels = { note: t('followUp.note'), lookAgain: t('followUp.lookAgain') }
  // A colleague may have settled it meanwhile: what was typed stays.
  const shown = trouble ?? (form.status === 'error' ? followUps[0]?.trouble : undefined)
  if (!shown) return null
  const hidden = { trouble: shown, seen: followUps.find((one) => one.trouble === shown)?.id ?? 0 }
  return (
    <RecordSection id="follow-up" title={t(`followUp.troubles.${shown}`)}>
      <FormErrors form={form} labels={labels} />
      <div className="grid max-w-read gap-6">
        <Form method="post" className="grid gap-3">
          <TokenField />
          <Hidden intent="take" {...hidden} />
          <p>{owner ? t('followUp.taken', { name: owner }) : t('followUp.nobody')}</p>
          <SubmitButton variant="secondary">{t('followUp.take')}</SubmitButton>
        </Form>
        <ActionForm form={form}>
          <Hidden intent="settle" {...hidden} />
          <TextArea
            {...fieldProps(fields.note, te)}
            label={labels.note}
            hint={t('followUp.noteHint')}
            rows={4}
          />
          <LookAgainField field={fields.lookAgain} te={te} never={t('followUp.anew')} />
          <SubmitButton pending="saving">{t('followUp.settle')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}

function Hidden(fields: { intent: 'take' | 'settle'; trouble: Trouble; seen: number }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
