import { findThanks } from '~/domain/mentorships/certificates.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, requireViewer } from '~/http/page.server'
import { ThanksPage } from '~/parts/closing/thanks-page'

export const handle: Handle = { i18n: ['pair'], title: (t) => t('common:feedback.thanks') }

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'mentee')
  const found = await findThanks(viewer, idParameter(args.params.mentorshipId))
  if (!found) throw notFound()
  return found
}

export default function MenteeThanksPage() {
  return <ThanksPage side="mentee" {...useLoaderData<typeof loader>()} />
}
