import { useTranslation } from '~/i18n/use-translation'
import { UserEmail } from '~/domain/people/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { EffectList } from '~/ui/effect-list'
import { EmailField, fieldProps } from '~/ui/field'
import { RecordSection } from '~/ui/record-page'

/** A new e-mail address, which its owner confirms. */
export function EmailSection({ passwordNeeded }: { passwordNeeded: boolean }) {
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(UserEmail, { id: 'email-of', intent: 'email' })
  const labels = { email: t('common:facts.newEmail') }
  return (
    <RecordSection id="email" title={t('emailOf.title')}>
      <div className="grid gap-7">
        <FormErrors form={form} labels={labels} />
        <p>{t('emailOf.lead')}</p>
        <EffectList effects={[t('emailOf.link'), t('emailOf.told'), t('emailOf.until')]} />
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="email" />
          <EmailField {...fieldProps(fields.email, te)} label={labels.email} autoComplete="off" />
          <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
          <SubmitButton>{t('common:form.sendLink')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}
