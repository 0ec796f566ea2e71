import { useTranslation } from '~/i18n/use-translation'
import { TokenField } from '~/forms/action-form'
import { type Handle, useConstants } from '~/http/page'
import { type Args, findViewer, homeOf, redirect } from '~/http/page.server'
import { Button } from '~/ui/button'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('public:suspended.title') }

export async function loader(args: Args) {
  const viewer = await findViewer(args)
  if (!viewer?.suspended) throw redirect(viewer ? homeOf(viewer.role) : '/')
  return null
}

/** The one page of a suspended account: that nothing is erased, and whom to write to. */
export default function SuspendedPage() {
  const { t } = useTranslation('public')
  const { teamEmail } = useConstants()
  return (
    <FormPage title={t('suspended.title')} lead={t('suspended.lead')}>
      <p>{t('suspended.write')}</p>
      <p>
        <a href={`mailto:${teamEmail}`} className="wrap-anywhere">
          {teamEmail}
        </a>
      </p>
      <form method="post" action="/logout">
        <TokenField />
        <Button variant="secondary">{t('common:shell.logout')}</Button>
      </form>
    </FormPage>
  )
}
