import { useTranslation } from '~/i18n/use-translation'
import type { Candidate } from '~/domain/scholarships/awards.server'
import { Form, Link } from '~/http/page'
import { EmptyState } from '~/ui/empty-state'
import { SearchBox } from '~/ui/search-box'
import { DataTable } from '~/ui/table'
import { VisuallyHidden } from '~/ui/visually-hidden'

type CandidateSearchProps = {
  scholarshipId: number
  q: string
  /** The mentees found; undefined before a search. */
  candidates?: Candidate[]
}

/** Searches for the mentee of a scholarship, by name or e-mail. */
export function CandidateSearch({ scholarshipId, q, candidates }: CandidateSearchProps) {
  const { t } = useTranslation('admin')
  return (
    <div className="grid gap-5">
      <Form method="get" action={`/admin/scholarships/${scholarshipId}#award`} role="search">
        <SearchBox label={t('common:facts.whichMentee')} button={t('common:form.search')} defaultValue={q} />
      </Form>
      {candidates?.length === 0 && (
        <EmptyState level={3} title={t('queue.nothingFound')}>
          <p>{t('scholarships.award.nobody')}</p>
        </EmptyState>
      )}
      {candidates && candidates.length > 0 && (
        <Candidates scholarshipId={scholarshipId} candidates={candidates} />
      )}
    </div>
  )
}

function Candidates({ scholarshipId, candidates }: { scholarshipId: number; candidates: Candidate[] }) {
  const { t } = useTranslation('admin')
  const columns = [
    { id: 'mentee', label: t('common:facts.mentee') },
    { id: 'email', label: t('common:facts.email') },
    { id: 'award', label: t('common:facts.scholarship') },
  ]
  const rows = candidates.map(({ menteeId, name, email, blocked }) => ({
    id: String(menteeId),
    cells: [
      name,
      email,
      blocked ? (
        <span key="blocked" className="text-muted">
          {t(`scholarships.award.blocked.${blocked}`)}
        </span>
      ) : (
        <Link
          key="award"
          to={`/admin/scholarships/${scholarshipId}?menteeId=${menteeId}`}
          className="inline-flex min-h-8 items-center font-medium"
        >
          {t('scholarships.award.submit')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      ),
    ],
  }))
  return <DataTable caption={t('common:facts.menteesFound')} hideCaption columns={columns} rows={rows} />
}
