import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { getFigures } from '~/domain/constants/constants.server'
import { changeMentor } from '~/domain/mentors/change-mentor.server'
import { ChangeMentor } from '~/domain/mentors/change-mentor-schema'
import { findMentorRecord, readMentorForm } from '~/domain/mentors/mentor-record.server'
import { profileOptions } from '~/domain/mentors/own-mentor.server'
import { getLanguage } from '~/http/language.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { returnTo, useBackTo } from '~/http/return-to'
import { LatinNameSection } from '~/parts/people/latin-name-section'
import { Banner } from '~/ui/banner'
import { FormPage } from '~/ui/form-page'
import { Contents } from '~/ui/record-page'
import { AbsenceSection } from './mentors.$mentorId.edit/absence-section'
import { ClearanceSection } from './mentors.$mentorId.edit/clearance-section'
import { PhotoSection } from './mentors.$mentorId.edit/photo-section'
import { ProfileSection } from './mentors.$mentorId.edit/profile-section'
import { StatusSection } from './mentors.$mentorId.edit/status-section'

export const handle: Handle = { title: (t) => t('people:edit.title') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [found, options] = await Promise.all([
    readMentorForm(viewer, idParameter(args.params.mentorId)),
    profileOptions(await getLanguage(args)),
  ])
  const form = or404(found)
  const account = or404(await reads.personAccount(viewer, { userId: form.mentor.userId }))
  return { ...form, account, options }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.mentorId)
  const { photoBytes } = await getFigures()
  const change = async (form: ChangeMentor) => {
    const [news, section] = await changeMentor(viewer, or404(await findMentorRecord(viewer, id)), form)
    const record = `/admin/mentors/${id}`
    const back = returnTo(args.request, record)
    const name = (await findMentorRecord(viewer, id))?.fullName ?? ''
    return redirect(back === record && section ? `${record}#${section}` : back, news, { name })
  }
  return submit(args, ChangeMentor, change, {
    fileField: 'photo',
    fileLimit: photoBytes,
    tooLarge: 'photo_too_large',
  })
}

export default function EditMentorPage() {
  const { mentor, account, ...form } = useLoaderData<typeof loader>()
  const { t } = useTranslation('people')
  const page = {
    title: t('edit.title'),
    back: useBackTo(`/admin/mentors/${mentor.id}`, mentor.fullName),
  }
  if (mentor.own || mentor.erased) {
    return (
      <FormPage {...page}>
        <Banner>{t(mentor.own ? 'mentor.own' : 'needs.erased.title')}</Banner>
      </FormPage>
    )
  }
  const member = mentor.status === 'active' || mentor.status === 'inactive'
  return (
    <FormPage {...page} lead={t('edit.lead', { name: mentor.fullName })}>
      <Contents
        label={t('common:shell.onThisPage')}
        sections={[
          { id: 'profile', title: t('common:facts.profile') },
          { id: 'photo', title: t('photo.title') },
          { id: 'latin-name', title: t('latinName.title') },
          { id: 'away', title: t('acts.away') },
          member && { id: 'status', title: t('common:facts.state') },
          { id: 'clearance', title: t('clearance.title') },
        ]}
      />
      <div className="grid gap-12">
        <ProfileSection mentor={mentor} {...form} />
        <PhotoSection mentor={mentor} />
        <LatinNameSection account={account} />
        <AbsenceSection mentor={mentor} />
        {member && <StatusSection mentor={mentor} />}
        <ClearanceSection mentor={mentor} />
      </div>
    </FormPage>
  )
}
