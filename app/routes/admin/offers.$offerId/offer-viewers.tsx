import { useTranslation } from '~/i18n/use-translation'
import type { OfferViewer } from '~/domain/offers/offers.server'
import { formatDateTime } from '~/i18n/format'
import { MentorLink } from '~/parts/people/person-link'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { DataTable } from '~/ui/table'

type OfferViewersProps = { viewers: OfferViewer[]; seen: number }

/** The mentors who have seen an offer, each with the first time. */
export function OfferViewers({ viewers, seen }: OfferViewersProps) {
  const { t, language } = useTranslation('admin')
  if (seen === 0) return <p className="text-muted">{t('offers.viewers.none')}</p>
  return (
    <div className="grid gap-3">
      <DataTable
        caption={t('common:counts.mentors', { count: seen })}
        columns={[
          { id: 'mentor', label: t('common:facts.mentor') },
          { id: 'first', label: t('offers.viewers.first'), code: true },
        ]}
        rows={viewers.map(({ mentorId, name, photoId, firstSeenAt }) => ({
          id: String(mentorId),
          cells: [
            <PersonWithFace key="name" {...{ name, photoId }}>
              <MentorLink id={mentorId} name={name} />
            </PersonWithFace>,
            formatDateTime(language, firstSeenAt),
          ],
        }))}
      />
      {seen > viewers.length && (
        <p className="text-sm text-muted">{t('offers.viewers.more', { count: viewers.length })}</p>
      )}
    </div>
  )
}
