import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { listPublished } from '~/domain/mentors/mentors.server'
import { type Handle, Link, useLoaderData } from '~/http/page'
import { type Args, requireMentor } from '~/http/page.server'
import { Hours } from '~/parts/mentorships/closing/certificate-body'
import { EmptyState } from '~/ui/empty-state'
import { FormPage } from '~/ui/form-page'
import { DataTable } from '~/ui/table'
import { OwnPraise } from './mentorships/own-praise'

export const handle: Handle = { title: (t) => t('common:shell.menu.statistics') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const [years, praise] = await Promise.all([
    reads.ownMentorYears(viewer),
    listPublished(viewer, viewer.mentorId),
  ])
  return { years: [...years], praise: [...praise] }
}

export default function StatisticsPage() {
  const { years, praise } = useLoaderData<typeof loader>()
  const { t } = useTranslation('pair')
  const numeric = ['requests', 'answers', 'begun', 'completed', 'sessions', 'hours'].map((id) => ({
    id,
    label: t(`statistics.columns.${id}`),
    numeric: true,
  }))
  const rows = years.map((year) => ({
    id: String(year.year),
    cells: [
      year.year,
      year.requests,
      year.answerHours === null ? '–' : t('statistics.hours', { count: year.answerHours }),
      year.begun,
      year.completed,
      year.sessions,
      year.minutes > 0 ? <Hours key="hours" minutes={year.minutes} /> : '–',
    ],
  }))
  return (
    <FormPage
      title={t('common:shell.menu.statistics')}
      lead={t('statistics.lead')}
      back={{ to: '/mentor/mentorships', label: t('thanks.back') }}
    >
      {rows.length > 0 ? (
        <DataTable
          caption={t('common:shell.menu.statistics')}
          hideCaption
          columns={[{ id: 'year', label: t('common:form.year') }, ...numeric]}
          rows={rows}
        />
      ) : (
        <EmptyState title={t('statistics.none')} />
      )}
      <p className="max-w-read text-sm text-muted">{t('statistics.note')}</p>
      <OwnPraise testimonials={praise} />
      <p>
        <Link to="/mentor/my-account/gift" className="font-medium">
          {t('thanks.ways.gift.link')}
        </Link>
        <span className="block text-muted">{t('thanks.ways.gift.text')}</span>
      </p>
    </FormPage>
  )
}
