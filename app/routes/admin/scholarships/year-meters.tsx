import { useTranslation } from '~/i18n/use-translation'
import type { ScholarshipYear } from '~/domain/scholarships/scholarships.server'
import { Card, CardGrid } from '~/ui/card'
import { LeafMeter } from '~/ui/leaf'

/** The scholarships given in a year and the limits; gifts are shown separately and count towards no limit. */
export function YearMeters({ year }: { year: ScholarshipYear }) {
  const { t } = useTranslation('admin')
  return (
    <CardGrid>
      <Meter kind="full" given={year.fullGiven} limit={year.fullLimit} open={year.current} />
      <Meter kind="partial" given={year.partialGiven} limit={year.partialLimit} open={year.current} />
      <Card as="div" level={3} title={t('common:facts.gifts')}>
        <p className="tabular text-2xl font-heavy">
          {t('scholarships.meter.given', { given: year.giftsGiven, limit: year.giftsApproved })}
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
