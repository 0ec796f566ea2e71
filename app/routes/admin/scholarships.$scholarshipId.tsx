import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/generated/acts.server'
import * as reads from '~/db/generated/reads.server'
import { awardScholarship, findCandidate, listAwards } from '~/domain/scholarships/awards.server'
import { ActOnScholarship, Award, DecideGift, RenameScholarship } from '~/domain/scholarships/schema'
import { decideGift, findScholarship, type Scholarship } from '~/domain/scholarships/scholarships.server'
import { FormErrors, useActionForm } from '~/forms/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, guarded, idParameter, or404, redirect, requireViewer } from '~/http/page.server'
import { readWords } from '~/lists/list-query'
import type { Viewer } from '~/viewer/viewer'
import { AwardPage } from './scholarships.$scholarshipId/award-page'
import { ScholarshipRecord } from './scholarships.$scholarshipId/scholarship-record'

export const handle: Handle<{ scholarship: { name: string } } | undefined> = {
  title: (t, data) => t('admin:scholarships.titleOf', { name: data?.scholarship.name ?? '' }),
}

const list = '/admin/scholarships'

/** With a mentee in the address, the award to her; without, the scholarship. */
export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.scholarshipId)
  const q = readWords(args.request.url)
  const menteeId = new URL(args.request.url).searchParams.get('menteeId')
  const [found, awards, candidates] = await Promise.all([
    findScholarship(viewer, id),
    listAwards(viewer, { scholarshipId: id }),
    q ? reads.awardCandidates(viewer, { scholarshipId: id, words: q }) : undefined,
  ])
  const scholarship = or404(found)
  const award = menteeId === null ? null : await readAward(viewer, scholarship, idParameter(menteeId))
  return { scholarship, awards, q, candidates, award }
}

async function readAward(viewer: Viewer, { id, kind }: Scholarship, menteeId: number) {
  const [mentee, packages, passwordNeeded] = await Promise.all([
    findCandidate(viewer, menteeId, id),
    reads.awardablePackages(viewer, { kind, menteeId }),
    reads.passwordNeeded(viewer, { routine: true }),
  ])
  return { mentee: or404(mentee), packages, passwordNeeded }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.scholarshipId)
  return guarded(args, viewer, ActOnScholarship, async (act) => {
    if (act.intent === 'rename') {
      await acts.renameScholarship(viewer, { scholarshipId: id, ...act })
      return redirect(`${list}/${id}`, 'scholarshipRenamed')
    }
    if (act.intent === 'gift') {
      await decideGift(viewer, id, act)
      return act.decision === 'approve'
        ? redirect(`${list}/${id}`, 'giftApproved')
        : redirect(list, 'giftDeclined')
    }
    await awardScholarship(viewer, id, act.menteeId, act)
    const name = (await findCandidate(viewer, act.menteeId, id))?.name ?? ''
    return redirect(`${list}/${id}`, 'scholarshipAwarded', { name })
  })
}

export default function ScholarshipPage() {
  const { award: to, ...data } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const award = useActionForm(Award, { id: 'award', intent: 'award' })
  const gift = useActionForm(DecideGift, { id: 'gift', intent: 'gift' })
  const renaming = useActionForm(RenameScholarship, {
    id: 'rename',
    intent: 'rename',
    defaultValue: { name: data.scholarship.name },
  })
  if (to) return <AwardPage {...to} scholarship={data.scholarship} award={award} />
  const labels = { decision: t('scholarships.gift.decision'), message: t('editDecision.message') }
  return (
    <>
      <div className="mb-8 empty:hidden">
        <FormErrors form={renaming.form} labels={{ name: t('common:facts.gift') }} />
        <FormErrors form={gift.form} labels={labels} />
      </div>
      <ScholarshipRecord {...data} renaming={renaming} gift={gift} />
    </>
  )
}
