import { useTranslation } from '~/i18n/use-translation'
import { getFigures } from '~/domain/constants/constants.server'
import { showPackages } from '~/domain/packages/shown-package.server'
import { findPackageState } from '~/domain/purchases/purchases.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, findViewer } from '~/http/page.server'
import { wantedMentorOf } from '~/parts/purchases/wanted-mentor'
import { listOwnUnpaidAwards, type OwnAward } from '~/domain/scholarships/awards.server'
import { getLanguage } from '~/http/language.server'
import { PriceCards } from '~/parts/packages/price-cards'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { Card } from '~/ui/card'
import { NumberedSteps } from '~/ui/numbered-steps'
import { SupportSection } from '~/parts/support/support-section'
import { PageHeader } from '~/ui/page-header'
import { PackageComparison } from './mentoring-packages/comparison'
import { formatMoney } from '~/i18n/format'
import { nameIn } from '~/i18n/names'

export const handle: Handle<Awaited<ReturnType<typeof loader>> | undefined> = {
  title: (t) => t('public:packages.title'),
  found: (t) => ({ description: t('public:found.packages') }),
}

export async function loader(args: Args) {
  const [viewer, language, figures] = await Promise.all([findViewer(args), getLanguage(args), getFigures()])
  const [packages, state, [award]] = await Promise.all([
    showPackages(language),
    viewer?.role === 'mentee' ? findPackageState(viewer) : null,
    viewer?.role === 'mentee' ? listOwnUnpaidAwards(viewer) : [],
  ])
  const scholarships = {
    full: Number(figures.fullScholarshipsAYear),
    partial: Number(figures.partialScholarshipsAYear),
  }
  return {
    packages,
    state,
    award,
    visitor: viewer === null,
    scholarships,
    wantedMentor: wantedMentorOf(args.request),
  }
}

export default function PackagesPage() {
  const { packages, state, award, visitor, scholarships, wantedMentor } = useLoaderData<typeof loader>()
  const { t } = useTranslation('public')
  const steps = (['pay', 'choose', 'meet'] as const).map((step) => ({
    title: t(`packages.after.${step}.title`),
    text: t(`packages.after.${step}.text`),
  }))
  return (
    <>
      <PageHeader title={t('packages.title')} lead={t('packages.lead')} />
      {award ? <OwnAwardNotice award={award} /> : <PackageNotice state={state} />}
      <div className="grid gap-16">
        <PriceCards packages={packages} visitor={visitor} wantedMentor={wantedMentor} />
        <PackageComparison packages={packages} />
        <section>
          <h2 className="mb-6 text-2xl">{t('packages.after.title')}</h2>
          <NumberedSteps steps={steps} />
        </section>
        <Scholarships {...scholarships} />
        {!visitor && <SupportSection />}
      </div>
    </>
  )
}

function Scholarships(numbers: { full: number; partial: number }) {
  const { t } = useTranslation('public')
  return (
    <Card title={t('packages.scholarship.title')} tone="saffron">
      <p className="max-w-read">
        {t('packages.scholarship.text', numbers)}{' '}
        <Link to="/faq?open=scholarships#scholarships">{t('packages.scholarship.terms')}</Link>
      </p>
      <p className="mt-4">
        <LinkButton to="/mentee/ask-scholarship" variant="secondary">
          {t('packages.scholarship.ask')}
        </LinkButton>
      </p>
    </Card>
  )
}

type PackageState = 'awaiting' | 'open' | null

const pages = { awaiting: '/purchases', open: '/mentee/mentorships' }

/** Tells a mentee about a package that is open or awaits payment. */
function PackageNotice({ state }: { state: PackageState }) {
  const { t } = useTranslation('public')
  if (!state) return null
  return (
    <Banner title={t(`packages.${state}.title`)} className="mb-10">
      <p>
        {t(`packages.${state}.text`)} <Link to={pages[state]}>{t(`packages.${state}.action`)}</Link>
      </p>
    </Banner>
  )
}

/** Tells a mentee about a half-price award that is not ordered yet. */
function OwnAwardNotice({ award }: { award: OwnAward }) {
  const { t, language } = useTranslation('public')
  const { packageId, packageNames, priceCents, listPriceCents, currency } = award
  const values = {
    package: nameIn(language, packageNames),
    price: formatMoney(language, priceCents, currency),
    list: formatMoney(language, listPriceCents, currency),
  }
  return (
    <Banner tone="success" title={t('packages.award.title')} className="mb-10">
      <p>
        {t('packages.award.text', values)}{' '}
        <Link to={`/checkout/${packageId}`}>{t('common:form.toOrder')}</Link>
      </p>
    </Banner>
  )
}
