import { useTranslation } from '~/i18n/use-translation'
import type { MatchableMentee } from '~/domain/matches/matches.server'
import { Link } from '~/http/page'
import { nameIn } from '~/i18n/names'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { StepPage, matchPath } from './step-page'

/** One mentee: which of several parts, or why none can be used. */
export function ChoosePart({ mentee }: { mentee: MatchableMentee }) {
  const { t, language } = useTranslation('creating')
  const { name, blocked, parts } = mentee
  const columns = [
    { id: 'package', label: t('common:facts.package') },
    { id: 'kind', label: t('common:facts.kind') },
    { id: 'choose', label: t('match.act') },
  ]
  const rows = parts.map(({ id, kind, names, obstacle }) => {
    const reason = obstacle ?? blocked
    const words = `${nameIn(language, names)}, ${t(`match.kinds.${kind}`)}`
    return {
      id: String(id),
      cells: [
        nameIn(language, names),
        t(`match.kinds.${kind}`),
        reason ? (
          <span key="blocked" className="text-muted">
            {t(`match.blocked.${reason}`)}
          </span>
        ) : (
          <Link
            key="choose"
            to={`${matchPath}?part=${id}`}
            className="inline-flex min-h-8 items-center font-medium"
          >
            {t('match.choose')}
            <VisuallyHidden> {words}</VisuallyHidden>
          </Link>
        ),
      ],
    }
  })
  const page = { step: 1 as const, back: { to: matchPath, label: t('match.otherMentee') } }
  return (
    <StepPage {...page} title={name} lead={blocked ? undefined : t('match.partLead')}>
      {blocked && <Banner tone="warning">{t(`match.blocked.${blocked}`)}</Banner>}
      {parts.length > 0 && <DataTable caption={t('match.parts')} columns={columns} rows={rows} />}
      {blocked && (
        <div>
          <LinkButton to={matchPath}>{t('match.otherMentee')}</LinkButton>
        </div>
      )}
    </StepPage>
  )
}
