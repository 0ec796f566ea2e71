import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { hasPage } from '~/route-table'
import { Avatar } from '~/ui/avatar'
import { Icon } from '~/ui/icon'
import { Count } from '~/ui/tabs'
import { DropDown } from '~/ui/drop-down'
import { PostForm } from './post-form'
import type { ShellViewer } from './shell-types'

type AccountProps = { viewer: ShellViewer; formToken: string }

/** The name of the viewer, links to the other roles and the account, and sign-out. */
function AccountActions({ viewer, formToken }: AccountProps) {
  const { t } = useTranslation('common')
  const others = viewer.roles.filter((role) => role !== viewer.role)
  return (
    <>
      <p className="px-3 pt-2 pb-3 text-sm text-muted">
        {t('shell.signedInAs')}
        <b className="block text-base text-ink">{viewer.name}</b>
        {viewer.role && t(`roles.${viewer.role}`)}
      </p>
      {others.length > 0 && (
        <PostForm action="/switch-account" formToken={formToken} className="border-t border-line py-1">
          {others.map((role) => (
            <button key={role} name="role" value={role} className="drop-down-line">
              <Icon name="arrowRight" />
              {t(`shell.switchTo.${role}`)}
            </button>
          ))}
        </PostForm>
      )}
      <div className="border-t border-line pt-1">
        {viewer.role && hasPage(`/${viewer.role}/messages`) && (
          <Link to={`/${viewer.role}/messages`} className="drop-down-line">
            <Icon name="mail" />
            {t('shell.messages')}
            <Unread viewer={viewer} />
          </Link>
        )}
        {viewer.role && hasPage(`/${viewer.role}/my-account`) && (
          <Link to={`/${viewer.role}/my-account`} className="drop-down-line">
            <Icon name="user" />
            {t('shell.myAccount')}
          </Link>
        )}
        <PostForm action="/logout" formToken={formToken}>
          <button className="drop-down-line">
            <Icon name="lock" />
            {t('shell.logout')}
          </button>
        </PostForm>
      </div>
    </>
  )
}

/** The number of unread messages, if there are any. */
function Unread({ viewer: { unreadCount = 0 } }: { viewer: ShellViewer }) {
  const { t } = useTranslation('common')
  if (unreadCount === 0) return null
  return (
    <>
      <span aria-hidden="true">
        <Count value={unreadCount} strong />
      </span>
      <span className="sr-only">{t('shell.unread', { count: unreadCount })}</span>
    </>
  )
}

/** The same as a menu behind the viewer's photo. */
export function AccountMenu({ viewer, formToken }: AccountProps) {
  const { t } = useTranslation('common')
  return (
    <DropDown
      className="max-w-full min-w-0 lg:relative"
      panelClass="inset-x-2 top-full mt-2 lg:right-0 lg:left-auto lg:w-72"
      summary={
        <>
          <Avatar name={viewer.name} src={viewer.photo} size="sm" loading="eager" />
          <span className="sr-only">{t('shell.account')}: </span>
          <span className="max-w-60 min-w-0 truncate max-sm:sr-only">{viewer.name}</span>
          <Unread viewer={viewer} />
          <Icon name="chevronDown" className="turns size-4 max-sm:hidden" />
        </>
      }
    >
      <AccountActions viewer={viewer} formToken={formToken} />
    </DropDown>
  )
}
