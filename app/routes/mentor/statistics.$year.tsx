import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listMentorYears } from '~/domain/mentorships/certificates.server'
import type { Handle } from '~/http/handle'
import { idParameter, notFound } from '~/http/submit.server'
import { requireMentor } from '~/http/viewer.server'
import { Hours } from '~/parts/closing/certificate-body'
import { PrintButton } from '~/parts/receipts/print-button'
import { Card } from '~/ui/card'
import { FormPage } from '~/ui/form-page'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { i18n: ['pair', 'refunds'], title: (t) => t('pair:statistics.certificate') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireMentor(args)
  const asked = idParameter(args.params.year)
  const year = (await listMentorYears(viewer)).find((each) => each.year === asked)
  if (!year) throw notFound()
  return { year, name: `${viewer.name} ${viewer.surname}` }
}

export default function YearCertificatePage() {
  const { year, name } = useLoaderData<typeof loader>()
  const { t } = useTranslation('pair')
  const rows = [
    { label: t('statistics.columns.begun'), value: year.begun },
    { label: t('statistics.columns.completed'), value: year.completed },
    { label: t('common:facts.sessions'), value: year.sessions },
    year.minutes > 0 && { label: t('certificate.hours'), value: <Hours minutes={year.minutes} /> },
  ]
  return (
    <FormPage
      title={t('statistics.certificate')}
      eyebrow={t('common:shell.brand')}
      back={{ to: '/mentor/statistics', label: t('statistics.title') }}
    >
      <Card className="print:border-2">
        <div className="grid gap-5 py-4">
          <p>{t('certificate.says')}</p>
          <p className="text-2xl font-heavy text-accent-ink">{name}</p>
          <p className="text-lg">{t('statistics.gave', { year: year.year })}</p>
          <SummaryList rows={rows.filter((row) => row !== false)} />
        </div>
      </Card>
      <p className="no-print text-sm text-muted">{t('certificate.pdf')}</p>
      <div>
        <PrintButton />
      </div>
    </FormPage>
  )
}
