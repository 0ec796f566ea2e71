import { useTranslation } from '~/i18n/use-translation'
import type { ReactNode } from 'react'
import { Link } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { DataTable } from '~/ui/table'
import { StatusTag } from '~/ui/status-tag'
import { VisuallyHidden } from '~/ui/visually-hidden'

const tones = { coming: 'info', now: 'success', past: 'neutral' } as const

type OfDay = { id: number | null; holdsFrom: string | null; state: keyof typeof tones }

type DaysTableProps<Each extends OfDay> = {
  caption: string
  /** What each row is about, and how it is shown. */
  label: string
  value: (each: Each) => ReactNode
  rows: Each[]
  /** The page on which what is coming is withdrawn: its id and «/withdraw» follow. */
  path: '/admin/settings/prices' | '/admin/settings/vat'
}

/** What holds from which day, the newest day first. */
export function DaysTable<Each extends OfDay>({ caption, label, value, rows, path }: DaysTableProps<Each>) {
  const { t, language } = useTranslation('settings')
  const from = ({ holdsFrom }: Each) =>
    holdsFrom ? formatLongDate(language, holdsFrom) : t('prices.fromTheStart')
  const coming = rows.some(({ state }) => state === 'coming')
  return (
    <DataTable
      caption={caption}
      hideCaption
      columns={[
        { id: 'from', label: t('prices.holdsFrom') },
        { id: 'value', label, numeric: true },
        { id: 'state', label: t('common:facts.state') },
        ...(coming ? [{ id: 'act', label: t('common:facts.act') }] : []),
      ]}
      rows={rows.map((each) => ({
        id: String(each.id ?? 0),
        cells: [
          from(each),
          value(each),
          <StatusTag key="state" tone={tones[each.state]} label={t(`prices.states.${each.state}`)} />,
          each.state === 'coming' && (
            <Link key="act" to={`${path}/${each.id}/withdraw`}>
              {t('common:form.withdraw')}
              <VisuallyHidden> {from(each)}</VisuallyHidden>
            </Link>
          ),
        ].slice(0, coming ? 4 : 3),
      }))}
    />
  )
}
