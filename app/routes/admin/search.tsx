import { useTranslation } from '~/i18n/use-translation'
import { findCertificates } from '~/domain/search/certificates.server'
import { searchEverything } from '~/domain/search/search.server'
import { Form, type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { readWords } from '~/lists/list-query'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { SearchBox } from '~/ui/search-box'
import { FoundCertificate } from './search/found-certificate'
import { FoundMentorships, FoundPeople, FoundPurchases, FoundRequests } from './search/found-groups'
import { FoundPages, FoundScholarships } from './search/found-more'
import { findPages } from './search/found-pages.server'

export const handle: Handle<{ q: string } | undefined> = {
  title: (t, data) => (data?.q ? t('overview:search.titleOf', { q: data.q }) : t('overview:search.title')),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const q = readWords(args.request.url)
  const [found, certificates, pages] = await Promise.all([
    q ? searchEverything(viewer, q) : null,
    findCertificates(viewer, q),
    q ? findPages(viewer, q, await getLanguage(args)) : [],
  ])
  return { q, found, certificates, pages }
}

export default function SearchPage() {
  const { q, found, certificates, pages } = useLoaderData<typeof loader>()
  const { t } = useTranslation('overview')
  const certified = certificates.certificate ?? certificates.year
  const nothing =
    found && !certified && pages.length === 0 && Object.values(found).every((rows) => rows.length === 0)
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
            {certificates.asked && <p className="mt-3">{t('search.code')}</p>}
          </EmptyState>
        )}
        {found && (
          <>
            <FoundPages pages={pages} />
            <FoundCertificate {...certificates} />
            <FoundPeople rows={found.people} q={q} />
            <FoundPurchases rows={found.purchases} q={q} />
            <FoundRequests rows={found.requests} q={q} />
            <FoundMentorships rows={found.mentorships} q={q} />
            <FoundScholarships rows={found.scholarships} q={q} />
          </>
        )}
      </div>
    </>
  )
}
