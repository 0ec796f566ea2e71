import { useTranslation } from '~/i18n/use-translation'
import type { Part } from '~/domain/purchases/purchases.server'
import { formatDate } from '~/i18n/format'
import { useErrorText, useLanguage } from '~/i18n/use-language'
import { PartStatusTag } from '~/parts/purchases/purchase-status'
import { LeafMeter } from '~/ui/leaf'

export type PartTrackProps = {
  part: Part
  /** The number of the part, if the package has several. */
  heading?: number
}

/** One part of a package: its sessions as leaves, and what blocks it. */
export function PartTrack({ part, heading }: PartTrackProps) {
  const { t } = useTranslation('mentee')
  const sessions = { count: part.completedSessions, minimum: part.minimumSessions }
  return (
    <li className={heading ? 'grid gap-2 border-t border-line pt-4' : 'grid gap-2'}>
      {heading && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h4 className="text-base font-bold">
            {t('part.title', { position: heading, kind: t(`common:kind.${part.kind}`) })}
          </h4>
          {part.status !== 'awaiting_payment' && <PartStatusTag part={part} />}
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <LeafMeter value={part.completedSessions} total={part.minimumSessions} className="text-primary" />
        <span className="tabular">{t(`part.sessions.${part.kind}`, sessions)}</span>
      </p>
      <PartNote part={part} />
    </li>
  )
}

/** What the mentee can do with the part, or what must happen first. */
function PartNote({ part }: { part: Part }) {
  const { t } = useTranslation('mentee')
  const te = useErrorText()
  const language = useLanguage()
  if (part.blockedBy && part.status === 'paid')
    return <p className="text-sm text-muted">{te(part.blockedBy)}</p>
  if (part.status !== 'paid') return null
  return (
    <p className="text-sm text-muted">
      {part.claimUntil ? t('part.askUntil', { date: formatDate(language, part.claimUntil) }) : t('part.ask')}
    </p>
  )
}
