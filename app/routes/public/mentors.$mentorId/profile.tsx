import type { ShownMentor, ShownProfile } from '~/domain/mentors/shown-mentor.server'
import { photoPath } from '~/domain/photos/photo-path'
import { Link, useRootData } from '~/http/page'
import { useReturnTo } from '~/http/return-to'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { useTranslation } from '~/i18n/use-translation'
import { AvailabilityTag } from '~/parts/mentors/availability-tag'
import { AnswersWithin, MentorList } from '~/parts/mentors/mentor-card'
import { outcomeOf } from '~/parts/mentors/outcome-of'
import { Avatar } from '~/ui/avatar'
import { BackLink } from '~/ui/back-link'
import { Quote } from '~/ui/quote'
import { TagList } from '~/ui/tag'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { Facts, HowItWorks } from './facts'
import { ProfileLinks } from './profile-links'
import { ShareProfile } from './share-profile'

/** Face, name, title, a sentence of hers, and whether she can be asked. */
export function ProfileHeader({ mentor }: { mentor: ShownProfile }) {
  const { t } = useTranslation('public')
  return (
    <header className="min-w-0">
      <div className="flex items-center justify-between gap-4">
        <BackLink to={useReturnTo('/mentors')} label={t('common:shell.admin.mentors')} />
        <ShareProfile mentor={mentor} />
      </div>
      <div className="mt-2 flex flex-wrap items-start gap-5 sm:flex-nowrap sm:gap-7">
        <Avatar
          name={mentor.name}
          src={photoPath(mentor.photoId, 'small')}
          large={photoPath(mentor.photoId, 'large')}
          size="xl"
          loading="eager"
        />
        {/* Below the face where its longest word has no place beside it. */}
        <div className="flex min-w-0 grow basis-[min-content] flex-col gap-2.5">
          <h1 className="wrap-break-word max-sm:text-[length:min(var(--text-2xl),11vw)]">{mentor.name}</h1>
          <p className="text-lg text-muted">{mentor.title}</p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <AvailabilityTag availability={mentor.availability} acceptsMinor={mentor.acceptsMinor} />
            {mentor.answersWithin && <AnswersWithin days={mentor.answersWithin} />}
          </p>
        </div>
      </div>
      {mentor.says && (
        <p lang={langOfWords(mentor.says)} className="mt-6 max-w-read text-2xl font-medium text-primary">
          <q>{mentor.says}</q>
        </p>
      )}
    </header>
  )
}

/** Who she is, what she helps with, what others say of her, how she meets. */
export function ProfileBody({ mentor }: { mentor: ShownProfile }) {
  const { t } = useTranslation('public')
  const role = useRootData()?.viewer?.role
  const mayReport = role === 'mentee' || role === 'mentor'
  return (
    <div className="mt-8 grid min-w-0 content-start gap-10">
      {mentor.description && (
        <section>
          <h2>{t('mentor.about')}</h2>
          <p lang={langOfWords(mentor.description)} className="mt-3 max-w-read text-lg whitespace-pre-line">
            {mentor.description}
          </p>
        </section>
      )}
      {mentor.topics.length > 0 && (
        <section className="grid gap-3">
          <h2>{t('mentor.topics')}</h2>
          <TagList tags={mentor.topics} />
        </section>
      )}
      <ProfileTestimonials testimonials={mentor.testimonials} />
      <HowItWorks mentor={mentor} />
      <Facts mentor={mentor} />
      <ProfileLinks links={mentor.links} />
      {mayReport && <ReportLink id={mentor.id} name={mentor.name} />}
    </div>
  )
}

/** Three mentors like this one; renders nothing if there are none. */
export function SimilarMentors({ mentors }: { mentors: ShownMentor[] }) {
  const { t } = useTranslation('public')
  const from = useReturnTo('/mentors')
  if (mentors.length === 0) return null
  return (
    <section className="mt-14">
      <h2 className="mb-6 text-2xl">{t('mentor.similar')}</h2>
      <MentorList mentors={mentors} level={3} wide from={from} />
    </section>
  )
}

/** Testimonials of mentees; renders nothing if there are none. */
function ProfileTestimonials({ testimonials }: Pick<ShownProfile, 'testimonials'>) {
  const { t, language } = useTranslation('public')
  if (testimonials.length === 0) return null
  return (
    <section className="grid gap-4">
      <h2>{t('mentor.testimonials')}</h2>
      {testimonials.map((said) => (
        <Quote
          key={said.id}
          text={said.text}
          who={said.menteeFullName}
          when={formatLongDate(language, said.givenOn)}
          dateTime={said.givenOn}
          lang={langOfWords(said.text)}
          face={<Avatar name={said.menteeFullName} size="sm" />}
          outcome={outcomeOf(t, said)}
        />
      ))}
    </section>
  )
}

/** The link of a mentor's page to report her to the team. */
function ReportLink({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('common')
  return (
    <Link to={`/report/mentor/${id}`} className="inline-flex min-h-8 items-center text-sm text-muted">
      {t('report.link')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  )
}
