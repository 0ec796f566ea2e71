import * as acts from '~/db/acts.server'
import * as reads from '~/db/reads.server'
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { listAwards } from '~/domain/scholarships/awards.server'
import { RenameScholarship } from '~/domain/scholarships/schema'
import { findScholarship } from '~/domain/scholarships/scholarships.server'
import { FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { idParameter, notFound, submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { readWords } from '~/lists/list-query'
import { ScholarshipRecord } from '~/parts/scholarships/scholarship-record'

export const handle: Handle<{ scholarship: { name: string } } | undefined> = {
  i18n: ['admin'],
  title: (t, data) => t('admin:scholarships.titleOf', { name: data?.scholarship.name ?? '' }),
}

export async function loader(args: LoaderFunctionArgs) {
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

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.scholarshipId)
  return submit(args, RenameScholarship, async (renamed) => {
    await acts.renameScholarship(viewer, { scholarshipId: id, ...renamed })
    return redirect(`/admin/scholarships/${id}`, { headers: flash('scholarshipRenamed') })
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
      <FormErrors form={renaming.form} labels={{ name: t('scholarships.name') }} />
      <ScholarshipRecord {...data} renaming={renaming} />
    </div>
  )
}
