import { useTranslation } from '~/i18n/use-translation'
import type { ReactNode } from 'react'
import { formatLongDate } from '~/i18n/format'
import { DataTable } from '~/ui/table'
import { StatusTag } from '~/ui/status-tag'

const tones = { coming: 'info', now: 'success', past: 'neutral' } as const

export type OfDay = { id: number | null; holdsFrom: string | null; state: keyof typeof tones }

type DaysTableProps<Each extends OfDay> = {
  caption: string
  /** What each row is about, and how it is shown. */
  label: string
  value: (each: Each) => ReactNode
  rows: Each[]
}

/** What holds from which day, the newest day first. */
export function DaysTable<Each extends OfDay>({ caption, label, value, rows }: DaysTableProps<Each>) {
  const { t, language } = useTranslation('settings')
  const from = ({ holdsFrom }: Each) =>
    holdsFrom ? formatLongDate(language, holdsFrom) : t('prices.fromTheStart')
  return (
    <DataTable
      caption={caption}
      hideCaption
      columns={[
        { id: 'from', label: t('prices.holdsFrom') },
        { id: 'value', label, numeric: true },
        { id: 'state', label: t('common:facts.state') },
      ]}
      rows={rows.map((each) => ({
        id: String(each.id ?? 0),
        cells: [
          from(each),
          value(each),
          <StatusTag key="state" tone={tones[each.state]} label={t(`prices.states.${each.state}`)} />,
        ],
      }))}
    />
  )
}
