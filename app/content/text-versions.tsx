import { useTranslation } from '~/i18n/use-translation'
import { Link } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { Banner } from '~/ui/banner'

type Version = { version: number; holdsFrom: string; state: 'past' | 'now' | 'coming' }
export type ShownVersion = Version & { path: string; summary: string | null; versions: Version[] }

/** On the version in force: the one that is coming. On another: which one holds today. */
export function VersionBanner({ version }: { version: ShownVersion }) {
  const { t, language } = useTranslation('terms')
  const now = version.versions.find(({ state }) => state === 'now')
  const coming = version.versions.find(({ state }) => state === 'coming')
  if (version.state === 'now') {
    if (!coming) return null
    const date = formatLongDate(language, coming.holdsFrom)
    return (
      <Banner title={t('public.comingTitle', { date })} className="mb-8">
        <Link to={`${version.path}?version=${coming.version}`}>{t('public.comingLink')}</Link>
      </Banner>
    )
  }
  const date = formatLongDate(language, version.holdsFrom)
  return (
    <Banner title={t(`public.${version.state}Title`, { date })} className="mb-8">
      {version.summary && <p>{t('public.changed', { summary: version.summary })}</p>}
      {version.state === 'past' && <p>{t('public.figures')}</p>}
      {now && <Link to={version.path}>{t('public.nowLink', { version: now.version })}</Link>}
    </Banner>
  )
}

/** Links to all other versions; nothing if there is only one. */
export function OtherVersions({ version }: { version: ShownVersion }) {
  const { t, language } = useTranslation('terms')
  const others = version.versions.filter((each) => each.version !== version.version)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="versions" className="no-print">
      <h2 id="versions" className="text-xl">
        {t('public.others')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {others.map((each) => (
          <li key={each.version}>
            <Link
              to={each.state === 'now' ? version.path : `${version.path}?version=${each.version}`}
              className="inline-flex min-h-9 items-center"
            >
              {t(`public.versions.${each.state}`, {
                version: each.version,
                date: formatLongDate(language, each.holdsFrom),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
