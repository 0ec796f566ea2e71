import { useTranslation } from '~/i18n/use-translation'
import type { AdminPart, PartMentorship } from '~/domain/purchases/purchase-records.server'
import { formatDate, formatLongDate, withinDeadline } from '~/i18n/format'
import { MentorLink, MentorshipLink } from '~/parts/people/person-link'
import { PartTag } from '~/parts/records/part-tag'
import { RecordSection } from '~/ui/record-page'
import { DataTable } from '~/ui/table'

type PartsProps = { parts: AdminPart[]; mentorships: PartMentorship[] }

/** The parts of the package, each with its state, its sessions and its mentorships. */
export function Parts({ parts, mentorships }: PartsProps) {
  const { t } = useTranslation('records')
  const columns = [
    { id: 'part', label: t('part.label') },
    { id: 'state', label: t('common:facts.state') },
    { id: 'sessions', label: t('common:facts.sessions'), numeric: true },
    { id: 'mentorships', label: t('common:facts.mentorships') },
  ]
  const rows = parts.map((part) => ({
    id: String(part.id),
    cells: [
      t('part.title', { position: part.position, kind: t(`common:kind.${part.kind}`) }),
      <State key="state" part={part} />,
      t('common:facts.sessionsOf', { done: part.completedSessions, minimum: part.minimumSessions }),
      <Mentorships key="mentorships" mentorships={mentorships.filter(({ partId }) => partId === part.id)} />,
    ],
  }))
  return (
    <RecordSection id="parts" title={t('part.all')}>
      <DataTable caption={t('part.all')} hideCaption columns={columns} rows={rows} />
    </RecordSection>
  )
}

function State({ part }: { part: AdminPart }) {
  const { t, language } = useTranslation('records')
  const { closedAt, claimUntil, freeSince, status } = part
  return (
    <>
      <PartTag part={part} />
      {closedAt && <span className="block text-muted">{formatDate(language, closedAt)}</span>}
      {freeSince && (
        <span className="block text-muted">
          {t('part.freeSince', { when: formatLongDate(language, freeSince) })}
        </span>
      )}
      {claimUntil && status === 'paid' && (
        <span className="block text-muted">
          {t('part.claimUntil', { when: formatLongDate(language, withinDeadline(claimUntil)) })}
        </span>
      )}
    </>
  )
}

function Mentorships({ mentorships }: { mentorships: PartMentorship[] }) {
  const { t, language } = useTranslation('records')
  if (mentorships.length === 0) return <>–</>
  return (
    <ul className="grid gap-2">
      {mentorships.map(({ id, mentorId, mentorName, status, startedAt, untilOn }) => (
        <li key={id}>
          <MentorLink id={mentorId} name={mentorName} className="inline-flex min-h-7 items-center" />
          <span className="block">
            <MentorshipLink id={id} className="inline-flex min-h-7 items-center">
              {t(`common:status.mentorship.${status}`)}: {formatDate(language, startedAt)} –{' '}
              {formatDate(language, untilOn)}
            </MentorshipLink>
          </span>
        </li>
      ))}
    </ul>
  )
}
