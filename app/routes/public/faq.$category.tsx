import { useTranslation } from 'react-i18next'
import { findCategory, listCategories } from '~/content/faq.server'
import { Contact, Topics } from '~/content/faq-parts'
import { Markdown, textOf } from '~/content/markdown'
import { parseMarkdown } from '~/content/markdown.server'
import { breadcrumbs, inShort } from '~/http/found'
import { type Handle, useLoaderData, useSearchParams } from '~/http/page'
import { type Args, notFound } from '~/http/page.server'
import { getLanguage } from '~/i18n/i18n.server'
import { Disclosure } from '~/ui/disclosure'
import { PageHeader } from '~/ui/page-header'
import { Prose } from '~/ui/prose'

export const handle: Handle<Awaited<ReturnType<typeof loader>> | undefined> = {
  i18n: ['public'],
  title: (t, data) =>
    data ? `${data.category.title} – ${t('public:faq.title')}` : t('common:errorPage.404.title'),
  found: (t, data, site) =>
    data && {
      description: inShort(
        `${data.category.title}: ${data.questions.map(({ question }) => question).join(' ')}`,
      ),
      things: [
        {
          '@type': 'FAQPage',
          mainEntity: data.questions.map(({ question, nodes }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: textOf(nodes) },
          })),
        },
        breadcrumbs(site, [
          [t('public:faq.title'), '/faq'],
          [data.category.title, `/faq/${data.category.name}`],
        ]),
      ],
    },
}

export async function loader({ request, params }: Args) {
  const language = await getLanguage(request)
  const category = await findCategory(params.category ?? '', language)
  if (!category) throw notFound()
  const others = (await listCategories(language)).filter(({ name }) => name !== category.name)
  const { questions, ...shown } = category
  return {
    category: shown,
    questions: questions.map(({ id, question, answer }) => ({ id, question, nodes: parseMarkdown(answer) })),
    others: others.map(({ name, title, lang, questions }) => ({
      name,
      title,
      lang,
      count: questions.length,
    })),
  }
}

export default function FaqCategoryPage() {
  const { category, questions, others } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const open = useSearchParams()[0].get('open')
  return (
    <>
      <PageHeader
        title={<span lang={category.lang}>{category.title}</span>}
        lead={category.foreign ? t('faq.otherLanguage') : undefined}
        back={{ to: '/faq', label: t('faq.all') }}
      />
      <div lang={category.lang} className="max-w-3xl">
        {questions.map(({ id, question, nodes }) => (
          <Disclosure key={id} id={id} summary={question} open={id === open}>
            <Prose>
              <Markdown nodes={nodes} />
            </Prose>
          </Disclosure>
        ))}
      </div>
      <h2 className="mt-16 mb-5 text-2xl">{t('faq.others')}</h2>
      <Topics topics={others} />
      <Contact />
    </>
  )
}
