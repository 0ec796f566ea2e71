import { useTranslation } from '~/i18n/use-translation'
import { Branch } from '~/ui/leaf'
import { Icon } from '~/ui/icon'
import { AccountMenu } from './account-menu'
import { AdminSearch } from './admin-search'
import { BrandLink } from './brand-link'
import { DropDown } from '~/ui/drop-down'
import { LanguageButtons, LanguageMenu } from './language-form'
import { adminMenu, placeTabs } from './menus'
import { FrameEnd, FrameStart, Main, MenuLinks } from './shell-frame'
import type { AdminShellProps, MenuItem } from './shell-types'

type PlacesProps = { items: MenuItem[]; path: string; brand?: boolean }

function Places({ items, path, brand }: PlacesProps) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('shell.mainMenu')} className="grid gap-4">
      {brand && <BrandLink className="mb-1 px-3" />}
      <MenuLinks items={items} path={path} className="grid gap-1" linkClass="place-link" />
    </nav>
  )
}

/** The frame of the admin pages: the places with the number of waiting items, and the tabs of the place. */
export function AdminShell({ viewer, waiting, flash, children, ...language }: AdminShellProps) {
  const { t } = useTranslation('common')
  const right = viewer?.adminRight
  const items = adminMenu(t, waiting, right)
  const tabs = placeTabs(t, waiting, right, language.path)
  return (
    <div className="min-h-dvh lg:flex">
      <FrameStart />
      <div
        className="on-deep no-print sticky top-0 isolate h-dvh overflow-x-hidden overflow-y-auto w-[min(17rem,28vw)] shrink-0 bg-deep
          px-3 py-5 text-ink max-lg:hidden"
      >
        <Places items={items} path={language.path} brand />
        <Branch className="fixed bottom-0 left-16 -z-10 w-52 translate-y-10 text-deep-line" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <header
          className="no-print relative z-20 flex flex-wrap items-center justify-end gap-2 border-b border-edge
            bg-card px-4 py-1 sm:px-8"
        >
          <BrandLink className="mr-auto lg:hidden" />
          <div className="flex max-lg:order-last max-lg:w-full lg:mr-auto lg:flex-1">
            <AdminSearch />
          </div>
          <div className="max-lg:hidden">
            <LanguageMenu {...language} />
          </div>
          {viewer && <AccountMenu viewer={viewer} formToken={language.formToken} />}
          <DropDown
            className="lg:hidden"
            summaryClass="border border-edge"
            panelClass="inset-x-2 top-full mt-2 p-4"
            summary={
              <>
                <Icon name="menu" />
                <span className="max-[23rem]:sr-only">{t('shell.menuLabel')}</span>
              </>
            }
          >
            <Places items={items} path={language.path} />
            <LanguageButtons {...language} className="mt-4 border-t border-line pt-2" />
          </DropDown>
        </header>
        <Main flash={flash} className="w-full max-w-box flex-1 px-4 pt-2 pb-24 sm:px-8">
          {tabs && (
            <nav aria-label={tabs.label} className="no-print mb-3 border-b border-line">
              <MenuLinks
                items={tabs.items}
                path={language.path}
                className="scroll-line gap-x-6"
                linkClass="place-tab"
              />
            </nav>
          )}
          {children}
        </Main>
      </div>
      <FrameEnd />
    </div>
  )
}
