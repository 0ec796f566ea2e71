import { useTranslation } from '~/i18n/use-translation'
import { type Handle, Link, useLoaderData, useRootData } from '~/http/page'
import { type Args, findViewer, redirect } from '~/http/page.server'
import { FilterChips } from './mentors/filter-chips'
import { NothingFound } from './mentors/nothing-found'
import { ResultLine } from './mentors/result-line'
import { SearchForm } from './mentors/search-form'
import { pagesAround, searchPath, tidyQuery } from '~/domain/mentors/filter-links'
import {
  chipsOf,
  filterOptions,
  type FilterOptions,
  withCounts,
} from '~/domain/mentors/filter-options.server'
import { type MentorFilters, mostCounted, readCursor, readFilters, readPage } from '~/domain/mentors/filters'
import { MentorList } from '~/parts/mentors/mentor-card'
import { WriteToTeam } from '~/parts/support/write-to-team'
import { SeenMentors } from '~/parts/mentors/seen-mentors'
import { findNear, narrowestFilter, searchMentors } from '~/domain/mentors/mentors.server'
import { countOptions } from '~/domain/mentors/option-counts.server'
import { showMentors } from '~/domain/mentors/shown-mentor.server'
import type { Viewer } from '~/viewer/viewer'
import { withIds } from '~/domain/mentors/codes.server'
import { getLanguage } from '~/http/language.server'
import type { Language } from '~/i18n/locale'
import { PageHeader } from '~/ui/page-header'
import { Pagination } from '~/ui/pagination'
import { AskForMentor } from '~/parts/mentors/ask-for-mentor'

export const handle: Handle<{ page: number; here: string } | undefined> = {
  found: (t, data) => ({
    description: t('public:found.mentors'),
    // A filtered list is a part of the whole one; a later page is not.
    query: data && data.page > 1 ? data.here.slice('/mentors'.length) : undefined,
  }),
  title: (t, data) =>
    data && data.page > 1 ? t('public:mentors.titlePage', { page: data.page }) : t('public:mentors.title'),
}

const mentorsAPage = 12

export async function loader(args: Args) {
  const query = await withIds(new URL(args.request.url).searchParams)
  const tidy = tidyQuery(query)
  if (tidy) throw redirect(`/mentors?${tidy}`)
  const [filters, cursor] = [readFilters(query), readCursor(query)]
  const [viewer, language] = await Promise.all([findViewer(args), getLanguage(args)])
  const [found, options, counts] = await Promise.all([
    searchMentors(viewer, filters, cursor, mentorsAPage),
    filterOptions(language),
    countOptions(viewer, filters),
  ])
  const page = readPage(query, cursor)
  const pages = pagesAround(filters, cursor, page, found)
  const nothing = found.mentors.length === 0 && (await nearSearch(viewer, filters, options, language))
  return {
    mentors: await showMentors(found.mentors, language, viewer),
    total: found.total,
    nothing,
    filters,
    ...withCounts(options, counts, filters),
    chips: chipsOf(filters, options),
    pages,
    page,
    here: searchPath(filters, { cursor, page }),
  }
}

/** What the page offers in place of an empty list. */
async function nearSearch(
  viewer: Viewer | null,
  filters: MentorFilters,
  { fieldOfSupport }: FilterOptions,
  language: Language,
) {
  const [narrowest, near] = await Promise.all([narrowestFilter(viewer, filters), findNear(viewer, filters)])
  const topics = near.topics.map((topic) => ({
    to: searchPath({ fieldOfSupport: `{${topic}}` }),
    label: fieldOfSupport.find(({ value }) => value === topic)?.label ?? topic,
  }))
  return { narrowest, topics, mentors: await showMentors(near.mentors, language, viewer) }
}

export default function MentorsPage() {
  const { mentors, total, nothing, filters, options, counts, chips, pages, page, here } =
    useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  return (
    <>
      <PageHeader
        title={t('mentors.title')}
        lead={<span className="max-sm:hidden">{t('mentors.lead')}</span>}
      />
      <div className="grid gap-8 lg:gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <SearchForm {...{ filters, options, counts, total }} chosen={chips.length} />
        <div className="grid content-start gap-5">
          <SeenMentors from={here} />
          <div
            id="results"
            tabIndex={-1}
            data-follows=""
            className="grid scroll-mt-6 content-start gap-5 outline-none transition-opacity"
          >
            <FilterChips chips={chips} />
            {nothing ? (
              <NothingFound {...nothing} chips={chips} from={here} />
            ) : (
              <ResultLine total={total} filters={filters} />
            )}
            <MentorList mentors={mentors} from={here} />
            <Pages pages={pages} page={page} total={total} />
          </div>
        </div>
      </div>
      <MatchingHelp />
    </>
  )
}

type PagesProps = { pages: ReturnType<typeof pagesAround>; page: number; total: number }

function Pages({ pages, page, total }: PagesProps) {
  const { t } = useTranslation('public')
  const step = (to: string | undefined, label: string) => (to ? { to, label } : undefined)
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-4">
      <Pagination
        label={t('mentors.pages')}
        previous={step(pages.previous, t('mentors.previous'))}
        next={step(pages.next, t('mentors.next'))}
        position={
          total > mostCounted
            ? t('common:pagination.page', { page })
            : t('mentors.pageOf', { page, pages: Math.ceil(total / mentorsAPage) })
        }
      />
      {pages.first && (
        <Link to={pages.first} className="inline-flex min-h-11 items-center">
          {t('mentors.first')}
        </Link>
      )}
      <a href="#help" className="inline-flex min-h-11 items-center max-sm:hidden">
        {t('common:facts.help')}
      </a>
    </div>
  )
}

/** Offers the team's help to a visitor or mentee who finds no mentor. */
function MatchingHelp() {
  const { t } = useTranslation('public')
  const viewer = useRootData()?.viewer
  return (
    <section
      id="help"
      className="mt-12 grid gap-4 rounded-leaf-lg border border-transparent bg-saffron-soft p-6 sm:p-8"
    >
      <h2 className="text-2xl">{t('mentors.help.title')}</h2>
      <p className="max-w-read">{t('mentors.help.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <AskForMentor register />
        {!viewer && <WriteToTeam variant="secondary" />}
      </div>
      {!viewer && <p className="text-sm">{t('mentors.help.signIn')}</p>}
    </section>
  )
}
