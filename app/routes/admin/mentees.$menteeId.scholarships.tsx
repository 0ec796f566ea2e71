import { useTranslation } from '~/i18n/use-translation'
import { findCandidate, listAwards } from '~/domain/scholarships/awards.server'
import { listOpenScholarships } from '~/domain/scholarships/scholarships.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, idParameter, notFound, requireViewer } from '~/http/page.server'
import { AwardsTable } from '~/parts/scholarships/awards-table'
import { OpenScholarships } from '~/parts/scholarships/open-scholarships'
import { EmptyState } from '~/ui/empty-state'
import { RecordPage, RecordSection } from '~/ui/record-page'

export const handle: Handle<{ mentee: { name: string } } | undefined> = {
  title: (t, data) => t('admin:scholarships.ofMentee', { name: data?.mentee.name ?? '' }),
}

export async function loader(args: Args) {
  const viewer = await requireViewer(args, 'admin')
  const id = idParameter(args.params.menteeId)
  const [mentee, awards, open] = await Promise.all([
    findCandidate(viewer, id),
    listAwards(viewer, { menteeId: id }),
    listOpenScholarships(viewer),
  ])
  if (!mentee) throw notFound()
  return { mentee, awards, open }
}

export default function MenteeScholarshipsPage() {
  const { mentee, awards, open } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  return (
    <RecordPage
      title={t('scholarships.ofMentee', { name: mentee.name })}
      back={{ to: '/admin/scholarships', label: t('scholarships.back') }}
      facts={[mentee.email]}
    >
      <RecordSection title={t('scholarships.hers')}>
        {awards.length > 0 ? (
          <AwardsTable awards={awards} caption={t('scholarships.hers')} by="scholarship" />
        ) : (
          <EmptyState level={3} title={t('scholarships.none')} />
        )}
      </RecordSection>
      <RecordSection title={t('scholarships.award.toHer')}>
        <OpenScholarships mentee={mentee} scholarships={open} />
      </RecordSection>
    </RecordPage>
  )
}
