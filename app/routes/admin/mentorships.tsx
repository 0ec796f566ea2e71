import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { getConstants } from '~/domain/constants/constants.server'
import { AdminMentorshipsTable } from '~/domain/mentorships/admin-mentorships-table'
import {
  countMentorships,
  listAdminMentorships,
  mentorshipScopes,
} from '~/domain/mentorships/mentorships.server'
import { AdminQueue } from '~/domain/queues/admin-queue'
import { queueLink, readPlaceNumbers, readQueueQuery } from '~/domain/queues/queue-query'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:mentorships.title') }

const path = '/admin/mentorships'
const most = 25

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const query = readQueueQuery(args.request, mentorshipScopes)
  const [after] = readPlaceNumbers(query.after, 1) ?? []
  const [found, counts, { quietDays, stalledDays }] = await Promise.all([
    listAdminMentorships(viewer, { scope: query.scope, q: query.q || undefined, after }, most),
    countMentorships(viewer),
    getConstants(),
  ])
  const mentorships = found.slice(0, most)
  if (query.after && mentorships.length === 0) throw redirect(queueLink(path, { ...query, after: '' }))
  const last = found.length > most ? mentorships.at(-1) : undefined
  return { query, counts, mentorships, next: last && String(last.id), values: { quietDays, stalledDays } }
}

export default function MentorshipsPage() {
  const { query, counts, mentorships, next, values } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const queue = { path, words: 'mentorships', shown: mentorships.length } as const
  return (
    <AdminQueue {...queue} {...{ query, counts, next, values }}>
      <AdminMentorshipsTable mentorships={mentorships} caption={t(`mentorships.scopes.${query.scope}`)} />
    </AdminQueue>
  )
}
