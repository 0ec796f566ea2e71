import { useTranslation } from '~/i18n/use-translation'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { allLists } from '~/parts/lists/all-tables'
import { listLink, pageName, readListQuery, withoutPage } from '~/lists/list-query'
import { SavedViews } from '~/lists/saved-views'
import { deleteView, listViews, saveView } from '~/lists/saved-views.server'
import { ChangeViews, SaveView } from '~/lists/schema'
import { titleOf } from '~/lists/scope-words'
import { fieldProps } from '~/ui/field'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:views.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { at, list, query } = openedList(args)
  return { at, query, views: await listViews(viewer, list) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { list, query } = openedList(args)
  return submit(args, ChangeViews, async (change) => {
    if (change.intent === 'delete') await deleteView(viewer, change.viewId)
    else await saveView(viewer, list, query, change.name)
    return redirect(listLink(list, query), change.intent === 'delete' ? 'viewDeleted' : 'viewSaved')
  })
}

/** Where the forms of a list's saved views come back to when they are refused. */
export default function SavedViewsPage() {
  const { at, query, views } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const { form, fields, te } = useActionForm(SaveView, { id: 'save-view', intent: 'save' })
  const list = allLists[at]!
  const back = { to: listLink(list, withoutPage(query)), label: t(titleOf(list.words)) }
  return (
    <FormPage
      title={t('views.title')}
      lead={t('views.lead')}
      back={back}
      errors={<FormErrors form={form} labels={{ name: t('views.name') }} />}
    >
      <SavedViews {...{ list, query, views }} name={fieldProps(fields.name, te)} />
    </FormPage>
  )
}

/** The list that an address of saved views is about, as it was open; where lists share a page, the scope says which. */
function openedList({ params, request }: Args) {
  const scope = new URL(request.url).searchParams.get('scope') ?? ''
  const ofPage = allLists.filter((list) => pageName(list) === params.page)
  const list = ofPage.find(({ scopes }) => (scopes as readonly string[]).includes(scope)) ?? ofPage[0]
  if (!list) throw notFound()
  return { at: allLists.indexOf(list), list, query: readListQuery(list, request.url) }
}
