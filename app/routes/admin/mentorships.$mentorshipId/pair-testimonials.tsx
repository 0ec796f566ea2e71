import { useTranslation } from '~/i18n/use-translation'
import type { MentorshipRecord, TestimonialOfPair } from '~/domain/mentorships/mentorship-records.server'
import { Link } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { hasPage } from '~/route-table'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'

type PairTestimonialsProps = { mentorship: MentorshipRecord; testimonials: TestimonialOfPair[] }

/** What the mentee wrote for the mentor's profile, published or a draft; nothing if there is none. */
export function PairTestimonials({ mentorship, testimonials }: PairTestimonialsProps) {
  const { t, language } = useTranslation('records')
  if (testimonials.length === 0) return null
  return (
    <RecordSection id="testimonials" title={t('mentorship.testimonials')}>
      <ul className="grid max-w-read gap-5">
        {testimonials.map(({ id, text, publishedAt, givenOn }) => (
          <li key={id} className="grid gap-2">
            <StatusTag
              tone={publishedAt ? 'success' : 'warning'}
              label={t(publishedAt ? 'common:facts.published' : 'mentorship.draft')}
            />
            <blockquote
              lang={langOfWords(text)}
              className="border-l-4 border-saffron pl-4 whitespace-pre-line wrap-anywhere"
            >
              {text}
            </blockquote>
            <p className="text-sm text-muted">{formatLongDate(language, givenOn)}</p>
            {hasPage('/admin/mentors/:mentorId') && (
              <Link to={`/admin/mentors/${mentorship.mentorId}#testimonials`}>
                {t(publishedAt ? 'mentorship.toTestimonials' : 'mentorship.toPublish')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </RecordSection>
  )
}
