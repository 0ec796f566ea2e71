import { useTranslation } from '~/i18n/use-translation'
import { ConfirmAct } from '~/parts/accounts/confirm-act'
import * as acts from '~/db/acts.server'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { findTestimonial } from '~/domain/mentors/testimonials.server'
import { Confirm } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { formatLongDate } from '~/i18n/format'
import { langOfWords } from '~/i18n/greek'
import { SummaryList } from '~/ui/summary-list'

export const handle: Handle = { title: (t) => t('people:testimonialGone.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorId = idParameter(args.params.mentorId)
  const [mentor, testimonial] = await Promise.all([
    findMentorRecord(viewer, mentorId),
    findTestimonial(viewer, mentorId, idParameter(args.params.testimonialId)),
  ])
  if (!mentor || !testimonial) throw notFound()
  return { mentor, testimonial }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorId = idParameter(args.params.mentorId)
  const id = idParameter(args.params.testimonialId)
  return submit(args, Confirm, async () => {
    await acts.deleteTestimonial(viewer, { testimonialId: id })
    const name = (await findMentorRecord(viewer, mentorId))?.fullName ?? ''
    return redirect(`/admin/mentors/${mentorId}#testimonials`, 'testimonialDeleted', { name })
  })
}

export default function DeleteTestimonialPage() {
  const { mentor, testimonial } = useLoaderData<typeof loader>()
  const { t, language } = useTranslation('people')
  const back = `/admin/mentors/${mentor.id}#testimonials`
  const { menteeFullName, givenOn, text } = testimonial
  return (
    <ConfirmAct
      id="delete"
      title={t('testimonialGone.title')}
      lead={t('testimonialGone.lead')}
      back={{ to: back, label: mentor.fullName }}
      keep={t('erase.keep')}
      submit={t('testimonialGone.submit')}
      variant="danger"
    >
      <SummaryList
        rows={[
          { label: t('testimonial.name'), value: menteeFullName },
          { label: t('common:facts.date'), value: formatLongDate(language, givenOn) },
          {
            label: t('common:facts.text'),
            value: (
              <span lang={langOfWords(text)} className="wrap-anywhere whitespace-pre-line">
                {text}
              </span>
            ),
          },
        ]}
      />
    </ConfirmAct>
  )
}
