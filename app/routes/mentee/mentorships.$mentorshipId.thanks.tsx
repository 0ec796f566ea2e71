import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findThanks } from '~/domain/mentorships/certificates.server'
import type { Handle } from '~/http/handle'
import { idParameter, notFound } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { ThanksPage } from '~/parts/closing/thanks-page'

export const handle: Handle = { i18n: ['pair'], title: (t) => t('common:feedback.thanks') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'mentee')
  const found = await findThanks(viewer, idParameter(args.params.mentorshipId))
  if (!found) throw notFound()
  return found
}

export default function MenteeThanksPage() {
  return <ThanksPage side="mentee" {...useLoaderData<typeof loader>()} />
}
