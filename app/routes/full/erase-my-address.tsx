import { Trans } from 'react-i18next'
import { useTranslation } from '~/i18n/use-translation'
import { eraseNewsAddress } from '~/domain/news/sign-up.server'
import { EraseAddress } from '~/domain/news/sign-up-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, browserOf, redirect, submit } from '~/http/page.server'
import { TermsLink } from '~/parts/texts/terms-link'
import { Banner } from '~/ui/banner'
import { EmailField, fieldProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = {
  i18n: ['public', 'terms'],
  title: (t) => t('terms:eraseAddress.title'),
  found: (t) => ({ description: t('public:found.eraseAddress') }),
}

export function loader({ request }: Args) {
  return { done: new URL(request.url).searchParams.has('done') }
}

export async function action(args: Args) {
  return submit(args, EraseAddress, async (asked) => {
    await eraseNewsAddress(asked, browserOf(args).address)
    return redirect('/erase-my-address?done')
  })
}

export default function EraseAddressPage() {
  const { done } = useLoaderData<typeof loader>()
  const { t } = useTranslation('terms')
  const { form, fields, te } = useActionForm(EraseAddress, { id: 'erase-address' })
  const labels = { email: t('eraseAddress.email') }
  return (
    <FormPage
      title={t('eraseAddress.title')}
      lead={t('eraseAddress.lead')}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {done && (
        <Banner tone="success" title={t('eraseAddress.done')} role="status">
          <p>{t('eraseAddress.doneText')}</p>
        </Banner>
      )}
      <ActionForm form={form}>
        <EmailField {...fieldProps(fields.email, te)} label={labels.email} autoComplete="email" />
        <SubmitButton>{t('eraseAddress.submit')}</SubmitButton>
      </ActionForm>
      <p className="text-muted">
        <Trans
          t={t}
          i18nKey="eraseAddress.account"
          components={{
            account: <Link to="/erase-my-account" />,
            privacy: <TermsLink to="/privacy-policy" />,
          }}
        />
      </p>
    </FormPage>
  )
}
