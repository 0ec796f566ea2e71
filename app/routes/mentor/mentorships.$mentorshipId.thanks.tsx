import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { findThanks } from '~/domain/mentorships/certificates.server'
import type { Handle } from '~/http/handle'
import { idParameter, notFound } from '~/http/submit.server'
import { requireMentor } from '~/http/viewer.server'
import { ThanksPage } from '~/parts/closing/thanks-page'

export const handle: Handle = { i18n: ['pair'], title: (t) => t('common:feedback.thanks') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireMentor(args)
  const found = await findThanks(viewer, idParameter(args.params.mentorshipId))
  if (!found) throw notFound()
  return found
}

export default function MentorThanksPage() {
  return <ThanksPage side="mentor" {...useLoaderData<typeof loader>()} />
}
