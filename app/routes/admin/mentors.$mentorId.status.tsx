import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { SetInactive, SetMentorStatus } from '~/domain/mentors/mentor-record-schema'
import { findMentorRecord } from '~/domain/mentors/mentor-record.server'
import { ActionForm, FormErrors, SubmitButton, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { Banner } from '~/ui/banner'
import { LinkButton } from '~/ui/button'
import { EffectList } from '~/ui/effect-list'
import { fieldProps, TextArea } from '~/ui/field'
import { ConfirmationPage, FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('people:status.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const mentor = or404(await findMentorRecord(viewer, idParameter(args.params.mentorId)))
  return { mentor }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  return submit(args, SetMentorStatus, async (wanted) => {
    const reason = wanted.status === 'inactive' ? wanted.reason : undefined
    const changed = await acts.changeMentorStatus(viewer, { status: wanted.status, mentorId: id, reason })
    const name = (await findMentorRecord(viewer, id))?.fullName ?? ''
    const now = wanted.status === 'active' ? 'mentorNowActive' : 'mentorNowInactive'
    // Somebody else has decided the same meanwhile: no second mail.
    const key = changed ? now : 'mentorStatusBefore'
    return redirect(`/admin/mentors/${id}`, key, { name })
  })
}

export default function MentorStatusPage() {
  const { mentor } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const { form, fields, te } = useActionForm(SetInactive, { id: 'status' })
  const record = `/admin/mentors/${mentor.id}`
  const wanted = mentor.status === 'active' ? 'inactive' : 'active'
  const page = {
    title: t(`status.${wanted}.title`, { name: mentor.fullName }),
    back: { to: record, label: mentor.fullName },
    errors: <FormErrors form={form} labels={{ reason: t('common:facts.reason') }} />,
  }
  if (mentor.own || mentor.erased || !['active', 'inactive'].includes(mentor.status)) {
    return (
      <FormPage {...page} title={t('status.title')}>
        <Banner>{t(mentor.own ? 'mentor.own' : 'status.not')}</Banner>
      </FormPage>
    )
  }
  if (wanted === 'inactive' && mentor.inCollaboration) {
    return (
      <FormPage {...page}>
        <Banner tone="warning" title={t('status.running')}>
          <p>{t('status.runningText')}</p>
        </Banner>
        <div>
          <LinkButton to={`${record}#mentorships`}>{t('status.toMentorships')}</LinkButton>
        </div>
      </FormPage>
    )
  }
  return (
    <ConfirmationPage
      {...page}
      cancel={{ to: record, label: t('status.cancel') }}
      form={
        <ActionForm form={form}>
          <input type="hidden" name="status" value={wanted} />
          {wanted === 'inactive' && (
            <TextArea
              {...fieldProps(fields.reason, te)}
              label={t('common:facts.reason')}
              hint={t('status.reasonHint')}
              rows={4}
            />
          )}
          <SubmitButton>{t(`status.${wanted}.submit`)}</SubmitButton>
        </ActionForm>
      }
    >
      {wanted === 'inactive' && mentor.waiting > 0 && (
        <Banner tone="warning">{t('status.closes', { count: mentor.waiting })}</Banner>
      )}
      <EffectList
        effects={[
          t(`status.${wanted}.shown`),
          ...(wanted === 'inactive' ? [t('status.inactive.seats')] : []),
          t(`status.${wanted}.told`),
        ]}
      />
    </ConfirmationPage>
  )
}
