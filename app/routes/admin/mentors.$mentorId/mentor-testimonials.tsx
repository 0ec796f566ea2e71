import { useTranslation } from '~/i18n/use-translation'
import type { Testimonial } from '~/domain/mentors/testimonials.server'
import { TokenField } from '~/forms/action-form'
import { Form } from '~/http/page'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { PersonWithFace } from '~/parts/people/person-with-face'
import { Button, LinkButton } from '~/ui/button'
import { RecordSection } from '~/ui/record-page'
import { StatusTag } from '~/ui/status-tag'
import { VisuallyHidden } from '~/ui/visually-hidden'

type MentorTestimonialsProps = { mentorId: number; testimonials: Testimonial[]; mayAct: boolean }

/** A mentor's testimonials, drafts first, each with its acts. */
export function MentorTestimonials({ mentorId, testimonials, mayAct }: MentorTestimonialsProps) {
  const { t } = useTranslation('people')
  const add = mayAct && (
    <LinkButton to={`/admin/mentors/${mentorId}/testimonials/new`} variant="quiet">
      {t('testimonial.newTitle')}
    </LinkButton>
  )
  return (
    <RecordSection id="testimonials" title={t('testimonials.title')} action={add || undefined}>
      {testimonials.length === 0 ? (
        <p className="text-muted">{t('testimonials.empty')}</p>
      ) : (
        <ul className="grid gap-4">
          {testimonials.map((testimonial) => (
            <TestimonialItem key={testimonial.id} testimonial={testimonial} mayAct={mayAct} />
          ))}
        </ul>
      )}
    </RecordSection>
  )
}

function TestimonialItem({ testimonial, mayAct }: { testimonial: Testimonial; mayAct: boolean }) {
  const { t, language } = useTranslation('people')
  const { menteeFullName, givenOn, text, publishedAt, mentorshipId } = testimonial
  return (
    <li className="rounded-leaf border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonWithFace name={menteeFullName}>
          <span className="font-bold">{menteeFullName}</span>
        </PersonWithFace>
        <span className="text-sm text-muted">{formatLongDate(language, givenOn)}</span>
        <StatusTag
          tone={publishedAt ? 'success' : 'warning'}
          label={t(publishedAt ? 'common:facts.published' : 'records:mentorship.draft')}
        />
      </p>
      {!publishedAt && mentorshipId !== null && (
        <p className="text-sm text-muted">{t('testimonials.fromFeedback')}</p>
      )}
      <blockquote lang={langOfWords(text)} className="mt-2 max-w-read wrap-anywhere whitespace-pre-line">
        {text}
      </blockquote>
      {mayAct && <TestimonialActs testimonial={testimonial} />}
    </li>
  )
}

function TestimonialActs({ testimonial }: { testimonial: Testimonial }) {
  const { t } = useTranslation('people')
  const { id, mentorId, version, publishedAt, menteeFullName } = testimonial
  const page = `/admin/mentors/${mentorId}/testimonials/${id}`
  const about = <VisuallyHidden> {menteeFullName}</VisuallyHidden>
  return (
    <div className="no-print mt-3 flex flex-wrap items-center gap-2">
      <Form method="post">
        <TokenField />
        <input type="hidden" name="intent" value="publish" />
        <input type="hidden" name="testimonialId" value={id} />
        <input type="hidden" name="seen" value={version} />
        <input type="hidden" name="publish" value={publishedAt ? 'no' : 'yes'} />
        <Button variant={publishedAt ? 'quiet' : 'secondary'} pendingLabel={t('common:form.oneMoment')}>
          {t(publishedAt ? 'testimonials.unpublish' : 'testimonials.publish')}
          {about}
        </Button>
      </Form>
      <LinkButton to={page} variant="quiet">
        {t('common:form.change')}
        {about}
      </LinkButton>
      <LinkButton to={`${page}#delete`} variant="quiet">
        {t('testimonials.delete')}
        {about}
      </LinkButton>
    </div>
  )
}
