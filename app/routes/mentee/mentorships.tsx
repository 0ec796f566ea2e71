import { randomUUID } from 'node:crypto'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { namesById } from '~/domain/lookups/lookups.server'
import { listRequests } from '~/domain/mentorship-requests/mentorship-requests.server'
import { SentRequests } from '~/domain/mentorship-requests/sent-requests'
import { CurrentMentor } from '~/domain/mentorships/current-mentor'
import { FirstSteps } from '~/domain/mentorships/first-steps'
import { MenteeNextStep } from '~/domain/mentorships/mentee-next-step'
import { changeSessions, listMentorships, listSessions } from '~/domain/mentorships/mentorships.server'
import { nextStepOf } from '~/domain/mentorships/next-step'
import { PreviousMentors } from '~/domain/mentorships/previous-mentors'
import { ChangeSessions } from '~/domain/mentorships/schema'
import { PackageList } from '~/domain/purchases/package-list'
import { listParts, listPurchases } from '~/domain/purchases/purchases.server'
import { FormErrors } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit, type LastResult } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { getLanguage } from '~/i18n/i18n.server'
import { LinkButton } from '~/ui/button'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { RecordSection } from '~/ui/record-page'

export const handle: Handle = { i18n: ['mentee', 'mentor'], title: (t) => t('mentee:mentorships.title') }

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'mentee')
  const [parts, purchases, requests, mentorships] = await Promise.all([
    listParts(viewer), listPurchases(viewer), listRequests(viewer), listMentorships(viewer),
  ])
  const current = mentorships.find(({ status }) => status === 'running' || status === 'paused')
  return {
    parts, purchases, requests, current,
    next: nextStepOf({ parts, purchases, requests, mentorships }),
    previous: mentorships.filter(({ endedAt }) => endedAt !== null),
    sessions: current ? await listSessions(viewer, current.id) : [],
    topicOf: await namesById('support_topics', await getLanguage(args.request), requests.map((request) => request.fieldOfInterestId)),
    formKey: randomUUID(),
    now: new Date(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'mentee')
  return submit(args, ChangeSessions, async (change) => {
    await changeSessions(viewer, change)
    return redirect('/mentee/mentorships', { headers: flash(change.intent === 'increase' ? 'sessionAdded' : 'sessionRemoved') })
  })
}
