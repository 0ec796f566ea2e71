import { findThanks } from '~/domain/mentorships/certificates.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, requireMentor } from '~/http/page.server'
import { ThanksPage } from '~/parts/closing/thanks-page'

export const handle: Handle = { i18n: ['pair'], title: (t) => t('common:feedback.thanks') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const found = await findThanks(viewer, idParameter(args.params.mentorshipId))
  if (!found) throw notFound()
  return found
}

export default function MentorThanksPage() {
  return <ThanksPage side="mentor" {...useLoaderData<typeof loader>()} />
}
