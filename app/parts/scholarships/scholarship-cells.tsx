import { useTranslation } from '~/i18n/use-translation'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { MentorLink } from '~/parts/people/person-link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { ScholarshipStateTag } from './scholarship-state'

/** The name, linked to the scholarship's page. */
export function NameCell({ id, name }: Scholarship) {
  return <Link to={`/admin/scholarships/${id}`}>{name}</Link>
}

/** The kind, and for a gift its mentor. */
export function KindCell({ kind, giver, giverId }: Scholarship) {
  const { t } = useTranslation('admin')
  return (
    <>
      {t(`scholarships.kinds.${kind}`)}
      {giver && giverId && <MentorLink id={giverId} name={giver} className="block" />}
    </>
  )
}

export function CreatedCell({ createdAt }: Scholarship) {
  return formatDate(useLanguage(), createdAt)
}

/** The state. A waiting gift has a link to answer; an admin's own gift needs another admin. */
export function StateCell({ id, name, state, own }: Scholarship) {
  const { t } = useTranslation('admin')
  return (
    <>
      <ScholarshipStateTag state={state} />
      {state === 'waiting' && own && <p className="max-w-56 text-muted">{t('scholarships.ownGift')}</p>}
      {state === 'waiting' && !own && (
        <Link to={`/admin/scholarships/${id}/gift`} className="flex min-h-8 items-center font-medium">
          {t('scholarships.answer')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      )}
    </>
  )
}
