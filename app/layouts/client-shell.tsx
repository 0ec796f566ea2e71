import { useTranslation } from '~/i18n/use-translation'
import { LinkButton } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { AccountMenu } from './account-menu'
import { BrandLink } from './brand-link'
import { ClientFooter } from './client-footer'
import { DropDown } from '~/ui/drop-down'
import { LanguageButtons, LanguageMenu } from './language-form'
import { clientMenu, footerMenu } from './menus'
import { FrameEnd, FrameStart, Main, MenuLinks } from './shell-frame'
import { Invitation } from './invitation'
import { SupportPopUp } from './support-link'
import { SafetyLine } from './safety-line'
import type { ClientShellProps, MenuItem } from './shell-types'

type HeaderProps = Omit<ClientShellProps, 'menu' | 'footer' | 'flash' | 'demo' | 'children' | 'counts'> & {
  items: MenuItem[]
}

function PhoneMenu({ items, viewer, ...language }: HeaderProps) {
  const { t } = useTranslation('common')
  return (
    <DropDown
      className="lg:hidden"
      summaryClass="border border-edge"
      panelClass="inset-x-2 top-full mt-2"
      summary={
        <>
          <Icon name="menu" />
          <span className="max-[23rem]:sr-only">{t('shell.menuLabel')}</span>
        </>
      }
    >
      <nav aria-label={t('shell.mainMenu')}>
        <MenuLinks
          items={items}
          path={language.path}
          linkClass="flex min-h-12 items-center justify-between gap-3 rounded-leaf-xs px-3 text-ink
            no-underline aria-[current]:bg-primary-soft aria-[current]:font-bold aria-[current]:text-primary"
        />
      </nav>
      {!viewer && (
        <div className="mt-2 grid gap-2 border-t border-line p-3">
          <LinkButton to="/mentee/register">{t('shell.register')}</LinkButton>
          <LinkButton to="/login" variant="secondary">
            {t('shell.login')}
          </LinkButton>
        </div>
      )}
      <LanguageButtons {...language} className="border-t border-line pt-2" />
    </DropDown>
  )
}

function Header({ items, viewer, ...language }: HeaderProps) {
  const { t } = useTranslation('common')
  // Signed in, the menu has a line of its own under the rest: it is read there, too.
  const menu = (
    <nav
      aria-label={t('shell.mainMenu')}
      className={classNames(
        'max-lg:hidden',
        viewer &&
          '-mx-4 mt-2 w-[calc(100%+2rem)] border-t border-line px-1 box:-mx-6 box:w-[calc(100%+3rem)] box:px-3',
      )}
    >
      <MenuLinks
        items={items}
        path={language.path}
        className={classNames('flex flex-wrap', viewer && 'translate-y-0.5')}
        linkClass="menu-link flex min-h-12 items-center gap-2 px-3"
      />
    </nav>
  )
  return (
    <header
      className="no-print relative z-20 mx-auto flex w-full max-w-box flex-wrap items-center gap-x-2
        border-b border-transparent bg-card px-4 py-2 box:mt-5 box:rounded-leaf box:border box:px-6"
    >
      <BrandLink className="mr-auto lg:mr-5" />
      {!viewer && menu}
      <div className="flex min-w-0 flex-wrap items-center justify-end gap-2 lg:ml-auto">
        <div className="max-lg:hidden">
          <LanguageMenu {...language} />
        </div>
        {viewer ? (
          <AccountMenu viewer={viewer} formToken={language.formToken} />
        ) : (
          <div className="flex gap-2 max-lg:hidden">
            <LinkButton to="/login" variant="secondary">
              {t('shell.login')}
            </LinkButton>
            <LinkButton to="/mentee/register">{t('shell.register')}</LinkButton>
          </div>
        )}
        <PhoneMenu items={items} viewer={viewer} {...language} />
      </div>
      {viewer && menu}
    </header>
  )
}

/** The frame of visitors, mentees and mentors: boxed, bordered, with the menu at the top. */
export function ClientShell({ menu, footer, counts, flash, demo, children, ...page }: ClientShellProps) {
  const { t } = useTranslation('common')
  return (
    <div className="flex min-h-dvh flex-col">
      <FrameStart />
      <Header {...page} items={menu ?? clientMenu(page.viewer, t, counts)} />
      {page.viewer?.safetyPerson && (
        <aside
          aria-label={t('shell.safety.label')}
          className="no-print mx-auto w-full max-w-box px-4 pt-3 text-muted box:px-6"
        >
          <SafetyLine person={page.viewer.safetyPerson} />
        </aside>
      )}
      <Main flash={flash} className="mx-auto w-full max-w-box flex-1 px-4 pt-8 sm:px-6 sm:pt-12 box:px-0">
        {children}
      </Main>
      <ClientFooter
        locale={page.locale}
        path={page.path}
        formToken={page.formToken}
        items={footer ?? footerMenu(t, demo, page.viewer)}
        signedIn={page.viewer !== null}
      />
      <SupportPopUp />
      <FrameEnd />
      <Invitation signedIn={page.viewer !== null} />
    </div>
  )
}
