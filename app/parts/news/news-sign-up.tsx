import { useTranslation } from '~/i18n/use-translation'
import { SignUpForNews } from '~/domain/news/sign-up-schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { Link } from '~/http/page'
import { locales, toLanguage, toLocale } from '~/i18n/locale'
import { Banner } from '~/ui/banner'
import { Button, LinkButton } from '~/ui/button'
import { EmailField, fieldProps, SelectField } from '~/ui/field'

/** The form for news without an account, and its errors for the page's head. */
export function useNewsSignUp() {
  const { t, language } = useTranslation('public')
  const action = useActionForm(SignUpForNews, {
    id: 'sign-up-for-news',
    defaultValue: { locale: toLocale(language) },
  })
  const labels = { email: t('comingSoon.email'), locale: t('comingSoon.language') }
  return { action, labels, errors: <FormErrors form={action.form} labels={labels} /> }
}

/** Tells that a link is on its way, if it was just asked for. */
export function NewsSent({ sent }: { sent: boolean }) {
  const { t } = useTranslation('public')
  if (!sent) return null
  return (
    <Banner tone="success" title={t('comingSoon.sent')} role="status">
      <p>{t('comingSoon.sentText')}</p>
    </Banner>
  )
}

/** The fields of the form, and the link to erase an address. */
export function NewsSignUp({ action: { form, fields, te }, labels }: ReturnType<typeof useNewsSignUp>) {
  const { t } = useTranslation('public')
  return (
    <>
      <ActionForm form={form}>
        <EmailField {...fieldProps(fields.email, te)} label={labels.email} autoComplete="email" />
        <SelectField
          {...fieldProps(fields.locale, te)}
          label={labels.locale}
          options={locales.map((value) => ({ value, label: t(`common:languages.${toLanguage(value)}`) }))}
        />
        <div className="flex flex-wrap gap-4">
          <Button pendingLabel={t('common:form.oneMoment')}>{t('comingSoon.submit')}</Button>
          <LinkButton to="/" variant="secondary">
            {t('common:errorPage.home')}
          </LinkButton>
        </div>
      </ActionForm>
      <p>
        <Link to="/erase-my-address">{t('comingSoon.erase')}</Link>
      </p>
    </>
  )
}
