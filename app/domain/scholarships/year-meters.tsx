import { useTranslation } from 'react-i18next'
import { Card, CardGrid } from '~/ui/card'
import { LeafMeter } from '~/ui/leaf'
import type { YearUse } from './scholarships.server'

/** What a year has given against what it may give; gifts stand beside, outside both. */
export function YearMeters({ use }: { use: YearUse }) {
  const { t } = useTranslation('admin')
  const open = use.year === use.thisYear
  return (
    <CardGrid>
      <Meter kind="full" given={use.full} limit={use.fullLimit} open={open} />
      <Meter kind="partial" given={use.partial} limit={use.partialLimit} open={open} />
      <Card as="div" level={3} title={t('scholarships.meter.gifts')}>
        <p className="tabular text-2xl font-heavy">
          {t('scholarships.meter.given', { given: use.gifts, limit: use.giftsApproved })}
        </p>
        <p className="mt-2 text-sm text-muted">{t('scholarships.meter.giftsText')}</p>
      </Card>
    </CardGrid>
  )
}

type MeterProps = { kind: 'full' | 'partial'; given: number; limit: number; open: boolean }

function Meter({ kind, given, limit, open }: MeterProps) {
  const { t } = useTranslation('admin')
  const left = Math.max(0, limit - given)
  return (
    <Card as="div" level={3} title={t(`scholarships.meter.${kind}`)}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="tabular text-2xl font-heavy">{t('scholarships.meter.given', { given, limit })}</span>
        <LeafMeter value={given} total={limit} className="text-primary" />
      </p>
      <p className="mt-2 text-sm text-muted">{t(`scholarships.meter.${kind}Text`)}</p>
      {open && (
        <p className="mt-1 text-sm font-bold">
          {left > 0 ? t('scholarships.meter.left', { count: left }) : t('scholarships.meter.none')}
        </p>
      )}
    </Card>
  )
}
