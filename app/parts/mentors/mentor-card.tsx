import { useTranslation } from '~/i18n/use-translation'
import type { ShownMentor } from '~/domain/mentors/shown-mentor.server'
import { photoPath } from '~/domain/photos/photo-path'
import { Link } from '~/http/page'
import { keepingReturn } from '~/http/return-to'
import { langOfWords } from '~/i18n/greek'
import { Avatar } from '~/ui/avatar'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { AvailabilityTag } from './availability-tag'

const mostTopics = 3

type MentorListProps = {
  mentors: ShownMentor[]
  level?: 2 | 3
  wide?: boolean
  /** The list of mentors to which the profiles lead back. */
  from?: string
}
type MentorCardProps = Omit<MentorListProps, 'mentors'> & { mentor: ShownMentor }

/** A mentor in a list: the face, what she says, what she helps with; the whole card leads to the profile. */
function MentorCard({ mentor, level = 2, wide, from = '' }: MentorCardProps) {
  const Heading: 'h2' | 'h3' = `h${level}`
  const onPhones = wide ? 'max-md:hidden' : undefined
  return (
    <li className="mentor-card">
      <div className="flex min-w-0 items-start gap-3">
        <Avatar name={mentor.name} src={photoPath(mentor.photoId, 'small')} size="card" />
        <div className="min-w-0 pt-1">
          <Heading className="text-base leading-tight font-heavy">
            <Link to={keepingReturn(`/mentors/${mentor.id}`, from)}>{mentor.name}</Link>
          </Heading>
          <p className="mt-1 line-clamp-4 text-sm leading-snug text-muted">
            {[mentor.title, mentor.place].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {mentor.says && (
        <p lang={langOfWords(mentor.says)} className="line-clamp-3 leading-snug font-medium">
          {mentor.says}
        </p>
      )}
      <p className={classNames('line-clamp-1 text-sm leading-snug text-muted sm:line-clamp-2', onPhones)}>
        {mentor.topics.slice(0, mostTopics).join(' · ')}
      </p>
      <p className={classNames('mt-auto flex flex-wrap items-center gap-x-4 gap-y-1.5', onPhones)}>
        <AvailabilityTag availability={mentor.availability} acceptsMinor={mentor.acceptsMinor} />
        {mentor.answersWithin && <AnswersWithin days={mentor.answersWithin} />}
      </p>
    </li>
  )
}

/** How soon she usually answers, where that is soon. */
export function AnswersWithin({ days }: { days: number }) {
  const { t } = useTranslation('public')
  return (
    <span className="inline-flex items-center gap-2 text-sm font-medium text-primary">
      <Icon name="clock" />
      {t('card.answers', { count: days })}
    </span>
  )
}

/** Mentors as cards. With `wide`, a phone shows only the first three, and of them the face and what she says. */
export function MentorList({ mentors, level, wide, from }: MentorListProps) {
  return (
    <ul className={classNames('mentor-list', wide && 'wide max-md:[&>li:nth-child(n+4)]:hidden')}>
      {mentors.map((mentor) => (
        <MentorCard key={mentor.id} {...{ mentor, level, wide, from }} />
      ))}
    </ul>
  )
}
