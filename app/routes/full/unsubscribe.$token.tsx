import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { type Handle, useLoaderData } from '~/http/page'
import { linkToken } from '~/http/link-token.server'
import { type Args, findViewer, redirect, submit } from '~/http/page.server'
import { accountPath } from '~/parts/accounts/account-tabs'
import { Unsubscribe } from '~/domain/notifications/schema'
import { ActionForm, FormErrors, useActionForm } from '~/forms/action-form'
import { Button, LinkButton } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle<{ link: unknown } | undefined> = {
  title: (t, data) => t(data && !data.link ? 'account:unsubscribe.deadTitle' : 'account:unsubscribe.title'),
}

export async function loader(args: Args) {
  const [viewer, link] = await Promise.all([
    findViewer(args),
    reads.authUnsubscribeLink({ token: linkToken(args.request) }),
  ])
  return { link, account: viewer?.role ? accountPath(viewer.role, 'notifications') : '/login' }
}

export async function action(args: Args) {
  const token = linkToken(args.request)
  const choose = async ({
    wanted,
    'List-Unsubscribe': oneClick,
  }: {
    wanted: string
    'List-Unsubscribe'?: string
  }) => {
    await acts.authUnsubscribe({ token, wanted: wanted === 'yes' })
    // Mail programs do not follow redirects.
    return oneClick ? new Response(null, { status: 200 }) : redirect(`/unsubscribe/${token}`)
  }
  return submit(args, Unsubscribe, choose, { byLink: true })
}

export default function UnsubscribePage() {
  const { link, account } = useLoaderData<typeof loader>()
  const { t } = useTranslation('account')
  const { form } = useActionForm(Unsubscribe, { id: 'unsubscribe' })
  const errors = <FormErrors form={form} />
  const toAccount = (
    <LinkButton to={account} variant="secondary">
      {t('unsubscribe.all')}
    </LinkButton>
  )
  if (!link) {
    return (
      <FormPage title={t('unsubscribe.deadTitle')} lead={t('unsubscribe.deadText')} errors={errors}>
        <p>{toAccount}</p>
      </FormPage>
    )
  }
  const state = link.wanted ? 'wanted' : 'stopped'
  return (
    <FormPage title={t(`unsubscribe.${state}.title`)} lead={t(`unsubscribe.${state}.lead`)} errors={errors}>
      <div className="rounded-leaf-sm border border-line px-4 py-3">
        <p className="font-bold">{t(`notifications.${link.notification}.label`)}</p>
        <p className="text-muted">{t(`notifications.${link.notification}.hint`)}</p>
      </div>
      <ActionForm form={form}>
        <div className="flex flex-wrap gap-4">
          <Button name="wanted" value={link.wanted ? 'no' : 'yes'} pendingLabel={t('common:form.oneMoment')}>
            {t(`unsubscribe.${state}.submit`)}
          </Button>
          {toAccount}
        </div>
      </ActionForm>
    </FormPage>
  )
}
