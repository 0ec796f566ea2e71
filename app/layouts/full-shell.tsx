import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { classNames } from '~/ui/class-names'
import { Branch } from '~/ui/leaf'
import { BrandLink } from './brand-link'
import { LanguageMenu } from './language-form'
import { FrameEnd, FrameStart, Main } from './shell-frame'
import type { ShellProps } from './shell-types'

type FullShellProps = Omit<ShellProps, 'viewer' | 'counts'> & {
  viewer?: ShellProps['viewer']
  /** Makes room for cards side by side, as on the page for choosing a role. */
  wide?: boolean
  /** The page stands in this answer alone: another language would ask for it anew. */
  sentOnce?: boolean
}

/** The frame of a page with a single task: one card in the centre. */
export function FullShell({ locale, path, formToken, flash, wide, sentOnce, children }: FullShellProps) {
  const { t } = useTranslation('common')
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-primary-soft px-4 pb-16">
      <FrameStart />
      <Branch
        className="absolute -right-10 -bottom-32 -z-10 w-[46rem] text-primary opacity-12 max-sm:-right-16
          max-sm:w-80"
      />
      <header className="mx-auto flex w-full max-w-box items-center justify-between gap-4 py-4">
        <BrandLink />
        {!sentOnce && <LanguageMenu locale={locale} path={path} formToken={formToken} />}
      </header>
      <Main
        flash={flash}
        className={classNames(
          'mx-auto my-auto w-full rounded-leaf-lg border border-transparent bg-card px-5 py-8 sm:px-10 sm:py-11',
          wide ? 'max-w-4xl' : 'max-w-lg',
        )}
      >
        {children}
      </Main>
      <footer className="no-print mx-auto mt-6 text-center">
        <Link to="/faq" className="inline-flex min-h-11 items-center px-3">
          {t('shell.footer.help')}
        </Link>
      </footer>
      <FrameEnd />
    </div>
  )
}
