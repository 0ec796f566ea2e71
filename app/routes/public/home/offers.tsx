import { useTranslation } from '~/i18n/use-translation'
import type { ShownPraise } from '~/domain/mentors/shown-mentor.server'
import type { ShownMentor } from '~/domain/mentors/shown-mentor.server'
import type { ShownPackage } from '~/domain/packages/shown-package.server'
import { Link } from '~/http/page'
import { langOfWords } from '~/i18n/greek'
import { MentorList } from '~/parts/mentors/mentor-card'
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

/** Testimonials of mentees; renders nothing if there are none. */
export function Voices({ praise }: { praise: ShownPraise[] }) {
  const { t } = useTranslation('public')
  if (praise.length === 0) return null
  return (
    <Section title={t('home.testimonials.title')}>
      <div className="grid items-start gap-5 max-sm:[&>:nth-child(n+2)]:hidden lg:grid-cols-3">
        {praise.map((said) => (
          <Quote
            key={said.id}
            text={said.text}
            lang={langOfWords(said.text)}
            who={`${said.mentee}, ${t('home.testimonials.forMentor', { name: said.mentor })}`}
            face={<Avatar name={said.mentor} src={photoPath(said.mentorPhotoId, 'small')} size="sm" />}
          />
        ))}
      </div>
    </Section>
  )
}
