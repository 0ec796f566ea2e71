import { useTranslation } from 'react-i18next'
import * as acts from '~/db/acts.server'
import { findReport } from '~/domain/reports/reports.server'
import { SettledReport } from '~/domain/reports/schema'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, flash, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo } from '~/http/return-to'
import { FormPage } from '~/ui/form-page'
import { ReportFacts } from './reports.$reportId/report-facts'
import { SettleReportForm } from './reports.$reportId/settle-report-form'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:reports.titleOf') }

const list = '/admin/reports'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const report = await findReport(viewer, idParameter(args.params.reportId))
  if (!report) throw notFound()
  return { report }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.reportId)
  return submit(args, SettledReport, async ({ decision, answer }) => {
    const report = await findReport(viewer, id)
    await acts.settleReport(viewer, { reportId: id, decision, answer })
    return redirect(returnTo(args.request, list), {
      headers: flash({ key: 'reportSettled', values: { name: report?.byName ?? '' } }),
    })
  })
}

export default function ReportPage() {
  const { report } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const settle = useActionForm(SettledReport, { id: 'settle' })
  const labels = { decision: t('reports.decision'), answer: t('reports.answer') }
  return (
    <FormPage
      title={t('reports.titleOf')}
      back={{ to: list, label: t('reports.title') }}
      errors={<FormErrors form={settle.form} labels={labels} />}
    >
      <ReportFacts report={report} />
      {!report.settledAt && (report.own ? <p>{t('reports.own')}</p> : <SettleReportForm {...settle} />)}
    </FormPage>
  )
}
