import { useTranslation } from '~/i18n/use-translation'
import type { AutomaticAnswer } from '~/domain/applications/automatic-answers.server'
import { decisions } from '~/domain/applications/schema'
import type { DecideHere } from '~/domain/people/schema'
import { ActionForm, SubmitButton, type useActionForm } from '~/forms/action-form'
import { Disclosure } from '~/ui/disclosure'
import { CheckboxField, fieldProps, RadioGroup, TextArea } from '~/ui/field'

export type DecisionFormProps = ReturnType<typeof useActionForm<typeof DecideHere>> & {
  automatic: AutomaticAnswer[]
  /** The start of the work experience is missing: the team must have checked it. */
  experienceMissing: boolean
  /** The applicant was asked once and cannot be asked again. */
  asked: boolean
}

/** Approves, asks for more or rejects, with a message or the standard text shown below. */
export function DecisionForm({ form, fields, te, automatic, experienceMissing, asked }: DecisionFormProps) {
  const { t } = useTranslation('admin')
  const options = decisions
    .filter((value) => !(asked && value === 'awaiting_response'))
    .map((value) => ({
      value,
      label: t(`applications.decide.${value}`),
      hint: t(`applications.decide.${value}Hint`),
    }))
  return (
    <ActionForm form={form}>
      <input type="hidden" name="intent" value="decide" />
      <RadioGroup
        {...fieldProps(fields.decision, te)}
        legend={t('applications.decide.legend')}
        options={options}
        boxed
      />
      {experienceMissing && (
        <CheckboxField
          {...fieldProps(fields.experienceChecked, te)}
          label={t('applications.decide.experienceChecked')}
          hint={t('applications.decide.experienceCheckedHint')}
          boxed
        />
      )}
      <TextArea
        {...fieldProps(fields.message, te)}
        label={t('applications.decide.message')}
        hint={t('applications.decide.messageHint')}
        optional
      />
      <SubmitButton pending="sending">{t('applications.decide.submit')}</SubmitButton>
      {automatic.map(({ decision, subject, text, lang }) => (
        <Disclosure key={decision} summary={t(`applications.decide.automatic.${decision}`)}>
          <div lang={lang} className="max-w-read">
            <p className="font-bold">{subject}</p>
            <p className="mt-2 break-words whitespace-pre-line">{text}</p>
          </div>
        </Disclosure>
      ))}
    </ActionForm>
  )
}
