import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { profileOptions } from '~/domain/mentors/own-mentor.server'
import { heldFields } from '~/domain/created-people/held-fields'
import { createMentor } from '~/domain/created-people/created-people.server'
import { NewMentor } from '~/domain/created-people/schema'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useActionData, useLoaderData } from '~/http/page'
import { type Args, data, redirect, requireViewer, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { DueProfiles } from '~/parts/people/due-profiles'
import { KnownAccountPage } from '~/parts/people/known-account-page'
import { newsOfPerson } from '~/parts/people/news-of-person'
import { usePersonLabels } from '~/parts/people/person-labels'
import { FormPage } from '~/ui/form-page'
import { NewMentorForm } from './create-new-mentor/new-mentor-form'

export const handle: Handle = { title: (t) => t('common:shell.admin.newMentor') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [due, options] = await Promise.all([
    reads.dueProfiles(viewer, { role: 'mentor', most: 10 }),
    profileOptions(await getLanguage(args)),
  ])
  return { due, options }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, NewMentor, async (mentor) => {
    const account = mentor.addToUserId
      ? undefined
      : await reads.accountWithEmail(viewer, { email: mentor.email, role: 'mentor' })
    if (account) return data({ account, held: heldFields(mentor) }, { status: 409 })
    const { profileId } = await createMentor(viewer, mentor)
    return redirect('/admin/create-new-mentor', newsOfPerson('mentor', mentor, profileId))
  })
}

export default function CreateMentorPage() {
  const answer = useActionData<typeof action>()
  const { due } = useLoaderData<typeof loader>()
  return answer && 'account' in answer ? (
    <KnownAccountPage account={answer.account} held={answer.held} profile="mentor" />
  ) : (
    // Resets the form after a creation.
    <NewMentorPage key={due[0]?.profileId ?? 0} />
  )
}

function NewMentorPage() {
  const { due, options } = useLoaderData<typeof loader>()
  const { t } = useTranslation('creating')
  const mentor = useActionForm(NewMentor, {
    id: 'mentor',
    defaultValue: { invite: 'on', offersMentoring: 'on', languages: ['el'], locale: 'gr' },
  })
  const labels = usePersonLabels(NewMentor)
  return (
    <div className="grid gap-12">
      <FormPage
        title={t('common:shell.admin.newMentor')}
        lead={t('mentor.lead')}
        errors={<FormErrors form={mentor.form} labels={labels} />}
      >
        <NewMentorForm {...mentor} options={options} />
      </FormPage>
      <DueProfiles due={due} profile="mentor" />
    </div>
  )
}
