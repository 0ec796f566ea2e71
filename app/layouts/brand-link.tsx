import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { classNames } from '~/ui/class-names'
import { LogoMark } from '~/ui/leaf'

/** Logo and name, linked to the home page. */
export function BrandLink({ className }: { className?: string }) {
  const { t } = useTranslation('common')
  return (
    <Link
      to="/"
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 text-ink no-underline hover:text-primary',
        className,
      )}
    >
      <LogoMark className="size-10" />
      <span className="text-[1.625rem] font-heavy tracking-tighter">{t('shell.brand')}</span>
    </Link>
  )
}
