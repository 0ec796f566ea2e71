import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import {
  applicationScopes,
  countApplications,
  listApplications,
} from '~/domain/applications/admin-applications.server'
import { AdminApplicationsTable } from '~/domain/applications/admin-applications-table'
import { showListed } from '~/domain/applications/listed-applications.server'
import { AdminQueue } from '~/domain/queues/admin-queue'
import { queueLink, readPlaceNumbers, readQueueQuery } from '~/domain/queues/queue-query'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { getLanguage } from '~/i18n/i18n.server'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:applications.title') }

const path = '/admin/pending-applications'
const most = 25

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const query = readQueueQuery(args.request, applicationScopes)
  const [seconds, id] = readPlaceNumbers(query.after, 2) ?? []
  const after = seconds !== undefined && id !== undefined ? { seconds, id } : undefined
  const [found, counts] = await Promise.all([
    listApplications(viewer, { scope: query.scope, q: query.q || undefined, after }, most),
    countApplications(viewer),
  ])
  const applications = await showListed(found.slice(0, most), await getLanguage(args.request))
  if (query.after && applications.length === 0) throw redirect(queueLink(path, { ...query, after: '' }))
  const last = found.length > most ? found[most - 1] : undefined
  return { query, counts, applications, next: last && `${last.seconds}.${last.id}` }
}

export default function ApplicationsPage() {
  const { query, counts, applications, next } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const queue = { path, words: 'applications', shown: applications.length } as const
  return (
    <AdminQueue {...queue} {...{ query, counts, next }}>
      <AdminApplicationsTable applications={applications} caption={t(`applications.scopes.${query.scope}`)} />
    </AdminQueue>
  )
}
