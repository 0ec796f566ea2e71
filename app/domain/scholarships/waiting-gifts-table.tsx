import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { Scholarship } from './scholarships.server'

/** Gifts that wait for the team; her own waits for somebody else. */
export function WaitingGiftsTable({ gifts, caption }: { gifts: Scholarship[]; caption: string }) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  const columns = [
    { id: 'name', label: t('scholarships.name') },
    { id: 'mentor', label: t('common:facts.mentor') },
    { id: 'named', label: t('scholarships.named'), code: true },
    { id: 'decision', label: t('edits.decision') },
  ]
  const rows = gifts.map((gift) => ({
    id: String(gift.id),
    cells: [
      gift.name,
      gift.giver,
      formatDate(language, gift.createdAt),
      gift.own ? (
        <p key="own" className="max-w-56 text-muted">
          {t('scholarships.ownGift')}
        </p>
      ) : (
        <Link
          key="look"
          to={`/admin/scholarships/${gift.id}/gift`}
          className="inline-flex min-h-8 items-center font-medium"
        >
          {t('scholarships.answer')}
          <VisuallyHidden> {gift.name}</VisuallyHidden>
        </Link>
      ),
    ],
  }))
  return <DataTable caption={caption} hideCaption columns={columns} rows={rows} />
}
