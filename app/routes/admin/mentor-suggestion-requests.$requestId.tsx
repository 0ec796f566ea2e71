import * as acts from '~/db/generated/acts.server'
import { ActOnSuggestions } from '~/domain/suggestions/schema'
import {
  answerSuggestionRequest,
  findSuggestionRequest,
  readSuggestionRequest,
  type Wanted,
} from '~/domain/suggestions/suggestions.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import { afterAct } from '~/parts/queues/after-act.server'
import { AnsweredRequest } from './mentor-suggestion-requests.$requestId/answered-request'
import { OpenRequest } from './mentor-suggestion-requests.$requestId/open-request'

export const handle: Handle<{ request: { menteeName: string } } | undefined> = {
  title: (t, data) => t('messages:answer.title', { name: data?.request.menteeName ?? '' }),
}

const queue = '/admin/mentor-suggestion-requests'

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.requestId)
  const wanted = wantedIn(args.request)
  const read = await readSuggestionRequest(viewer, id, wanted, await getLanguage(args))
  if (!read) throw notFound()
  return { ...read, wanted }
}

// More than an answer has.
const mostAdded = 10

/** The mentors that the address adds to the proposals, and the words of a search for more. */
function wantedIn(request: Request): Wanted {
  const query = new URL(request.url).searchParams
  return {
    added: query.getAll('also').slice(0, mostAdded).map(idParameter),
    q: query.get('q')?.slice(0, 100) ?? '',
  }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.requestId)
  return submit(args, ActOnSuggestions, async (act) => {
    if (act.intent === 'send') await answerSuggestionRequest(viewer, id, act)
    else await acts.reopenSuggestionRequest(viewer, { suggestionRequestId: id })
    const name = (await findSuggestionRequest(viewer, id))?.menteeName ?? ''
    const sent = act.intent === 'send'
    const next = sent ? await afterAct(args.request, viewer, 'suggestionRequests', queue) : `${queue}/${id}`
    return redirect(next, sent ? 'suggestionsSent' : 'suggestionsReopened', { name })
  })
}

export default function SuggestionRequestPage() {
  const { request, mentee, proposals, wanted } = useLoaderData<typeof loader>()
  if (request.answeredAt || request.own) return <AnsweredRequest {...{ request, mentee }} />
  return <OpenRequest {...{ request, mentee, proposals, wanted }} />
}
