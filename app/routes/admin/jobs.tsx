import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listJobs, runJobNow } from '~/domain/jobs/jobs.server'
import { ChosenJob } from '~/domain/jobs/schema'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { PageHeader } from '~/ui/page-header'
import { JobItem } from './jobs/job-item'

export const handle: Handle = { i18n: ['settings'], title: (t) => t('settings:jobs.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return { jobs: await listJobs(viewer) }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, ChosenJob, async ({ job }) => {
    await runJobNow(viewer, job)
    return redirect('/admin/jobs', { headers: flash('jobAsked') })
  })
}

export default function JobsPage() {
  const { jobs } = useLoaderData<typeof loader>()
  const { t } = useTranslation('settings')
  return (
    <>
      <PageHeader title={t('jobs.title')} lead={t('jobs.lead')} />
      <ul className="grid gap-4">
        {jobs.map((job) => (
          <JobItem key={job.name} job={job} />
        ))}
      </ul>
    </>
  )
}
