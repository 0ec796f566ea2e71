import { useTranslation } from '~/i18n/use-translation'
import { profileOptions } from '~/domain/mentors/own-mentor.server'
import { completeProfile, findDueProfile } from '~/domain/created-people/completion.server'
import { completionSchema, type Completion } from '~/domain/created-people/completion-schema'
import { destination } from '~/http/destination.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, homeOf, redirect, requireSession, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { CompleteAsMentee } from './complete-profile/complete-as-mentee'
import { CompleteAsMentor } from './complete-profile/complete-as-mentor'

export const handle: Handle = {
  title: (t) => t('creating:complete.title'),
}

const wanted = (request: Request) => new URL(request.url).searchParams.get('redirectTo') ?? undefined

export async function loader(args: Args) {
  const viewer = await requireSession(args)
  const due = await findDueProfile(viewer)
  if (!due) throw redirect(homeOf(viewer.role))
  const options = due.role === 'mentor' ? await profileOptions(await getLanguage(args)) : null
  return { due, options, name: viewer.name, roles: viewer.roles.filter((role) => role !== due.role) }
}

export async function action(args: Args) {
  const viewer = await requireSession(args)
  const due = await findDueProfile(viewer)
  // A second click: the profile is complete.
  if (!due) throw redirect(homeOf(viewer.role))
  return submit(args, completionSchema(due.role, due.birthdateKnown), async (completion) => {
    await completeProfile(viewer, completion as Completion)
    return redirect(destination(due.role, wanted(args.request)), 'profileCompleted')
  })
}

export default function CompleteProfilePage() {
  const { due, options, name, roles } = useLoaderData<typeof loader>()
  const { t } = useTranslation('creating')
  const page = {
    title: t('complete.title'),
    lead: t(`complete.lead.${due.role}`, { name }),
  }
  if (due.role === 'mentor' && options) return <CompleteAsMentor {...{ page, due, options, roles }} />
  return <CompleteAsMentee {...{ page, due, roles }} />
}
