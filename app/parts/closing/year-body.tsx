import { useTranslation } from 'react-i18next'
import type { MentorYear } from '~/domain/mentorships/certificates.server'
import { personName } from '~/i18n/latin-name'
import { useLanguage } from '~/i18n/use-language'
import { Card } from '~/ui/card'
import { SummaryList } from '~/ui/summary-list'
import { Hours } from './certificate-body'

/** What the certificate of a mentor's year says, for the screen and for paper. */
export function YearBody({ year }: { year: MentorYear }) {
  const { t } = useTranslation('pair')
  const name = personName(useLanguage(), year.name, year.latinName)
  const rows = [
    { label: t('statistics.columns.begun'), value: year.begun },
    { label: t('statistics.columns.completed'), value: year.completed },
    { label: t('common:facts.sessions'), value: year.sessions },
    year.minutes > 0 && { label: t('certificate.hours'), value: <Hours minutes={year.minutes} /> },
    { label: t('certificate.code'), value: <span className="tabular">{year.code}</span> },
  ]
  return (
    <Card className="print:border-2">
      <div className="grid gap-5 py-4">
        <p>{t('certificate.says')}</p>
        <p className="text-2xl font-heavy text-accent-ink">{name}</p>
        <p className="text-lg">{t('statistics.gave', { year: year.year })}</p>
        <SummaryList rows={rows.filter((row) => row !== false)} />
      </div>
    </Card>
  )
}
