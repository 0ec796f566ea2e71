import { useTranslation } from '~/i18n/use-translation'
import { askedMost } from '~/content/faq.server'
import type { Row } from '~/db/generated/rows'
import { getFigures } from '~/domain/constants/constants.server'
import { listPraise, readNetworkFigures, searchMentors } from '~/domain/mentors/mentors.server'
import { showMentors, showPraise } from '~/domain/mentors/shown-mentor.server'
import { listItems } from '~/domain/lookups/lookups.server'
import { searchPath } from '~/domain/mentors/filter-links'
import { showPackages } from '~/domain/packages/shown-package.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirectIfSignedIn } from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { formatNumber } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { SupportSection } from '~/parts/support/support-section'
import { Section } from './home/sections'
import { Questions, Thousand } from './home/closing'
import { AvailableMentors, Packages, Voice } from './home/offers'
import { Opening, SignInHint, Steps } from './home/opening'

export const handle: Handle = {
  title: (t) => t('public:home.title'),
  found: (t) => ({ description: t('public:found.home') }),
}

const mentorsShown = 6

/** What women are asked for most; each leads to the mentors who help with it. */
const topicsShown = [
  'pay_negotiation',
  'career_change',
  'return_to_work',
  'entrepreneurship',
  'burnout',
  'self_confidence',
]

export async function loader(args: Args) {
  await redirectIfSignedIn(args)
  const language = await getLanguage(args)
  const [found, topics, packages, praise, questions, figures, network] = await Promise.all([
    searchMentors(null, { isAvailable: '1' }, {}, mentorsShown),
    listItems('support_topics', language),
    showPackages(language),
    listPraise(),
    askedMost(language),
    getFigures(),
    readNetworkFigures(),
  ])
  const mentors = await showMentors(found.mentors, language)
  const redirectTo = safePath(new URL(args.request.url).searchParams.get('redirectTo'))
  return {
    mentors,
    topics: topicsShown.flatMap((code) => {
      const id = topics.find((topic) => topic.code === code)?.id
      return id ? [{ code, to: searchPath({ fieldOfSupport: `{${id}}` }) }] : []
    }),
    packages,
    praise: showPraise(praise, language),
    questions,
    redirectTo,
    network,
    years: Number(figures.mentorMinimumExperienceMonths) / 12,
  }
}

export default function HomePage() {
  const { mentors, topics, packages, praise, questions, redirectTo, network, years } =
    useLoaderData<typeof loader>()
  return (
    <>
      <SignInHint redirectTo={redirectTo} />
      <Opening mentors={mentors} topics={topics} />
      <div className="mt-4 grid gap-8 sm:mt-6 sm:gap-16">
        <Voice praise={praise} />
        <AvailableMentors mentors={mentors} />
        <Steps />
        <Packages packages={packages} />
        <Network {...network} />
        <Thousand years={years} />
        <Questions questions={questions} />
        <SupportSection />
      </div>
    </>
  )
}

/** Who stands behind the platform, and how large the network is; numbers that are too small are left out. */
function Network(figures: Row<'network_figures'>) {
  const { t, language } = useTranslation('public')
  const shown = (['mentors', 'completed', 'sessions'] as const).flatMap((name) => {
    const number = figures[name]
    return number === null ? [] : [{ name, number }]
  })
  return (
    <Section title={t('home.network.title')} lead={t('home.network.text')}>
      {shown.length > 0 && (
        <dl className="grid auto-cols-fr grid-flow-col gap-3 border-y border-line py-3 sm:gap-8">
          {shown.map(({ name, number }) => (
            <div key={name} className="flex flex-col-reverse justify-end">
              <dt className="text-sm leading-snug text-muted">{t(`home.network.${name}`)}</dt>
              <dd className="tabular text-2xl font-heavy tracking-tighter text-accent-ink sm:text-3xl">
                {formatNumber(language, number)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  )
}
