import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { ChosenJob, type Job, listJobs } from '~/domain/jobs/jobs.server'
import { operationState } from '~/domain/operation/state.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirect, requireViewer, submit } from '~/http/page.server'
import { OperationStrip } from '~/parts/operation/operation-strip'
import { Disclosure } from '~/ui/disclosure'
import { PageHeader } from '~/ui/page-header'
import { JobItem } from './jobs/job-item'

export const handle: Handle = { title: (t) => t('common:shell.admin.jobs') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [jobs, operation] = await Promise.all([listJobs(viewer), operationState(viewer)])
  return { jobs, operation }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, ChosenJob, async ({ job }) => {
    await acts.runJob(viewer, { name: job })
    return redirect('/admin/jobs', 'jobAsked')
  })
}

export default function JobsPage() {
  const { jobs, operation } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  const troubled = jobs.filter(needsALook)
  const fine = jobs.filter((job) => !needsALook(job))
  return (
    <>
      <PageHeader title={t('common:shell.admin.jobs')} lead={t('jobs.lead')} />
      <OperationStrip state={operation} />
      <div className="grid gap-7">
        {troubled.length > 0 && <JobList jobs={troubled} />}
        {fine.length > 0 && (
          <Disclosure summary={t('jobs.fine', { count: fine.length })}>
            <JobList jobs={fine} />
          </Disclosure>
        )}
      </div>
    </>
  )
}

/** What failed, is late or was asked for stands open. */
const needsALook = ({ errorCode, late, failedRows, askedAt }: Job) =>
  Boolean(errorCode ?? askedAt) || late || failedRows > 0

function JobList({ jobs }: { jobs: Job[] }) {
  return (
    <ul className="grid gap-4">
      {jobs.map((job) => (
        <JobItem key={job.name} job={job} />
      ))}
    </ul>
  )
}
