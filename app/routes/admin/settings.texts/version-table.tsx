import { useTranslation } from '~/i18n/use-translation'
import { versionPath } from '~/domain/texts/documents'
import type { ListedDocument } from '~/domain/texts/documents.server'
import { Link } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { nameIn } from '~/i18n/names'
import { StatusTag } from '~/ui/status-tag'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'

const tones = { coming: 'info', now: 'success', past: 'neutral', withdrawn: 'danger' } as const

/** The versions of one document, the newest first: day, what changed, who published it, how far its mails are. */
export function VersionTable({ versions }: { versions: ListedDocument[] }) {
  const { t, language } = useTranslation('terms')
  return (
    <DataTable
      caption={t(`common:texts.${versions[0]?.document ?? 'terms'}`)}
      hideCaption
      columns={[
        { id: 'version', label: t('version') },
        { id: 'from', label: t('holdsFrom') },
        { id: 'change', label: t('common:facts.whatChanges') },
        { id: 'by', label: t('publishedBy') },
        { id: 'state', label: t('state') },
      ]}
      rows={versions.map((each) => ({
        id: String(each.version),
        cells: [
          each.state === 'withdrawn' ? (
            each.version
          ) : (
            <Link key="version" to={versionPath(each.document, each.version)}>
              <VisuallyHidden>{t('version')} </VisuallyHidden>
              {each.version}
            </Link>
          ),
          formatLongDate(language, each.holdsFrom),
          <Change key="change" version={each} />,
          each.publishedBy ?? t('ofTheStart'),
          <State key="state" version={each} />,
        ],
      }))}
    />
  )
}

function Change({ version }: { version: ListedDocument }) {
  const { t, language } = useTranslation('terms')
  return (
    <>
      {version.summaries ? nameIn(language, version.summaries) : t('first')}
      {version.needsConsent && <span className="block text-muted">{t('asks')}</span>}
    </>
  )
}

function State({ version: { document, version, state, telling } }: { version: ListedDocument }) {
  const { t } = useTranslation('terms')
  return (
    <>
      <StatusTag tone={tones[state]} label={t(`states.${state}`)} />
      {state !== 'withdrawn' && version > 1 && document !== 'accessibility' && (
        <span className="block text-muted">{t(`telling.${telling}`)}</span>
      )}
    </>
  )
}
