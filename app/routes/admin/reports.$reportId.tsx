import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { findAdminRequest } from '~/domain/mentorship-requests/mentorship-requests.server'
import { findReport } from '~/domain/reports/reports.server'
import { SettledReport } from '~/domain/reports/schema'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { useBackTo } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { Exchange } from '~/parts/mentorship-requests/exchange'
import { RequestWords } from '~/parts/mentorship-requests/request-words'
import { afterAct } from '~/parts/queues/after-act.server'
import { FormPage } from '~/ui/form-page'
import { ReportActs } from './reports.$reportId/report-acts'
import { ReportFacts } from './reports.$reportId/report-facts'
import { fieldProps, TextArea } from '~/ui/field'

export const handle: Handle = { title: (t) => t('common:facts.report') }

const list = '/admin/reports'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const report = await findReport(viewer, idParameter(args.params.reportId))
  if (!report) throw notFound()
  const request = report.requestId === null ? undefined : await findAdminRequest(viewer, report.requestId)
  const topicName = await namesOf('support_topics', await getLanguage(args))
  return { report, request, topic: topicName(request?.fieldOfInterestId ?? null) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.reportId)
  return submit(args, SettledReport, async ({ decision, answer }) => {
    const report = await findReport(viewer, id)
    await acts.settleReport(viewer, { reportId: id, decision, answer })
    return redirect(await afterAct(args.request, viewer, 'reports', list), 'reportSettled', {
      name: report?.byName ?? '',
    })
  })
}

export default function ReportPage() {
  const { report, request, topic } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const settle = useActionForm(SettledReport, { id: 'settle' })
  const labels = { decision: t('editDecision.decision'), answer: t('reports.answer') }
  return (
    <FormPage
      title={t('common:facts.report')}
      back={useBackTo(list, t('common:shell.admin.reports'))}
      errors={<FormErrors form={settle.form} labels={labels} />}
    >
      <ReportFacts report={report} />
      {request && (
        <section className="grid gap-4">
          <h2>{t('reports.reported')}</h2>
          <RequestWords {...request} topic={topic} />
          <Exchange side="admin" {...request} open={request.status === 'pending'} />
        </section>
      )}
      {!report.settledAt &&
        (report.own ? (
          <p>{t('reports.own')}</p>
        ) : (
          <>
            <ReportActs report={report} requestWaits={request?.status === 'pending'} />
            <SettleReportForm {...settle} />
          </>
        ))}
    </FormPage>
  )
}

/** The decision, for the team alone, and the words to the reporter. */
function SettleReportForm({ form, fields, te }: ReturnType<typeof useActionForm<typeof SettledReport>>) {
  const { t } = useTranslation('admin')
  return (
    <ActionForm form={form}>
      <TextArea
        {...fieldProps(fields.decision, te)}
        label={t('editDecision.decision')}
        hint={t('reports.decisionHint')}
      />
      <TextArea
        {...fieldProps(fields.answer, te)}
        label={t('reports.answer')}
        hint={t('reports.answerHint')}
        optional
      />
      <SubmitButton>{t('reports.submit')}</SubmitButton>
    </ActionForm>
  )
}
