import { useTranslation } from '~/i18n/use-translation'
import { findCertificate } from '~/domain/search/certificates.server'
import { searchEverything } from '~/domain/search/search.server'
import { Form, type Handle, useLoaderData } from '~/http/page'
import { type Args, requireViewer } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { useMayOpen } from '~/http/use-may-open'
import { readWords } from '~/lists/list-query'
import { groupsOf } from '~/parts/search/found-groups'
import { findPages } from '~/parts/search/found-pages.server'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { SearchBox } from '~/ui/search-box'
import { Suggesting } from '~/ui/suggesting'
import { mayOpen } from '~/viewer/rights'
import { FoundCertificate } from './search/found-certificate'
import { FoundGroup } from './search/found-group'

export const handle: Handle<{ q: string } | undefined> = {
  title: (t, data) => (data?.q ? t('overview:search.titleOf', { q: data.q }) : t('overview:search.title')),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const q = readWords(args.request.url)
  const withPairs = mayOpen(viewer.adminRight, '/admin/mentorships/:mentorshipId')
  const [found, certified, pages] = await Promise.all([
    q ? searchEverything(viewer, q) : null,
    withPairs ? findCertificate(viewer, q) : null,
    q ? findPages(viewer, q, await getLanguage(args)) : [],
  ])
  return { q, found, certified, pages }
}

export default function SearchPage() {
  const { q, found, certified, pages } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('overview')
  const mayOpen = useMayOpen()
  const groups = found && groupsOf(q, found, pages, { t, language, mayOpen })
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
            renderField={(input) => <Suggesting from="/admin/search/suggestions" {...input} />}
          />
        </Form>
        {!found && <p className="max-w-read text-muted">{t('search.hint')}</p>}
        {groups?.length === 0 && !certified?.certificate && (
          <EmptyState title={t('search.nothing')}>
            <p>{t('search.hint')}</p>
            {certified?.asked && <p className="mt-3">{t('search.code')}</p>}
          </EmptyState>
        )}
        {found && certified && <FoundCertificate {...certified} />}
        {groups?.map((group) => (
          <FoundGroup key={group.title} {...group} />
        ))}
      </div>
    </>
  )
}
