import { useTranslation } from '~/i18n/use-translation'
import { hasDraft } from '~/http/draft-cookie.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect } from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { readPending, readSession } from '~/http/session.server'
import { LinkButton } from '~/ui/button'
import { PageHeader } from '~/ui/page-header'

export const handle: Handle = { title: (t) => t('public:cookiesNeeded.title') }

/** On the way from a sign-in, or the first step of an application, to its next page: goes on if the browser sends the new cookie. */
export function loader({ request }: Args) {
  const to = safePath(new URL(request.url).searchParams.get('to'))
  if (readSession(request) || readPending(request) || hasDraft(request)) throw redirect(to)
  return { to }
}

export default function CookiesNeededPage() {
  const { to } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  return (
    <>
      <PageHeader title={t('cookiesNeeded.title')} lead={t('cookiesNeeded.text')} />
      <LinkButton to={to}>{t('common:errorPage.again')}</LinkButton>
    </>
  )
}
