import { useTranslation } from '~/i18n/use-translation'
import type { ShownMentor } from '~/domain/mentors/shown-mentor.server'
import { photoPath } from '~/domain/photos/photo-path'
import { Link } from '~/http/page'
import { keepingReturn } from '~/http/return-to'
import { Avatar } from '~/ui/avatar'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { TagList } from '~/ui/tag'
import { AvailabilityTag } from './availability-tag'

const mostTopics = 4

type MentorListProps = {
  mentors: ShownMentor[]
  level?: 2 | 3
  wide?: boolean
  /** The list of mentors to which the profiles lead back. */
  from?: string
}
type MentorCardProps = Omit<MentorListProps, 'mentors'> & { mentor: ShownMentor }

/** A mentor in a list; the whole card is a link to the profile. */
function MentorCard({ mentor, level = 2, wide, from = '' }: MentorCardProps) {
  const { t } = useTranslation('public')
  const Heading: 'h2' | 'h3' = `h${level}`
  const more = mentor.topics.length - mostTopics
  const years = mentor.years ? t('card.years', { count: mentor.years }) : undefined
  const facts = [
    mentor.industry,
    [years, mentor.place].filter(Boolean).join(' · '),
    mentor.languages
      ? t([`card.language.${mentor.languages}`, `common:languages.${mentor.languages}`])
      : undefined,
  ].filter(Boolean)
  return (
    <li
      className="group relative flex min-w-0 flex-col gap-4 wrap-anywhere rounded-leaf border border-edge bg-card p-5
        transition-[border-radius] duration-200 hover:bg-primary-soft"
    >
      <div className="flex items-start gap-4">
        <Avatar name={mentor.name} src={photoPath(mentor.photoId, 'small')} />
        <div className="min-w-0">
          <Heading className="text-lg leading-snug">
            <Link
              to={keepingReturn(`/mentors/${mentor.id}`, from)}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-leaf"
            >
              {mentor.name}
            </Link>
          </Heading>
          <p className="leading-snug text-muted">{mentor.title}</p>
        </div>
      </div>
      <div className={wide ? 'max-md:hidden' : undefined}>
        <AvailabilityTag availability={mentor.availability} acceptsMinor={mentor.acceptsMinor} />
      </div>
      <ul className={classNames('text-sm text-muted', wide && 'max-md:hidden')}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className={wide ? 'max-md:hidden' : undefined}>
        <TagList
          label={t('card.topics')}
          tags={mentor.topics.slice(0, mostTopics)}
          more={more > 0 ? t('card.more', { count: more }) : undefined}
        />
      </div>
      <p
        aria-hidden="true"
        className={classNames(
          'mt-auto flex items-center gap-2 pt-1 font-bold text-primary',
          wide && 'max-md:hidden',
        )}
      >
        {t('card.see')}
        <Icon name="arrowRight" className="transition-transform group-hover:translate-x-1" />
      </p>
    </li>
  )
}

/** Mentors as cards. With `wide`, a phone shows only the first three, and of them name and title. */
export function MentorList({ mentors, level, wide, from }: MentorListProps) {
  return (
    <ul
      className={
        wide
          ? 'grid gap-5 max-md:[&>li:nth-child(n+4)]:hidden md:grid-cols-2 lg:grid-cols-3'
          : 'grid gap-5 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2'
      }
    >
      {mentors.map((mentor) => (
        <MentorCard key={mentor.id} {...{ mentor, level, wide, from }} />
      ))}
    </ul>
  )
}
