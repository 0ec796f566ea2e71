import { listFlaggedMentors } from '~/domain/mentors/admin-mentors.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { rejectedRequestList } from '~/domain/mentorship-requests/list'
import { rejectedRequestTable } from '~/parts/mentorship-requests/columns'
import { FlaggedMentors } from './rejected-mentorship-requests/flagged-mentors'

export const handle: Handle = { title: (t) => t('common:shell.admin.rejectedRequests') }

const shown = 5

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [loaded, flagged] = await Promise.all([
    loadList(viewer, rejectedRequestList, args),
    listFlaggedMentors(viewer, shown + 1),
  ])
  return { loaded, flagged: { mentors: flagged.slice(0, shown), more: flagged.length > shown } }
}

export default function RejectedRequestsPage() {
  const { loaded, flagged } = useLoaderData<typeof loader>()
  const { mentor } = loaded.query.filters
  const named = loaded.rows.find(({ mentorId }) => String(mentorId) === mentor)
  return (
    <ListPage
      table={rejectedRequestTable}
      loaded={loaded}
      intro={mentor === undefined && <FlaggedMentors {...flagged} />}
      choices={named && { mentor: [{ value: String(named.mentorId), label: named.mentorName }] }}
    />
  )
}
