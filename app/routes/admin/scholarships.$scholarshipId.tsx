import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { listAwards } from '~/domain/scholarships/awards.server'
import { RenameScholarship } from '~/domain/scholarships/schema'
import { findScholarship } from '~/domain/scholarships/scholarships.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, redirect, requireViewer, submit } from '~/http/page.server'
import { readWords } from '~/lists/list-query'
import { ScholarshipRecord } from '~/parts/scholarships/scholarship-record'

export const handle: Handle<{ scholarship: { name: string } } | undefined> = {
  title: (t, data) => t('admin:scholarships.titleOf', { name: data?.scholarship.name ?? '' }),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.scholarshipId)
  const q = readWords(args.request.url)
  const [scholarship, awards, candidates] = await Promise.all([
    findScholarship(viewer, id),
    listAwards(viewer, { scholarshipId: id }),
    q ? reads.awardCandidates(viewer, { scholarshipId: id, words: q }) : undefined,
  ])
  if (!scholarship) throw notFound()
  return { scholarship, awards, q, candidates }
}

export async function action(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.scholarshipId)
  return submit(args, RenameScholarship, async (renamed) => {
    await acts.renameScholarship(viewer, { scholarshipId: id, ...renamed })
    return redirect(`/admin/scholarships/${id}`, 'scholarshipRenamed')
  })
}

export default function ScholarshipPage() {
  const data = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const renaming = useActionForm(RenameScholarship, {
    id: 'rename',
    defaultValue: { name: data.scholarship.name },
  })
  return (
    <div className="grid gap-7">
      <FormErrors form={renaming.form} labels={{ name: t('common:facts.gift') }} />
      <ScholarshipRecord {...data} renaming={renaming} />
    </div>
  )
}
