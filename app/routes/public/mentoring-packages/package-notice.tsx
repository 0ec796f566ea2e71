import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { Banner } from '~/ui/banner'

type PackageState = 'awaiting' | 'open' | null

const pages = { awaiting: '/purchases', open: '/mentee/mentorships' }

/** Tells a mentee about a package that is open or awaits payment. */
export function PackageNotice({ state }: { state: PackageState }) {
  const { t } = useTranslation('public')
  if (!state) return null
  return (
    <Banner title={t(`packages.${state}.title`)} className="mb-10">
      <p>
        {t(`packages.${state}.text`)} <Link to={pages[state]}>{t(`packages.${state}.action`)}</Link>
      </p>
    </Banner>
  )
}
