import { useTranslation } from '~/i18n/use-translation'
import type { Mentorship } from '~/domain/mentorships/mentorships.server'
import { Link } from '~/http/page'
import { HelpLink } from './help-link'

const line = 'inline-flex min-h-8 items-center'

/** The links at the end of a pair's card: the guide for the first meeting, the sheets, help. */
export function PairLinks({ side, mentorship }: { side: 'mentee' | 'mentor'; mentorship: Mentorship }) {
  const { t } = useTranslation('pair')
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2">
      <li>
        <Link to={`/first-meeting/${mentorship.kind}`} className={line}>
          {t(`guide.title.${mentorship.kind}`)}
        </Link>
      </li>
      <li>
        <Link to="/session-sheets" className={line}>
          {t('sheets.title')}
        </Link>
      </li>
      <li>
        <HelpLink to={`/${side}/mentorships/${mentorship.id}/ask-team`} name={mentorship.otherName} />
      </li>
    </ul>
  )
}
