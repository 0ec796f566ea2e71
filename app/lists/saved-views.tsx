import { useTranslation } from '~/i18n/use-translation'
import { TokenField } from '~/http/action-form'
import { Form, Link } from '~/http/page'
import { Button } from '~/ui/button'
import { TextField, type FieldBinding } from '~/ui/field'
import { Icon } from '~/ui/icon'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { ListSource } from '~/domain/lists/list'
import { listLink, viewsLink, withoutPage, type ListQuery } from './list-query'
import type { SavedView } from './saved-views.server'

type SavedViewsProps = { list: ListSource; query: ListQuery; views: SavedView[] }

/** The saved views of a list, folded away until one of them is open. */
export function SavedViewsDisclosure(props: SavedViewsProps) {
  const { t } = useTranslation('admin')
  const opened = props.views.find((view) => isOpened(view, props))
  return (
    <details key={opened?.id} open={opened !== undefined} className="group">
      <summary className="inline-flex min-h-11 items-center gap-2 text-sm font-medium hover:text-primary">
        <Icon name="chevronDown" className="turns transition-transform" />
        {opened
          ? t('views.opened', { name: opened.name })
          : props.views.length > 0
            ? t('views.summary', { count: props.views.length })
            : t('views.keep')}
      </summary>
      <div className="mt-2 max-w-read rounded-leaf border border-line bg-card p-4">
        <SavedViews {...props} />
      </div>
    </details>
  )
}

const newName: FieldBinding = { id: 'save-view-name', name: 'name', required: true }

/**
 * The views that were saved of a list, each with its button to delete it, and the form that saves the open one. `name`:
 * its field with what was typed and refused.
 */
export function SavedViews({
  list,
  query,
  views,
  name = newName,
}: SavedViewsProps & { name?: FieldBinding }) {
  const { t } = useTranslation('admin')
  const action = viewsLink(list, query)
  return (
    <div className="grid gap-5">
      {views.length > 0 && (
        <ul className="divide-y divide-line">
          {views.map((view) => (
            <li key={view.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <Link
                to={linkOf(list, view)}
                aria-current={isOpened(view, { list, query }) ? 'page' : undefined}
                className="inline-flex min-h-11 min-w-0 items-center aria-[current]:font-bold"
              >
                {view.name}
              </Link>
              <Form method="post" action={action}>
                <TokenField />
                <input type="hidden" name="intent" value="delete" />
                <input type="hidden" name="viewId" value={view.id} />
                <Button variant="quiet" className="text-sm" pendingLabel={t('common:form.oneMoment')}>
                  {t('views.delete')}
                  <VisuallyHidden> {view.name}</VisuallyHidden>
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
        <TokenField />
        <input type="hidden" name="intent" value="save" />
        <TextField {...name} label={t('views.name')} autoComplete="off" className="min-w-60 grow" />
        <Button variant="secondary" pendingLabel={t('common:form.saving')}>
          {t('views.save')}
        </Button>
      </Form>
    </div>
  )
}

const linkOf = ({ path }: ListSource, { query }: SavedView) => {
  const parameters = new URLSearchParams(query)
  return parameters.size > 0 ? `${path}?${parameters}` : path
}

/** True while the list is open as a view keeps it, on whichever page. */
function isOpened(view: SavedView, { list, query }: Omit<SavedViewsProps, 'views'>) {
  return sorted(linkOf(list, view)) === sorted(listLink(list, withoutPage(query)))
}

function sorted(link: string) {
  const parameters = new URLSearchParams(link.split('?')[1] ?? '')
  parameters.sort()
  return parameters.toString()
}
