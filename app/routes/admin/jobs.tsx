import * as acts from '~/db/acts.server'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listJobs } from '~/domain/jobs/jobs.server'
import { ChosenJob } from '~/domain/jobs/schema'
import { operationState } from '~/domain/operation/state.server'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { OperationStrip } from '~/parts/operation/operation-strip'
import { PageHeader } from '~/ui/page-header'
import { JobItem } from './jobs/job-item'

export const handle: Handle = { i18n: ['settings'], title: (t) => t('settings:jobs.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const [jobs, operation] = await Promise.all([listJobs(viewer), operationState(viewer)])
  return { jobs, operation }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, ChosenJob, async ({ job }) => {
    await acts.runJob(viewer, { name: job })
    return redirect('/admin/jobs', { headers: flash('jobAsked') })
  })
}

export default function JobsPage() {
  const { jobs, operation } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHeader title={t('jobs.title')} lead={t('jobs.lead')} />
      <OperationStrip state={operation} />
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <JobItem key={job.name} job={job} />
        ))}
      </ul>
    </>
  )
}
