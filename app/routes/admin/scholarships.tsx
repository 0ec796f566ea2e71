import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { readPlaceNumbers, readQueueQuery } from '~/domain/queues/queue-query'
import { NewScholarshipForm } from '~/domain/scholarships/new-scholarship-form'
import {
  createScholarship,
  listScholarships,
  listWaitingGifts,
  readYearUse,
} from '~/domain/scholarships/scholarships.server'
import { ScholarshipsTable } from '~/domain/scholarships/scholarships-table'
import { NewScholarship } from '~/domain/scholarships/schema'
import { WaitingGiftsTable } from '~/domain/scholarships/waiting-gifts-table'
import { YearMeters } from '~/domain/scholarships/year-meters'
import { FormErrors, useActionForm } from '~/http/action-form'
import { flash } from '~/http/flash.server'
import type { Handle } from '~/http/handle'
import { submit } from '~/http/submit.server'
import { requireViewer } from '~/http/viewer.server'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { Pagination } from '~/ui/pagination'
import { RecordSection } from '~/ui/record-page'
import { LinkTabs } from '~/ui/tabs'

export const handle: Handle = { i18n: ['admin'], title: (t) => t('admin:scholarships.title') }

const path = '/admin/scholarships'
const most = 25

export async function loader(args: LoaderFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  const query = new URL(args.request.url).searchParams
  const year = query.get('year') ?? ''
  const [after] = readPlaceNumbers(readQueueQuery(args.request, ['all']).after, 1) ?? []
  const [use, gifts] = await Promise.all([
    readYearUse(viewer, /^2\d{3}$/.test(year) ? Number(year) : null),
    listWaitingGifts(viewer),
  ])
  const found = await listScholarships(viewer, use.year, after, most)
  const scholarships = found.slice(0, most)
  return {
    use,
    gifts,
    scholarships,
    first: !after,
    next: found.length > most ? scholarships.at(-1)?.id : undefined,
  }
}

export async function action(args: ActionFunctionArgs) {
  const viewer = await requireViewer(args, 'admin')
  return submit(args, NewScholarship, async (scholarship) => {
    const id = await createScholarship(viewer, scholarship)
    return redirect(`${path}/${id}`, { headers: flash('scholarshipCreated') })
  })
}

export default function ScholarshipsPage() {
  const { use, gifts, ...list } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin')
  const created = useActionForm(NewScholarship, { id: 'new' })
  const labels = { name: t('scholarships.name'), kind: t('common:facts.kind') }
  const linkOf = (year: number) => (year === use.thisYear ? path : `${path}?year=${year}`)
  return (
    <>
      <div className="mb-8 empty:hidden">
        <FormErrors form={created.form} labels={labels} />
      </div>
      <PageHeader title={t('scholarships.title')} lead={t('scholarships.lead')} />
      <div className="grid gap-10">
        {gifts.length > 0 && (
          <RecordSection title={t('scholarships.waiting')}>
            <WaitingGiftsTable gifts={gifts} caption={t('scholarships.waiting')} />
          </RecordSection>
        )}
        {(use.years.length > 1 || use.year !== use.thisYear) && (
          <LinkTabs
            label={t('scholarships.year')}
            tabs={use.years.map((year) => ({
              to: linkOf(year),
              label: String(year),
              current: year === use.year,
            }))}
          />
        )}
        <RecordSection title={t('scholarships.use', { year: use.year })}>
          <YearMeters use={use} />
        </RecordSection>
        <YearsList year={use.year} link={linkOf(use.year)} {...list} />
        {use.year === use.thisYear && (
          <RecordSection id="new-scholarship" title={t('scholarships.new.title')}>
            <div className="max-w-read">
              <NewScholarshipForm {...created} />
            </div>
          </RecordSection>
        )}
      </div>
    </>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>
type YearsListProps = Omit<Loaded, 'use' | 'gifts'> & { year: number; link: string }

function YearsList({ year, link, scholarships, first, next }: YearsListProps) {
  const { t } = useTranslation('admin')
  const title = t('scholarships.list', { year })
  const nextLink = `${link}${link.includes('?') ? '&' : '?'}after=${next}`
  return (
    <RecordSection title={title}>
      <div className="grid gap-5">
        {scholarships.length > 0 ? (
          <ScholarshipsTable scholarships={scholarships} caption={title} />
        ) : (
          <EmptyState level={3} title={t('scholarships.empty')} />
        )}
        <Pagination
          label={t('common:pagination.label')}
          previous={first ? undefined : { to: link, label: t('queue.first') }}
          next={next ? { to: nextLink, label: t('common:pagination.next') } : undefined}
        />
      </div>
    </RecordSection>
  )
}
