import type { FieldMetadata } from '@conform-to/react'
import { useErrorText, useTranslation } from '~/i18n/use-translation'
import type { Option } from '~/domain/lookups/lookups.server'
import type { OpenWay } from '~/domain/mentorship-requests/asking.server'
import { CoachingRequest, MentoringRequest } from '~/domain/mentorship-requests/schema'
import { ActionForm, FormErrors, useActionForm } from '~/forms/action-form'
import { useConstants } from '~/http/page'
import { formatDeadline } from '~/i18n/format'
import { TermsLink } from '~/parts/texts/terms-link'
import { Button } from '~/ui/button'
import { CheckboxField, fieldProps, SelectField, TextArea } from '~/ui/field'

type FormProps = { way: OpenWay; due: Date }

/** A request for mentoring: a message. */
export function MentoringForm({ way, due }: FormProps) {
  const { form, fields } = useActionForm(MentoringRequest, { id: 'send-request' })
  return (
    <>
      <div className="mb-6 empty:hidden">
        <FormErrors form={form} />
      </div>
      <ActionForm form={form}>
        <Conditions way={way} due={due} />
        <Message field={fields.message} />
        <Begin way={way} field={fields.beginRequested} />
        <Send kind="mentoring" />
      </ActionForm>
    </>
  )
}

/** A request for coaching: also the reason, the field, and consent to the terms of coaching. */
export function CoachingForm({ way, due, topics }: FormProps & { topics: Option[] }) {
  const { t } = useTranslation('public')
  const { form, fields, te } = useActionForm(CoachingRequest, { id: 'send-request' })
  return (
    <>
      <div className="mb-6 empty:hidden">
        <FormErrors
          form={form}
          labels={{
            fieldOfInterest: t('requestBox.field'),
            reason: t('requestBox.reason'),
            message: t('common:facts.yourMessage'),
          }}
        />
      </div>
      <ActionForm form={form}>
        <Conditions way={way} due={due} />
        <SelectField
          {...fieldProps(fields.fieldOfInterest, te)}
          label={t('requestBox.field')}
          placeholder={t('requestBox.choose')}
          options={topics}
        />
        <TextArea
          {...fieldProps(fields.reason, te)}
          label={t('requestBox.reason')}
          hint={t('requestBox.reasonHint')}
          rows={3}
        />
        <Message field={fields.message} />
        <CheckboxField
          {...fieldProps(fields.termsAccepted, te)}
          label={t('requestBox.terms')}
          hint={<TermsLink to="/coaching-terms">{t('requestBox.readTerms')}</TermsLink>}
        />
        <Begin way={way} field={fields.beginRequested} />
        <Send kind="coaching" />
      </ActionForm>
    </>
  )
}

/** Which package the request uses, and its deadline. */
function Conditions({ way, due }: FormProps) {
  const { t, language } = useTranslation('public')
  const { answerDays } = useConstants()
  return (
    <div className="grid gap-2">
      <input type="hidden" name="kind" value={way.kind} />
      <p>{t('requestBox.answer', { count: answerDays, date: formatDeadline(language, due) })}</p>
      <p className="text-sm text-muted">{t('requestBox.package', { name: way.packageName })}</p>
    </div>
  )
}

function Message({ field }: { field: FieldMetadata<string> }) {
  const { t } = useTranslation('public')
  const te = useErrorText()
  const { messageMinimumLength, messageMaximumLength } = useConstants()
  return (
    <TextArea
      {...fieldProps(field, te)}
      label={t('common:facts.yourMessage')}
      hint={t('requestBox.messageHint', { minimum: messageMinimumLength, maximum: messageMaximumLength })}
      rows={8}
      counter={{ unit: 'characters', text: t('common:form.characters', { count: 0 }) }}
    />
  )
}

/** The express request to begin, where it would count; optional. */
function Begin({ way, field }: { way: OpenWay; field: FieldMetadata<boolean | undefined> }) {
  const { t } = useTranslation('public')
  const te = useErrorText()
  if (!way.beginDue) return null
  return (
    <CheckboxField
      {...fieldProps(field, te)}
      label={t('common:begin.ask')}
      hint={t('common:begin.hint')}
      boxed
    />
  )
}

function Send({ kind }: { kind: OpenWay['kind'] }) {
  const { t } = useTranslation('public')
  return <Button pendingLabel={t('common:form.sending')}>{t(`requestBox.submit.${kind}`)}</Button>
}
