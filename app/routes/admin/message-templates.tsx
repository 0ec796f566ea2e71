import { useTranslation } from '~/i18n/use-translation'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { ListPage } from '~/lists/list-page'
import { loadList } from '~/lists/load-list.server'
import { templateList } from '~/domain/messages/list'
import { templateTable } from '~/parts/messages/columns'
import { LinkButton } from '~/ui/button'

export const handle: Handle = { title: (t) => t('common:shell.admin.templates') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return loadList(viewer, templateList, args)
}

export default function MessageTemplatesPage() {
  const { t } = useTranslation('admin')
  const add = <LinkButton to="/admin/message-templates/new">{t('templates.new')}</LinkButton>
  return <ListPage table={templateTable} loaded={useLoaderData<typeof loader>()} actions={add} />
}
