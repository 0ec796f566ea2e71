import { useTranslation } from '~/i18n/use-translation'
import { TokenField } from '~/forms/action-form'
import { Link, useConstants } from '~/http/page'
import { Button, ButtonRow, LinkButton } from '~/ui/button'
import type { Role } from '~/viewer/role'

/** The other ways from here: another role, sign out, no account at all. */
export function OtherWays({ roles }: { roles: Role[] }) {
  const { t } = useTranslation('creating')
  const { teamEmail } = useConstants()
  return (
    <div className="grid gap-3 border-t border-line pt-6">
      <p className="text-muted">{t('complete.questions', { teamEmail })}</p>
      <ButtonRow>
        {roles.length > 0 && (
          <LinkButton to="/choose-profile" variant="secondary">
            {t('complete.otherRole')}
          </LinkButton>
        )}
        <form method="post" action="/logout">
          <TokenField />
          <Button variant="quiet">{t('common:shell.logout')}</Button>
        </form>
        <Link to="/erase-my-account">{t('complete.erase')}</Link>
      </ButtonRow>
    </div>
  )
}
