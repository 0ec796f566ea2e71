import { findMailKinds, subjectsOfMails } from '~/domain/mails/team-mails.server'
import { operationState } from '~/domain/operation/state.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { OperationStrip } from '~/parts/operation/operation-strip'
import { mailList } from '~/domain/mails/list'
import { mailTable } from '~/parts/mails/columns'

export const handle: Handle = { title: (t) => t('common:shell.admin.mailList') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [loaded, language, operation] = await Promise.all([
    loadList(viewer, mailList, args),
    getLanguage(args),
    operationState(viewer),
  ])
  const subjects = await subjectsOfMails(viewer, loaded.rows, language)
  return {
    ...loaded,
    operation,
    kinds: findMailKinds(language),
    rows: loaded.rows.map((mail) => ({ ...mail, subject: subjects.get(mail.id) })),
  }
}

export default function MailsPage() {
  const loaded = useLoaderData<typeof loader>()
  const { user } = loaded.query.filters
  const recipient = loaded.rows.find(({ toUserId }) => String(toUserId) === user)
  const choices = {
    kind: loaded.kinds,
    ...(recipient && { user: [{ value: String(recipient.toUserId), label: recipient.toName }] }),
  }
  const intro = <OperationStrip state={loaded.operation} mails />
  return <ListPage table={mailTable} loaded={loaded} choices={choices} intro={intro} />
}
