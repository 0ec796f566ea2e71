import { useTranslation } from '~/i18n/use-translation'
import type { OwnSeminar } from '~/domain/seminars/seminars.server'
import { Link } from '~/http/page'
import { formatAppointment } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { useLanguage } from '~/i18n/use-language'
import { RecordSection } from '~/ui/record-page'

const shown = 3

/** The next seminars, with those that the mentor has signed up for marked; nothing if there are none. */
export function ComingSeminars({ seminars }: { seminars: OwnSeminar[] }) {
  const { t } = useTranslation('seminars')
  const language = useLanguage()
  const next = seminars.filter(({ state }) => state !== 'cancelled').slice(0, shown)
  if (next.length === 0) return null
  return (
    <RecordSection title={t('own.coming')} action={<Link to="/mentor/seminars">{t('own.all')}</Link>}>
      <ul className="grid gap-3">
        {next.map(({ id, title, startsAt, signedUp }) => (
          <li key={id}>
            <Link to={`/mentor/seminars#seminar-${id}`} lang={langOfWords(title)} className="font-medium">
              {title}
            </Link>
            <span className="block text-muted">
              <time dateTime={startsAt.toISOString()}>{formatAppointment(language, startsAt)}</time>
              {signedUp && ` · ${t('own.signedUp')}`}
            </span>
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
