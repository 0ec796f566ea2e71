import { useTranslation } from '~/i18n/use-translation'
import type { AdminApplication } from '~/domain/applications/admin-applications.server'
import { Link } from '~/http/page'
import { useActLink } from '~/http/return-to'
import { countryName, formatDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { PersonWithFace } from '~/parts/people/person-with-face'

/** The applicant's name, linked to the whole application. */
export function NameCell({ id, name, photoId }: AdminApplication) {
  const actLink = useActLink()
  return (
    <PersonWithFace {...{ name, photoId }}>
      <Link to={actLink(`/admin/pending-applications/${id}`)}>{name}</Link>
    </PersonWithFace>
  )
}

/** The date of the application, and for how many calendar days it has waited. */
export function AppliedCell({ appliedAt, waitingDays }: AdminApplication) {
  const { t, language } = useTranslation('admin')
  return (
    <>
      {formatDate(language, appliedAt)}
      <small>
        {waitingDays === 0 ? t('applications.today') : t('applications.waits', { count: waitingDays })}
      </small>
    </>
  )
}

export function IndustryCell({ industryNames }: AdminApplication) {
  const { language } = useTranslation()
  return industryNames ? nameIn(language, industryNames) : '–'
}

/** Full years of work experience. */
export function ExperienceCell({ years }: AdminApplication) {
  const { t } = useTranslation('admin')
  return years === null ? t('applications.notGiven') : t('applications.years', { count: years })
}

/** The county, or the country if it is not Greece. */
export function PlaceCell({ countyNames, country }: AdminApplication) {
  const { language } = useTranslation()
  if (countyNames) return nameIn(language, countyNames)
  return country ? countryName(language, country) : '–'
}

/** How the applicant heard of us. */
export function SourceCell({ sourceNames }: AdminApplication) {
  const { language } = useTranslation()
  return sourceNames ? nameIn(language, sourceNames) : '–'
}
