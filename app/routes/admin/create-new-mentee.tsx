import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { profileOptions } from '~/domain/mentors/own-mentor.server'
import { listPackages } from '~/domain/packages/packages.server'
import { heldFields } from '~/domain/created-people/held-fields'
import { createMentee } from '~/domain/created-people/created-people.server'
import { NewMentee } from '~/domain/created-people/schema'
import { listOpenScholarships } from '~/domain/scholarships/scholarships.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useActionData, useLoaderData } from '~/http/page'
import { type Args, data, guarded, redirect, requireViewer } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { DueProfiles } from '~/parts/people/due-profiles'
import { KnownAccountPage } from '~/parts/people/known-account-page'
import { newsOfPerson } from '~/parts/people/news-of-person'
import { usePersonLabels } from '~/parts/people/person-labels'
import { FormPage } from '~/ui/form-page'
import { NewMenteeForm } from './create-new-mentee/new-mentee-form'

export const handle: Handle = { title: (t) => t('common:shell.admin.newMentee') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const [due, options, packages, scholarships, passwordNeeded] = await Promise.all([
    reads.dueProfiles(viewer, { role: 'mentee', most: 10 }),
    profileOptions(await getLanguage(args)),
    listPackages(),
    listOpenScholarships(viewer),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  return { due, options, packages, scholarships, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  return guarded(args, viewer, NewMentee, async (mentee) => {
    const account = mentee.addToUserId
      ? undefined
      : await reads.accountWithEmail(viewer, { email: mentee.email, role: 'mentee' })
    if (account)
      return data({ account, held: heldFields({ ...mentee, currentPassword: undefined }) }, { status: 409 })
    const { profileId } = await createMentee(viewer, mentee)
    return redirect('/admin/create-new-mentee', newsOfPerson('mentee', mentee, profileId))
  })
}

export default function CreateMenteePage() {
  const answer = useActionData<typeof action>()
  const { due } = useLoaderData<typeof loader>()
  return answer && 'account' in answer ? (
    <KnownAccountPage account={answer.account} held={answer.held} profile="mentee" />
  ) : (
    // Resets the form after a creation.
    <NewMenteePage key={due[0]?.profileId ?? 0} />
  )
}

function NewMenteePage() {
  const { due, ...offered } = useLoaderData<typeof loader>()
  const { t } = useTranslation('creating')
  const mentee = useActionForm(NewMentee, {
    id: 'mentee',
    defaultValue: { invite: 'on', locale: 'gr' },
  })
  const labels = usePersonLabels(NewMentee)
  return (
    <div className="grid gap-12">
      <FormPage
        title={t('common:shell.admin.newMentee')}
        lead={t('mentee.lead')}
        errors={<FormErrors form={mentee.form} labels={labels} />}
      >
        <NewMenteeForm {...mentee} {...offered} />
      </FormPage>
      <DueProfiles due={due} profile="mentee" />
    </div>
  )
}
