import { useTranslation } from '~/i18n/use-translation'
import { Branch, LogoMark } from '~/ui/leaf'
import { LanguageButtons } from './language-form'
import type { MenuItem } from './shell-types'
import { MenuLinks } from './shell-frame'
import { SupportLink } from './support-link'
import { ThemeButtons } from './theme-buttons'
import type { ShellProps } from './shell-types'

type ClientFooterProps = Pick<ShellProps, 'locale' | 'path' | 'formToken'> & {
  items: MenuItem[]
  signedIn: boolean
}

/** Help, legal pages, languages and themes, on a dark background. */
export function ClientFooter({ items, signedIn, ...language }: ClientFooterProps) {
  const { t } = useTranslation('common')
  return (
    <footer
      className="on-deep relative isolate mx-auto mt-16 w-full sm:mt-20 max-w-box overflow-hidden rounded-t-[2.75rem]
        bg-deep px-6 pt-8 pb-11 text-ink sm:px-10 sm:pt-10 sm:pb-20 box:mb-5 box:rounded-leaf-lg box:pb-12"
    >
      <Branch className="absolute -right-8 -bottom-16 -z-10 w-72 text-deep-line max-sm:w-48" />
      <div className="grid gap-6 md:gap-10 md:grid-cols-[1fr_1.4fr]">
        <div className="grid content-start gap-3">
          <LogoMark className="size-12 max-sm:hidden" />
          <p className="max-w-72 text-lg leading-snug font-bold">{t('shell.footer.mission')}</p>
          <p className="text-sm text-muted">{t('shell.footer.network')}</p>
        </div>
        <div className="grid content-start gap-6">
          <nav aria-label={t('shell.footer.label')}>
            <MenuLinks
              items={items}
              path={language.path}
              className="grid grid-cols-2 gap-x-5 sm:gap-x-8"
              linkClass="inline-flex min-h-11 items-center text-ink leading-tight"
            />
            <p className="grid grid-cols-2 gap-x-5 sm:gap-x-8">
              <SupportLink
                signedIn={signedIn}
                className="inline-flex min-h-11 items-center leading-tight font-bold text-saffron"
              />
            </p>
          </nav>
          <div className="grid gap-1">
            <LanguageButtons {...language} short className="-ml-2 sm:-ml-3" />
            <ThemeButtons {...language} className="-ml-2 sm:-ml-3" />
          </div>
        </div>
      </div>
    </footer>
  )
}
