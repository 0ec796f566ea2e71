import { useTranslation } from 'react-i18next'
import { ChangePreferences } from '~/domain/accounts/own-account-schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { ThemeButtons } from '~/layouts/theme-buttons'
import { useShell } from '~/layouts/use-shell'
import { locales, toLanguage, type Locale } from '~/i18n/locale'
import { Button } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { CheckboxField, RadioGroup } from '~/ui/field'

/** The language of pages and mails, the newsletter, and how pages look on this device. */
export function AccountPreferences({ locale, news }: { locale: Locale; news: boolean }) {
  const { t } = useTranslation('account')
  const { path, formToken } = useShell()
  const { form, fields, te } = useActionForm(ChangePreferences, {
    id: 'preferences',
    defaultValue: { locale, news: news ? 'on' : undefined },
  })
  return (
    <div className="grid gap-7">
      <FormErrors form={form} />
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="preferences" />
        <RadioGroup
          {...fieldProps(fields.locale, te)}
          legend={t('preferences.language')}
          hint={t('preferences.languageHint')}
          options={locales.map((each) => ({ value: each, label: t(`common:languages.${toLanguage(each)}`) }))}
        />
        <CheckboxField
          {...fieldProps(fields.news, te)}
          label={t('preferences.news')}
          hint={t('preferences.newsHint')}
          boxed
        />
        <div>
          <Button pendingLabel={t('common:form.saving')}>{t('common:form.save')}</Button>
        </div>
      </ActionForm>
      <section className="grid gap-3">
        <h2 className="text-xl">{t('common:shell.theme.label')}</h2>
        <p className="text-muted">{t('preferences.themeHint')}</p>
        <ThemeButtons path={path} formToken={formToken} className="-ml-3" />
      </section>
    </div>
  )
}
