import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ConfirmEmail } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { findViewer, homeOf } from '~/http/viewer.server'
import { Button, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['public'], title: (t) => t('public:confirmNews.title') }

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, lives: await reads.authLinkLives({ token, purpose: 'confirm_news' }) }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await findViewer(args)
  return submit(args, ConfirmEmail, async ({ token }) => {
    await acts.authConfirmNews({ token })
    return redirect(viewer?.role ? homeOf(viewer.role) : '/', { headers: flash('newsConfirmed') })
  })
}

export default function ConfirmNewsPage() {
  const { token, lives } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const { form } = useActionForm(ConfirmEmail, { id: 'confirm-news' })
  const errors = <FormErrors form={form} />
  if (!lives) {
    return (
      <FormPage title={t('confirmNews.deadTitle')} lead={t('confirmNews.deadText')} errors={errors}>
        <p>
          <LinkButton to="/news">{t('confirmNews.again')}</LinkButton>
        </p>
      </FormPage>
    )
  }
  return (
    <FormPage title={t('confirmNews.title')} lead={t('confirmNews.lead')} errors={errors}>
      <ActionForm form={form}>
        <input type="hidden" name="token" value={token} />
        <div>
          <Button pendingLabel={t('common:form.oneMoment')}>{t('confirmNews.submit')}</Button>
        </div>
      </ActionForm>
    </FormPage>
  )
}
