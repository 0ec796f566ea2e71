import { useTranslation } from '~/i18n/use-translation'
import { ChangePreferences } from '~/domain/accounts/own-account-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { ThemeButtons } from '~/layouts/theme-buttons'
import { useShell } from '~/layouts/use-shell'
import type { OwnUser } from '~/domain/accounts/own-user.server'
import { personName } from '~/i18n/latin-name'
import { locales, toLanguage } from '~/i18n/locale'
import { CheckboxField, fieldProps, RadioGroup, TextField } from '~/ui/field'

/** The language of pages and mails, the name in Latin letters, the consent to news, and how pages look on this device. */
export function AccountPreferences({ user }: { user: OwnUser }) {
  const { locale, name, surname, latinName, news } = user
  const { t } = useTranslation('account')
  const { path, formToken } = useShell()
  const { form, fields, te } = useActionForm(ChangePreferences, {
    id: 'preferences-form',
    intent: 'preferences',
    defaultValue: { locale, latinName: latinName ?? undefined, news: news ? 'on' : undefined },
  })
  return (
    <div className="grid gap-7">
      <FormErrors form={form} labels={{ latinName: t('preferences.latinName') }} />
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="preferences" />
        <RadioGroup
          {...fieldProps(fields.locale, te)}
          legend={t('common:shell.language')}
          hint={t('preferences.languageHint')}
          options={locales.map((each) => ({ value: each, label: t(`common:languages.${toLanguage(each)}`) }))}
        />
        <TextField
          {...fieldProps(fields.latinName, te)}
          label={t('preferences.latinName')}
          optional
          hint={t('preferences.latinNameHint', { name: personName('en', `${name} ${surname}`) })}
          autoComplete="off"
          lang="en"
        />
        <CheckboxField
          {...fieldProps(fields.news, te)}
          label={t('preferences.news')}
          hint={t('preferences.newsHint')}
          boxed
        />
        <SubmitButton pending="saving">{t('preferences.submit')}</SubmitButton>
      </ActionForm>
      <section className="grid gap-3">
        <h3 className="text-lg">{t('common:shell.theme.label')}</h3>
        <p className="text-muted">{t('preferences.themeHint')}</p>
        <ThemeButtons path={path} formToken={formToken} className="-ml-3" />
      </section>
    </div>
  )
}
