import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Handle } from '~/http/handle'
import { requireViewer } from '~/http/viewer.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { mentorshipList } from '~/domain/mentorships/list'
import { mentorshipTable } from '~/parts/mentorships/columns'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:mentorships.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, mentorshipList, args)
}

export default function MentorshipsPage() {
  return <ListPage table={mentorshipTable} loaded={useLoaderData<typeof loader>()} />
}
