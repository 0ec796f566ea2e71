import { useTranslation } from '~/i18n/use-translation'
import { askedMost } from '~/content/faq.server'
import type { Row } from '~/db/generated/rows'
import { getFigures } from '~/domain/constants/constants.server'
import { listPraise, readNetworkFigures, searchMentors } from '~/domain/mentors/mentors.server'
import { showMentors, showPraise } from '~/domain/mentors/shown-mentor.server'
import { showPackages } from '~/domain/packages/shown-package.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, redirectIfSignedIn } from '~/http/page.server'
import { safePath } from '~/http/safe-path'
import { formatNumber } from '~/i18n/format'
import { getLanguage } from '~/http/language.server'
import { SupportSection } from '~/parts/support/support-section'
import { Section } from './home/sections'
import { Questions, Thousand } from './home/closing'
import { AvailableMentors, Packages, Voices } from './home/offers'
import { Opening, SignInHint, Steps } from './home/opening'

export const handle: Handle = {
  title: (t) => t('public:home.title'),
  found: (t, data, { origin, address }) => ({
    description: t('public:found.home'),
    things: [
      {
        '@type': 'Organization',
        name: t('common:shell.brand'),
        url: address('/'),
        logo: `${origin}/favicon.svg`,
        description: t('public:found.home'),
      },
    ],
  }),
}

const mentorsShown = 6

export async function loader(args: Args) {
  await redirectIfSignedIn(args)
  const language = await getLanguage(args)
  const [found, packages, praise, questions, figures, network] = await Promise.all([
    searchMentors(null, { isAvailable: '1' }, {}, mentorsShown),
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
    packages,
    praise: showPraise(praise, language),
    questions,
    redirectTo,
    network,
    years: Number(figures.mentorMinimumExperienceMonths) / 12,
  }
}

export default function HomePage() {
  const { mentors, packages, praise, questions, redirectTo, network, years } = useLoaderData<typeof loader>()
  return (
    <>
      <SignInHint redirectTo={redirectTo} />
      <Opening mentors={mentors} />
      <div className="mt-12 grid gap-12 sm:mt-16 sm:gap-20">
        <Steps />
        <AvailableMentors mentors={mentors} />
        <Packages packages={packages} />
        <Voices praise={praise} />
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
