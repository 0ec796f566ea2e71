import { useTranslation } from '~/i18n/use-translation'
import { InvitedAdmin } from '~/domain/accounts/admin-right-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { locales, toLanguage } from '~/i18n/locale'
import { PasswordAgain } from '~/parts/accounts/password-again'
import { RightField } from '~/parts/accounts/right-field'
import { EffectList } from '~/ui/effect-list'
import { EmailField, fieldProps, SelectField, TextField } from '~/ui/field'

/** An invitation to the team for somebody without an account. */
export function InviteForm({ passwordNeeded }: { passwordNeeded: boolean }) {
  const { t } = useTranslation('settings')
  const { form, fields, te } = useActionForm(InvitedAdmin, { id: 'invite' })
  const labels = {
    name: t('common:profile.fields.name'),
    surname: t('common:profile.fields.surname'),
    email: t('inviteAdmin.email'),
    right: t('rights.legend'),
  }
  return (
    <>
      <FormErrors form={form} labels={labels} />
      <ActionForm form={form}>
        <TextField {...fieldProps(fields.name, te)} label={labels.name} autoComplete="off" />
        <TextField {...fieldProps(fields.surname, te)} label={labels.surname} autoComplete="off" />
        <EmailField {...fieldProps(fields.email, te)} label={labels.email} autoComplete="off" />
        <SelectField
          {...fieldProps(fields.locale, te)}
          label={t('common:shell.language')}
          hint={t('creating:form.localeHint')}
          options={locales.map((value) => ({ value, label: t(`common:languages.${toLanguage(value)}`) }))}
          width="half"
        />
        <RightField field={fields.right} te={te} />
        <EffectList effects={[t('inviteAdmin.link'), t('inviteAdmin.sees'), t('inviteAdmin.factor')]} />
        <PasswordAgain field={fields.currentPassword} te={te} needed={passwordNeeded} />
        <SubmitButton>{t('inviteAdmin.submit')}</SubmitButton>
      </ActionForm>
    </>
  )
}
