import { useTranslation } from '~/i18n/use-translation'
import type { ShownPraise } from '~/domain/mentors/shown-mentor.server'
import type { ShownMentor } from '~/domain/mentors/shown-mentor.server'
import type { ShownPackage } from '~/domain/packages/shown-package.server'
import { Link } from '~/http/page'
import { langOfWords } from '~/i18n/greek'
import { MentorList } from '~/parts/mentors/mentor-card'
import { outcomeOf } from '~/parts/mentors/outcome-of'
import { PriceCards } from '~/parts/packages/price-cards'
import { EmptyState } from '~/ui/empty-state'
import { photoPath } from '~/domain/photos/photo-path'
import { Avatar } from '~/ui/avatar'
import { Quote } from '~/ui/quote'
import { Section } from './sections'

/** Some available mentors. */
export function AvailableMentors({ mentors }: { mentors: ShownMentor[] }) {
  const { t } = useTranslation('public')
  if (mentors.length === 0) {
    return (
      <EmptyState
        title={t('home.mentors.none.title')}
        action={<Link to="/mentor/register">{t('common:invitation.action')}</Link>}
      >
        {t('home.mentors.none.text')}
      </EmptyState>
    )
  }
  return (
    <Section title={t('home.mentors.title')} more={<Link to="/mentors">{t('home.mentors.all')}</Link>}>
      <MentorList mentors={mentors} level={3} wide />
    </Section>
  )
}

/** The packages with their prices. */
export function Packages({ packages }: { packages: ShownPackage[] }) {
  const { t } = useTranslation('public')
  return (
    <Section
      title={t('home.packages.title')}
      lead={t('home.packages.lead')}
      more={<Link to="/mentoring-packages">{t('home.packages.all')}</Link>}
    >
      <PriceCards packages={packages} level={3} visitor brief />
    </Section>
  )
}

/** What a mentee says, with the face of the mentor to whom it leads; renders nothing if nobody has said anything. */
export function Voice({ praise }: { praise: ShownPraise[] }) {
  const { t } = useTranslation('public')
  const said = praise.find(({ sessions, mentorPhotoId }) => sessions && mentorPhotoId) ?? praise[0]
  if (!said) return null
  return (
    <section aria-label={t('home.testimonials.title')}>
      <Quote
        large
        text={said.text}
        lang={langOfWords(said.text)}
        who={said.mentee}
        about={
          <Link to={`/mentors/${said.mentorId}`}>
            {t('home.testimonials.forMentor', { name: said.mentor })}
          </Link>
        }
        face={<Avatar name={said.mentor} src={photoPath(said.mentorPhotoId, 'small')} size="lg" />}
        outcome={outcomeOf(t, said)}
      />
    </section>
  )
}
