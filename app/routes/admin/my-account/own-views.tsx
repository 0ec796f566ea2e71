import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/rows'
import { TokenField } from '~/http/action-form'
import { Form, Link } from '~/http/page'
import { Button } from '~/ui/button'
import { VisuallyHidden } from '~/ui/visually-hidden'

type OwnViewsProps = { views: (Row<'saved_views'> & { title: string[] })[] }

/** The views that the admin has saved of all lists, each with its button to delete it. */
export function OwnViews({ views }: OwnViewsProps) {
  const { t } = useTranslation('account')
  if (views.length === 0) return <p>{t('views.none')}</p>
  return (
    <div className="grid gap-4">
      <p>{t('admin:views.lead')}</p>
      <ul className="divide-y divide-line">
        {views.map(({ id, list, name, query, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
            <span className="min-w-0">
              <Link
                to={`/admin/${list}?${new URLSearchParams(query)}`}
                className="inline-flex min-h-11 items-center"
              >
                {name}
              </Link>
              <span className="block text-sm text-muted">{t(title)}</span>
            </span>
            <Form method="post">
              <TokenField />
              <input type="hidden" name="intent" value="deleteView" />
              <input type="hidden" name="viewId" value={id} />
              <Button variant="quiet" className="text-sm" pendingLabel={t('common:form.oneMoment')}>
                {t('admin:views.delete')}
                <VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </div>
  )
}
