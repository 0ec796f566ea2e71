import { useTranslation } from '~/i18n/use-translation'
import { searchEverything } from '~/domain/search/search.server'
import { Form, type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { readWords } from '~/lists/list-query'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { SearchBox } from '~/ui/search-box'
import { FoundMentorships, FoundPeople, FoundPurchases, FoundRequests } from './search/found-groups'

export const handle: Handle<{ q: string } | undefined> = {
  title: (t, data) => (data?.q ? t('overview:search.titleOf', { q: data.q }) : t('overview:search.title')),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const q = readWords(args.request.url)
  return { q, found: q ? await searchEverything(viewer, q) : null }
}

export default function SearchPage() {
  const { q, found } = useLoaderData<typeof loader>()
  const { t } = useTranslation('overview')
  const nothing = found && Object.values(found).every((rows) => rows.length === 0)
  return (
    <>
      <PageHeader title={t('search.title')} lead={t('search.lead')} />
      <div className="grid gap-9">
        <Form method="get" action="/admin/search" role="search" key={q}>
          <SearchBox
            id="search"
            label={t('search.label')}
            button={t('common:form.search')}
            defaultValue={q}
          />
        </Form>
        {!found && <p className="max-w-read text-muted">{t('search.hint')}</p>}
        {nothing && (
          <EmptyState title={t('search.nothing')}>
            <p>{t('search.hint')}</p>
          </EmptyState>
        )}
        {found && (
          <>
            <FoundPeople rows={found.people} q={q} />
            <FoundPurchases rows={found.purchases} q={q} />
            <FoundRequests rows={found.requests} q={q} />
            <FoundMentorships rows={found.mentorships} q={q} />
          </>
        )}
      </div>
    </>
  )
}
