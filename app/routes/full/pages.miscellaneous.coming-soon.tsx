import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { askForNews } from '~/domain/news/sign-up.server'
import { SignUpForNews } from '~/domain/news/sign-up-schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { browserOf } from '~/http/browser.server'
import type { Handle } from '~/http/handle'
import { useConstants } from '~/http/root-data'
import { submit } from '~/http/submit.server'
import { locales, toLanguage, toLocale } from '~/i18n/locale'
import { useLanguage } from '~/i18n/use-language'
import { Banner } from '~/ui/banner'
import { Button, LinkButton } from '~/ui/button'
import { fieldProps } from '~/ui/conform'
import { EmailField, SelectField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = {
  i18n: ['public'],
  title: (t) => t('public:comingSoon.title'),
  found: (t) => ({ description: t('public:found.comingSoon') }),
}

export function loader({ request }: LoaderFunctionArgs) {
  return { sent: new URL(request.url).searchParams.has('sent') }
}

export async function action(args: ActionFunctionArgs) {
  return submit(args, SignUpForNews, async (asked) => {
    await askForNews(asked, browserOf(args).address)
    return redirect('/pages/miscellaneous/coming-soon?sent')
  })
}

export default function ComingSoonPage() {
  const { sent } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const language = useLanguage()
  const { form, fields, te } = useActionForm(SignUpForNews, {
    id: 'sign-up-for-news',
    defaultValue: { locale: toLocale(language) },
  })
  const labels = { email: t('comingSoon.email'), locale: t('comingSoon.language') }
  return (
    <FormPage
      title={t('comingSoon.title')}
      lead={t('comingSoon.text', { ...useConstants() })}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {sent && (
        <Banner tone="success" title={t('comingSoon.sent')} role="status">
          <p>{t('comingSoon.sentText')}</p>
        </Banner>
      )}
      <section className="grid gap-4" aria-labelledby="news-title">
        <h2 id="news-title" className="text-xl">
          {t('comingSoon.newsTitle')}
        </h2>
        <p>{t('comingSoon.newsText')}</p>
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
      </section>
    </FormPage>
  )
}
