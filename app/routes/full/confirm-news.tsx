import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { ConfirmEmail } from '~/domain/accounts/sign-in-schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, findViewer, homeOf, redirect, submit } from '~/http/page.server'
import { LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['public'], title: (t) => t('public:confirmNews.title') }

export async function loader({ request }: Args) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return { token, lives: await reads.authLinkLives({ token, purpose: 'confirm_news' }) }
}

export async function action(args: Args) {
  const viewer = await findViewer(args)
  return submit(args, ConfirmEmail, async ({ token }) => {
    await acts.authConfirmNews({ token })
    return redirect(viewer?.role ? homeOf(viewer.role) : '/', 'newsConfirmed')
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
        <SubmitButton>{t('confirmNews.submit')}</SubmitButton>
      </ActionForm>
    </FormPage>
  )
}
