import { useTranslation } from 'react-i18next'
import { Branch } from '~/ui/leaf'
import { Icon } from '~/ui/icon'
import { AccountMenu } from './account-menu'
import { AdminSearch } from './admin-search'
import { BrandLink } from './brand-link'
import { DropDown } from './drop-down'
import { LanguageButtons, LanguageMenu } from './language-form'
import { adminMenu } from './menus'
import { FrameEnd, FrameStart, Main, MenuLinks } from './shell-frame'
import type { AdminShellProps, MenuGroup } from './shell-types'

type MenuGroupsProps = { groups: MenuGroup[]; path: string; brand?: boolean }

function MenuGroups({ groups, path, brand }: MenuGroupsProps) {
  const { t } = useTranslation('common')
  return (
    <nav aria-label={t('shell.mainMenu')} className="grid gap-4">
      {brand && <BrandLink className="mb-1 px-3" />}
      {groups.map((group) => (
        <div key={group.label}>
          <p className="px-3 pb-1 text-xs font-bold text-muted">{group.label}</p>
          <MenuLinks
            items={group.items}
            path={path}
            linkClass="flex min-h-10 items-center justify-between gap-2 rounded-leaf-xs px-3 py-1 text-sm
              leading-tight text-ink no-underline hover:bg-primary-soft aria-[current]:bg-saffron
              aria-[current]:font-bold aria-[current]:text-on-saffron"
          />
        </div>
      ))}
    </nav>
  )
}

/** The frame of the admin pages: a vertical menu with the number of waiting items. */
export function AdminShell({ viewer, menu, counts, flash, children, ...language }: AdminShellProps) {
  const { t } = useTranslation('common')
  const groups = menu ?? adminMenu(t, counts, viewer?.adminRight)
  return (
    <div className="min-h-dvh lg:flex">
      <FrameStart />
      <div
        className="on-deep no-print relative isolate overflow-hidden w-68 shrink-0 bg-deep px-3 py-5
          pb-44 text-ink max-lg:hidden"
      >
        <MenuGroups groups={groups} path={language.path} brand />
        <Branch className="absolute -right-10 -bottom-10 -z-10 w-52 text-deep-line" />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <header
          className="no-print relative z-20 flex flex-wrap items-center justify-end gap-2 border-b border-edge
            bg-card px-4 py-2 sm:px-8"
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
            <MenuGroups groups={groups} path={language.path} />
            <LanguageButtons {...language} className="mt-4 border-t border-line pt-2" />
          </DropDown>
        </header>
        <Main flash={flash} className="w-full max-w-box flex-1 px-4 pt-8 pb-24 sm:px-8 sm:pt-10">
          {children}
        </Main>
      </div>
      <FrameEnd />
    </div>
  )
}
