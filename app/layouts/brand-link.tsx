import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { classNames } from '~/ui/class-names'
import { LogoMark } from '~/ui/leaf'

/** Logo and name, linked to the home page. */
export function BrandLink({ large, className }: { large?: boolean; className?: string }) {
  const { t } = useTranslation('common')
  return (
    <Link
      to="/"
      className={classNames(
        'inline-flex min-h-11 items-center gap-2 text-ink no-underline hover:text-primary',
        className,
      )}
    >
      <LogoMark className={large ? 'size-14' : 'size-10'} />
      <span className={classNames('font-heavy tracking-tighter', large ? 'text-3xl' : 'text-[1.625rem]')}>
        {t('shell.brand')}
      </span>
    </Link>
  )
}
