import { useTranslation } from '~/i18n/use-translation'
import { editMentor, findMentorRecord, readMentorForm } from '~/domain/mentors/mentor-record.server'
import { profileOptions } from '~/domain/mentors/own-mentor.server'
import { EditProfile, nameOfField } from '~/domain/mentors/profile-edit'
import type { Version } from '~/domain/edits/versions'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { useActLink } from '~/http/return-to'
import { getLanguage } from '~/http/language.server'
import { ChangedMeanwhile } from '~/parts/edits/changed-meanwhile'
import { ProfileForm } from '~/parts/mentors/profile-form'
import { Banner } from '~/ui/banner'
import { EffectList } from '~/ui/effect-list'
import { FormPage } from '~/ui/form-page'

export const handle: Handle = { title: (t) => t('people:edit.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  const [found, options] = await Promise.all([
    readMentorForm(viewer, id),
    profileOptions(await getLanguage(args)),
  ])
  if (!found) throw notFound()
  return { ...found, options }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  return submit(args, EditProfile, async (edit) => {
    const changed = await editMentor(viewer, id, edit)
    const name = (await findMentorRecord(viewer, id))?.fullName ?? ''
    return redirect(`/admin/mentors/${id}#profile`, changed ? 'mentorEdited' : 'mentorUnchanged', { name })
  })
}

export default function EditMentorPage() {
  const { mentor, profile: stored, values, options, edits } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const actLink = useActLink()
  const profile = useActionForm(EditProfile, { id: 'profile', defaultValue: values })
  const labels = Object.fromEntries(
    Object.keys(values)
      .filter((field) => field !== 'shown')
      .map((field) => [field, t(`profile.fields.${nameOfField(field)}`)]),
  )
  const named = Object.fromEntries(
    Object.entries(labels).map(([field, label]) => [nameOfField(field), label]),
  )
  const record = `/admin/mentors/${mentor.id}`
  return (
    <FormPage
      title={t('edit.title')}
      lead={mentor.own ? t('mentor.own') : t('edit.lead', { name: mentor.fullName })}
      back={{ to: record, label: mentor.fullName }}
      errors={<FormErrors form={profile.form} labels={labels} />}
    >
      {!mentor.own && <EffectList effects={[t('admin:toldOfEdit')]} />}
      <ChangedMeanwhile
        shown={profile.fields.shown.initialValue}
        now={JSON.parse(values.shown) as Version}
        labels={named}
        options={{
          industry_id: options.industries,
          topic_ids: options.topics,
          county_id: options.counties,
          work_status_id: options.workStatuses,
          referral_source_id: options.referralSources,
          country: options.countries,
        }}
        edits={edits}
      />
      {mentor.editWaiting && (
        <Banner tone="warning" title={t('edit.waiting')}>
          <p>{t('edit.waitingText')}</p>
          <p>
            <Link to={actLink(`${record}/pending-edit-requests`)}>{t('common:form.seeChanges')}</Link>
          </p>
        </Banner>
      )}
      {mentor.waiting > 0 && <Banner>{t('edit.offers', { count: mentor.waiting })}</Banner>}
      <ProfileForm {...profile} options={options} reader="team" seen={stored} submit={t('edit.submit')} />
    </FormPage>
  )
}
