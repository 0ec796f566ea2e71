import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { namesOf } from '~/domain/lookups/lookups.server'
import { findMatchableMentee } from '~/domain/matches/matches.server'
import { Confirm } from '~/domain/values'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, or404, redirect, requireViewer, submit } from '~/http/page.server'
import { getLanguage } from '~/http/language.server'
import type { Viewer } from '~/viewer/viewer'
import { CheckMatch } from './create-new-mentorship/check-match'
import { ChooseMentee } from './create-new-mentorship/choose-mentee'
import { ChooseMentor } from './create-new-mentorship/choose-mentor'
import { ChoosePart } from './create-new-mentorship/choose-part'

export const handle: Handle = { title: (t) => t('common:shell.admin.newMentorship') }

const path = '/admin/create-new-mentorship'

/** The ids in the address: the mentee, then the part, then the mentor. */
function chosenIn(request: Request) {
  const query = new URL(request.url).searchParams
  const id = (name: string) => (query.has(name) ? idParameter(query.get(name) ?? '') : undefined)
  return {
    mentee: id('mentee'),
    part: id('part'),
    mentor: id('mentor'),
    q: query.get('q')?.slice(0, 100) || undefined,
  }
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { mentee, part, mentor, q } = chosenIn(args.request)
  const language = await getLanguage(args)
  if (part) return afterPart(viewer, { part, mentor, q }, await namesOf('support_topics', language))
  if (!mentee)
    return { step: 'mentee' as const, q, mentees: await reads.matchableMentees(viewer, { words: q }) }
  const found = or404(await findMatchableMentee(viewer, mentee))
  const open = found.parts.filter(({ obstacle }) => !obstacle)
  if (!found.blocked && open.length === 1) throw redirect(`${path}?part=${open[0]!.id}`)
  return { step: 'part' as const, mentee: found }
}

type Chosen = { part: number; mentor?: number; q?: string }

/** The second step, or the third if the mentor is chosen too. */
async function afterPart(
  viewer: Viewer,
  { part, mentor, q }: Chosen,
  topicName: (id: number) => string | undefined,
) {
  const match = or404(await reads.matchCheck(viewer, { partId: part, withMentor: mentor }))
  const topics = new Map<number, string>()
  const name = (ids: number[] | null) => ids?.forEach((id) => topics.set(id, topicName(id) ?? ''))
  if (mentor) {
    match.reasons?.forEach(({ detail }) => name(detail))
    return { step: 'check' as const, part, match, topics: Object.fromEntries(topics) }
  }
  const mentors = match.blocked ? [] : await reads.availableMentors(viewer, { partId: part, words: q })
  for (const one of mentors) for (const { detail } of one.reasons) name(detail)
  return { step: 'mentor' as const, part, match, mentors, q, topics: Object.fromEntries(topics) }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const { part, mentor } = chosenIn(args.request)
  if (!part || !mentor) throw notFound()
  return submit(args, Confirm, async () => {
    const match = await reads.matchCheck(viewer, { partId: part, withMentor: mentor })
    await acts.createMentorship(viewer, { partId: part, mentorId: mentor })
    return redirect('/admin/mentorships', 'mentorshipCreated', {
      mentee: match?.mentee ?? '',
      mentor: match?.mentor ?? '',
    })
  })
}

export default function CreateMentorshipPage() {
  const data = useLoaderData<typeof loader>()
  if (data.step === 'mentee') return <ChooseMentee {...data} />
  if (data.step === 'part') return <ChoosePart {...data} />
  return data.step === 'mentor' ? <ChooseMentor {...data} /> : <CheckMatch {...data} />
}
