import type { ReactNode } from 'react'
import { useTranslation } from '~/i18n/use-translation'
import { Link, useLocation } from '~/http/page'
import { classNames } from '~/ui/class-names'
import { Count } from '~/ui/tabs'
import { FlashMessage } from '~/ui/flash-message'
import { currentMark } from './menus'
import type { MenuItem, ShellProps } from './shell-types'
import { Icon } from '~/ui/icon'

/** The start of every frame, with the first links for the keyboard: they skip the menus, and the filters of mentors. */
export function FrameStart() {
  const { t } = useTranslation('common')
  const { pathname } = useLocation()
  return (
    <>
      <span id="top" tabIndex={-1} className="absolute" />
      <SkipLink to="#main">{t('shell.skip')}</SkipLink>
      {pathname === '/mentors' && <SkipLink to="#results">{t('shell.toResults')}</SkipLink>}
    </>
  )
}

function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a
      href={to}
      className="skip-link sr-only rounded-leaf-sm bg-ink px-5 py-3 font-bold text-paper focus:not-sr-only
        focus:fixed focus:left-3 focus:top-3 focus:z-50"
    >
      {children}
    </a>
  )
}

/** The end of every frame: the link to the top, which app/browser/page.ts shows after some scrolling. */
export function FrameEnd() {
  const { t } = useTranslation('common')
  const label = t('shell.toTop')
  return (
    // A landmark: screen readers find what stands outside of them only by chance.
    <nav hidden data-way-up aria-label={label} className="no-print fixed right-4 bottom-4 z-30">
      <a
        href="#top"
        className="grid size-12 place-items-center rounded-leaf-whole border border-edge bg-saffron
          text-on-saffron hover:bg-ink hover:text-paper"
      >
        <Icon name="arrowUp" />
        <span className="sr-only">{label}</span>
      </a>
    </nav>
  )
}

/** The main content, below the outcome of the last act. */
export function Main({
  flash,
  className,
  children,
}: Pick<ShellProps, 'flash' | 'children'> & { className?: string }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={classNames(
        'outline-none focus-visible:shadow-none',
        // A form's errors hide the outcome of the earlier act.
        '[&:has([data-errors])>[data-flash]]:hidden',
        className,
      )}
    >
      {flash && (
        <div data-flash>
          <FlashMessage flash={flash} className="mb-8" />
        </div>
      )}
      {children}
    </main>
  )
}

type MenuLinksProps = { items: MenuItem[]; path: string; className?: string; linkClass?: string }

/** Menu items as a list; the current page is marked. */
export function MenuLinks({ items, path, className, linkClass }: MenuLinksProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.to}>
          <Link to={item.to} aria-current={currentMark(item, path)} className={linkClass}>
            {item.label}
            {item.count ? <Count value={item.count} strong /> : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
