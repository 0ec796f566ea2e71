import { useTranslation } from '~/i18n/use-translation'
import type { CreatedRole } from '~/domain/created-people/schema'
import { TokenField } from '~/forms/action-form'
import { Form, useLocation } from '~/http/page'
import { Button } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'

type SendInvitationProps = { userId: number; profile: CreatedRole; name: string }

/** Sends the mail about a waiting profile again and returns to this page; `name` says to whom. */
export function SendInvitation({ userId, profile, name }: SendInvitationProps) {
  const { t } = useTranslation('creating')
  const { pathname } = useLocation()
  return (
    <Form method="post" action={`/admin/users/${userId}`}>
      <TokenField />
      <input type="hidden" name="intent" value="invite" />
      <input type="hidden" name="role" value={profile} />
      <input type="hidden" name="redirectTo" value={pathname} />
      <Button variant="quiet" className="-ml-3" pendingLabel={t('common:form.sending')}>
        {t('due.send')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  )
}
