import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import { listLastEdits } from '~/domain/edits/last-edits.server'
import { ActOnTestimonial, DeleteTestimonial, WriteTestimonial } from '~/domain/mentors/mentor-record-schema'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { findTestimonial } from '~/domain/mentors/testimonials.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import {
  type Args,
  idOrNew,
  idParameter,
  notFound,
  redirect,
  requireViewer,
  submit,
} from '~/http/page.server'
import { ChangedMeanwhile } from '~/parts/edits/changed-meanwhile'
import { CheckboxField, DateParts, fieldProps, partsProps, TextArea, TextField } from '~/ui/field'
import { FormPage } from '~/ui/form-page'
import { RecordSection } from '~/ui/record-page'

export const handle: Handle = { title: (t) => t('people:testimonial.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorId = idParameter(args.params.mentorId)
  const id = idOrNew(args.params.testimonialId)
  const [mentor, testimonial, edits] = await Promise.all([
    findMentorRecord(viewer, mentorId),
    id === null ? null : findTestimonial(viewer, mentorId, id),
    id === null ? [] : listLastEdits(viewer, 'testimonials', id),
  ])
  if (!mentor || testimonial === undefined) throw notFound()
  return { mentor, testimonial, edits }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentorId = idParameter(args.params.mentorId)
  const id = idOrNew(args.params.testimonialId)
  return submit(args, ActOnTestimonial, async (act) => {
    const name = (await findMentorRecord(viewer, mentorId))?.fullName ?? ''
    const list = `/admin/mentors/${mentorId}#testimonials`
    if (act.intent === 'save') {
      await acts.writeTestimonial(viewer, { ...act, mentorId, testimonialId: id })
      return redirect(list, 'testimonialSaved', { name })
    }
    if (id === null) throw notFound()
    await acts.deleteTestimonial(viewer, { testimonialId: id })
    return redirect(list, 'testimonialDeleted', { name })
  })
}

export default function TestimonialPage() {
  const { mentor, testimonial, edits } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const [year, month, day] = testimonial?.givenOn.split('-').map((part) => String(Number(part))) ?? []
  const now = testimonial && {
    menteeFullName: testimonial.menteeFullName,
    givenOn: testimonial.givenOn,
    text: testimonial.text,
    publish: testimonial.publishedAt !== null,
  }
  const {
    form,
    fields,
    te,
    shown = JSON.stringify(now),
  } = useActionForm(WriteTestimonial, {
    id: 'testimonial',
    intent: 'save',
    defaultValue: testimonial
      ? {
          menteeFullName: testimonial.menteeFullName,
          givenOn: { day, month, year },
          text: testimonial.text,
          publish: testimonial.publishedAt !== null,
        }
      : undefined,
  })
  const labels = {
    menteeFullName: t('testimonial.name'),
    givenOn: t('common:facts.date'),
    text: t('common:facts.text'),
  }
  return (
    <FormPage
      title={t(testimonial ? 'testimonial.title' : 'testimonial.newTitle')}
      lead={t('testimonial.lead', { name: mentor.fullName })}
      back={{ to: `/admin/mentors/${mentor.id}#testimonials`, label: mentor.fullName }}
      errors={<FormErrors form={form} labels={labels} />}
    >
      {now && (
        <ChangedMeanwhile
          shown={shown}
          labels={{ ...labels, publish: t('testimonial.publish') }}
          {...{ now, edits }}
        />
      )}
      <ActionForm form={form}>
        <input type="hidden" name="intent" value="save" />
        {testimonial && <input type="hidden" name="seen" value={testimonial.version} />}
        {testimonial && <input type="hidden" name="shown" value={shown} />}
        <TextField
          {...fieldProps(fields.menteeFullName, te)}
          label={labels.menteeFullName}
          autoComplete="off"
        />
        <DateParts {...partsProps(fields.givenOn, te)} legend={labels.givenOn} />
        <TextArea {...fieldProps(fields.text, te)} label={labels.text} rows={8} />
        <CheckboxField
          {...fieldProps(fields.publish, te)}
          label={t('testimonial.publish')}
          hint={t('testimonial.publishHint')}
          boxed
        />
        <SubmitButton pending="saving">{t('common:form.save')}</SubmitButton>
      </ActionForm>
      {testimonial && <DeleteSection />}
    </FormPage>
  )
}

function DeleteSection() {
  const { t } = useTranslation('people')
  const { form } = useActionForm(DeleteTestimonial, { id: 'delete-form', intent: 'delete' })
  return (
    <RecordSection id="delete" title={t('testimonialGone.title')}>
      <div className="grid gap-5">
        <FormErrors form={form} />
        <p>{t('testimonialGone.lead')}</p>
        <ActionForm form={form}>
          <input type="hidden" name="intent" value="delete" />
          <SubmitButton variant="danger">{t('testimonialGone.submit')}</SubmitButton>
        </ActionForm>
      </div>
    </RecordSection>
  )
}
