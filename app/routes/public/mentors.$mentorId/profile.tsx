import type { ShownMentor, ShownProfile } from '~/domain/mentors/shown-mentor.server'
import { photoPath } from '~/domain/photos/photo-path'
import { Link, useConstants, useRootData } from '~/http/page'
import { useReturnTo } from '~/http/return-to'
import { formatLongDate, formatMonth } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { useTranslation } from '~/i18n/use-translation'
import { AvailabilityTag } from '~/parts/mentors/availability-tag'
import { MentorList } from '~/parts/mentors/mentor-card'
import { Avatar } from '~/ui/avatar'
import { BackLink } from '~/ui/back-link'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'
import { Quote } from '~/ui/quote'
import { SummaryList, type SummaryRow } from '~/ui/summary-list'
import { TagList } from '~/ui/tag'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { ProfileLinks } from './profile-links'
import { ShareProfile } from './share-profile'

/** Name, title and availability of the mentor. */
export function ProfileHeader({ mentor }: { mentor: ShownMentor }) {
  const { t } = useTranslation('public')
  return (
    <header className="min-w-0">
      <BackLink to={useReturnTo('/mentors')} label={t('common:shell.admin.mentors')} />
      <div className="mt-3 flex flex-wrap items-center gap-6 sm:flex-nowrap">
        <Avatar name={mentor.name} src={photoPath(mentor.photoId, 'large')} size="xl" loading="eager" />
        <div className="grid min-w-0 gap-3 [overflow-wrap:anywhere]">
          <h1>{mentor.name}</h1>
          <p className="text-lg text-muted">{mentor.title}</p>
          <AvailabilityTag availability={mentor.availability} acceptsMinor={mentor.acceptsMinor} />
          <ShareProfile mentor={mentor} />
        </div>
      </div>
    </header>
  )
}

/** The mentor's description and facts. */
export function ProfileBody({ mentor }: { mentor: ShownProfile }) {
  const { t } = useTranslation('public')
  const role = useRootData()?.viewer?.role
  const mayReport = role === 'mentee' || role === 'mentor'
  return (
    <div className="grid min-w-0 content-start gap-10">
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
      <section className="grid gap-3">
        <h2>{t('mentor.facts')}</h2>
        <Facts mentor={mentor} />
      </section>
      <ProfileLinks links={mentor.links} />
      {mayReport && <ReportLink id={mentor.id} name={mentor.name} />}
    </div>
  )
}

function Facts({ mentor }: { mentor: ShownProfile }) {
  const { t, language } = useTranslation('public')
  const rows: (SummaryRow | undefined)[] = [
    row(t('common:profile.fields.industry_id'), mentor.industry),
    row(t('mentor.experience'), mentor.years ? t('mentor.years', { count: mentor.years }) : undefined),
    row(
      t('mentor.mentoringSince'),
      mentor.mentoringSince ? formatMonth(language, mentor.mentoringSince) : undefined,
    ),
    row(
      t('common:profile.fields.languages'),
      mentor.languages
        ? t([`card.language.${mentor.languages}`, `common:languages.${mentor.languages}`])
        : undefined,
    ),
    row(t('common:facts.place'), mentor.place),
    row(
      t('mentor.answers.label'),
      mentor.answerDays ? t('mentor.answers.usual', { count: mentor.answerDays }) : undefined,
    ),
    row(t('mentor.completed'), mentor.completed > 0 ? String(mentor.completed) : undefined),
  ]
  return <SummaryList rows={rows.filter((found) => found !== undefined)} />
}

function row(label: string, value: string | undefined) {
  return value ? { label, value } : undefined
}

/** How mentoring with this mentor works: what is offered, the time for an answer, the start. */
export function HowItWorks({ mentor }: { mentor: ShownProfile }) {
  const { t } = useTranslation('public')
  const { answerDays } = useConstants()
  const { offersMentoring, offersCoaching } = mentor
  if (!offersMentoring && !offersCoaching) return null
  const offer = offersMentoring && offersCoaching ? 'both' : offersCoaching ? 'coaching' : 'mentoring'
  return (
    <Card title={t('mentor.how.title')} tone="sunken">
      <EffectList
        effects={[
          t(`mentor.how.${offer}`),
          t('mentor.how.answer', { count: answerDays }),
          t('mentor.how.start'),
        ]}
      />
    </Card>
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
export function ProfileTestimonials({ testimonials }: Pick<ShownProfile, 'testimonials'>) {
  const { t, language } = useTranslation('public')
  if (testimonials.length === 0) return null
  return (
    <section className="mt-14">
      <h2 className="text-2xl">{t('mentor.testimonials')}</h2>
      <div className="mt-6 grid items-start gap-5 md:grid-cols-2">
        {testimonials.map((said) => (
          <Quote
            key={said.id}
            text={said.text}
            who={said.menteeFullName}
            when={formatLongDate(language, said.givenOn)}
            dateTime={said.givenOn}
            lang={langOfWords(said.text)}
            face={<Avatar name={said.menteeFullName} size="sm" />}
          />
        ))}
      </div>
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
