import { useTranslation } from 'react-i18next'
import { listCategories, searchQuestions } from '~/content/faq.server'
import { Contact, Topics } from '~/content/faq-parts'
import { Form, type Handle, Link, useLoaderData } from '~/http/page'
import type { Args } from '~/http/page.server'
import { getLanguage } from '~/i18n/i18n.server'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { SearchBox } from '~/ui/search-box'

export const handle: Handle = {
  i18n: ['public'],
  title: (t) => t('public:faq.title'),
  found: (t) => ({ description: t('public:found.faq') }),
}

const longestSearch = 100

export async function loader({ request }: Args) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestSearch)
  const categories = await listCategories(await getLanguage(request))
  const topics = categories.map(({ name, title, lang, questions }) => ({
    name,
    title,
    lang,
    count: questions.length,
  }))
  const found = q
    ? searchQuestions(categories, q).map(({ id, category, question }) => ({ id, category, question }))
    : null
  return { q, topics, found, foreign: categories[0]?.foreign, lang: categories[0]?.lang }
}

export default function FaqPage() {
  const { q, topics, foreign } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  return (
    <>
      <PageHeader title={t('faq.title')} lead={foreign ? t('faq.otherLanguage') : t('faq.lead')} />
      <Form method="get" action="/faq" className="mb-10">
        <SearchBox label={t('faq.search')} button={t('common:form.search')} defaultValue={q} />
      </Form>
      <Found />
      <h2 className="mb-5 text-2xl">{t('faq.categories')}</h2>
      <Topics topics={topics} />
      <Contact />
    </>
  )
}

function Found() {
  const { q, found, lang } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  if (!found) return null
  if (found.length === 0) {
    return (
      <div className="mb-12">
        <EmptyState title={t('faq.nothing.title', { q })}>{t('faq.nothing.text')}</EmptyState>
      </div>
    )
  }
  return (
    <section className="mb-12">
      <p role="status" className="mb-3 text-lg font-bold">
        {t('faq.found', { count: found.length, q })}
      </p>
      <ul lang={lang} className="grid">
        {found.map(({ id, category, question }) => (
          <li key={id} className="border-b border-line first:border-t">
            <Link
              to={`/faq/${category}?open=${id}#${id}`}
              className="flex min-h-14 items-center py-2 text-lg font-bold"
            >
              {question}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
