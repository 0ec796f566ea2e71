import { useTranslation } from '~/i18n/use-translation'
import { listCategories, searchQuestions, type Question } from '~/content/faq.server'
import { Markdown } from '~/content/markdown'
import { parseMarkdown } from '~/content/markdown.server'
import { Form, type Handle, useLoaderData, useRootData, useSearchParams } from '~/http/page'
import type { Args } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { AskForMentor } from '~/parts/mentors/ask-for-mentor'
import { WriteToTeam } from '~/parts/support/write-to-team'
import { Disclosure } from '~/ui/disclosure'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { Prose } from '~/ui/prose'
import { SearchBox } from '~/ui/search-box'
import { Contact } from './faq/contact'

export const handle: Handle<Awaited<ReturnType<typeof loader>> | undefined> = {
  title: (t) => t('public:faq.title'),
  found: (t) => ({ description: t('public:found.faq') }),
}

const longestSearch = 100

const shown = ({ id, question, answer }: Question) => ({ id, question, nodes: parseMarkdown(answer) })

export async function loader(args: Args) {
  const q = (new URL(args.request.url).searchParams.get('q') ?? '').trim().slice(0, longestSearch)
  const categories = await listCategories(await getLanguage(args))
  const found = q ? await searchQuestions(categories, q) : []
  return {
    q,
    found: q ? found.map(shown) : null,
    categories: categories
      .map(({ questions, ...category }) => ({
        ...category,
        questions: questions.filter((question) => !found.includes(question)).map(shown),
      }))
      .filter(({ questions }) => questions.length > 0),
    foreign: categories[0]?.foreign,
    lang: categories[0]?.lang,
  }
}

export default function FaqPage() {
  const { q, categories, foreign } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  return (
    <>
      <PageHeader title={t('faq.title')} lead={foreign ? t('faq.otherLanguage') : t('faq.lead')} />
      <Form method="get" action="/faq" className="mb-10">
        <SearchBox label={t('faq.search')} button={t('common:form.search')} defaultValue={q} />
      </Form>
      <Found />
      <nav aria-label={t('faq.categories')} className="mb-4">
        <ul className="flex flex-wrap gap-x-6">
          {categories.map(({ name, title, lang }) => (
            <li key={name}>
              <a href={`#${name}`} lang={lang} className="inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {categories.map(({ name, title, lang, questions }) => (
        <section key={name} id={name} lang={lang} className="mt-10 max-w-3xl scroll-mt-6">
          <h2 className="mb-4 text-2xl">{title}</h2>
          <Questions questions={questions} />
        </section>
      ))}
      <Contact />
    </>
  )
}

/** The questions that a search found, the best one open; without one, whom to ask. */
function Found() {
  const { q, found, lang } = useLoaderData<typeof loader>()
  const role = useRootData()?.viewer?.role
  const { t } = useTranslation('public')
  if (!found) return null
  if (found.length === 0) {
    return (
      <div className="mb-10">
        <EmptyState
          title={t('faq.nothing.title', { q })}
          action={
            <>
              <WriteToTeam />
              {(!role || role === 'mentee') && <AskForMentor />}
            </>
          }
        >
          {t('faq.nothing.text')}
        </EmptyState>
      </div>
    )
  }
  return (
    <section className="mb-12 max-w-3xl">
      <p role="status" className="mb-3 text-lg font-bold">
        {t('faq.found', { count: found.length, q })}
      </p>
      <div lang={lang}>
        <Questions key={q} questions={found} first={found[0]!.id} />
      </div>
    </section>
  )
}

type QuestionsProps = { questions: ReturnType<typeof shown>[]; first?: string }

function Questions({ questions, first }: QuestionsProps) {
  const open = useSearchParams()[0].get('open') ?? first
  return questions.map(({ id, question, nodes }) => (
    <Disclosure key={id} id={id} summary={question} open={id === open}>
      <Prose>
        <Markdown nodes={nodes} />
      </Prose>
    </Disclosure>
  ))
}
