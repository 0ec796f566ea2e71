import { useTranslation } from '~/i18n/use-translation'
import { scholarshipList, scholarshipRequestList } from '~/domain/scholarships/list'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import type { Table } from '~/lists/table'
import { MentorLink } from '~/parts/people/person-link'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { AskedCell, AskerCell, ReasonCell, RequestAnswerCell, WantedPackageCell } from './request-cells'
import { ScholarshipStateTag } from './scholarship-state'

export const scholarshipTable: Table<'admin_scholarships'> = {
  list: scholarshipList,
  columns: [
    { id: 'name', label: 'common:facts.gift', sort: 'name', cell: NameCell },
    { id: 'kind', label: 'common:facts.kind', cell: KindCell },
    { id: 'year', label: 'common:form.year', numeric: true, sort: 'year', cell: ({ year }) => year },
    { id: 'created', label: 'admin:scholarships.created', code: true, sort: 'created', cell: CreatedCell },
    {
      id: 'beneficiaries',
      label: 'admin:scholarships.beneficiaries',
      numeric: true,
      sort: 'beneficiaries',
      cell: ({ beneficiaries }) => beneficiaries,
    },
    { id: 'left', label: 'admin:scholarships.left', numeric: true, cell: ({ left }) => left },
    { id: 'state', label: 'common:facts.state', cell: StateCell },
  ],
}

export const scholarshipRequestTable: Table<'admin_scholarship_requests'> = {
  list: scholarshipRequestList,
  columns: [
    { id: 'mentee', label: 'common:facts.mentee', cell: AskerCell },
    { id: 'package', label: 'common:facts.package', cell: WantedPackageCell },
    { id: 'reason', label: 'common:facts.herWords', cell: ReasonCell },
    { id: 'asked', label: 'common:facts.askedOn', sort: 'asked', cell: AskedCell },
    { id: 'answer', label: 'admin:scholarships.requests.answer', cell: RequestAnswerCell },
  ],
}

/** The tables of the page of scholarships, in the order of its lists. */
export const scholarshipTables = [scholarshipTable, scholarshipRequestTable] as unknown as readonly Table[]

/** The name, linked to the scholarship's page. */
function NameCell({ id, name }: Scholarship) {
  return <Link to={`/admin/scholarships/${id}`}>{name}</Link>
}

/** The kind, and for a gift its mentor. */
function KindCell({ kind, giver, giverId }: Scholarship) {
  const { t } = useTranslation('admin')
  return (
    <>
      {t(`scholarships.kinds.${kind}`)}
      {giver && giverId && <MentorLink id={giverId} name={giver} className="block" />}
    </>
  )
}

function CreatedCell({ createdAt }: Scholarship) {
  return formatDate(useTranslation().language, createdAt)
}

/** The state. A waiting gift has a link to answer; an admin's own gift needs another admin. */
function StateCell({ id, name, state, own }: Scholarship) {
  const { t } = useTranslation('admin')
  return (
    <>
      <ScholarshipStateTag state={state} />
      {state === 'waiting' && own && <p className="max-w-56 text-muted">{t('scholarships.ownGift')}</p>}
      {state === 'waiting' && !own && (
        <Link to={`/admin/scholarships/${id}`} className="flex min-h-8 items-center font-medium">
          {t('common:form.answer')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      )}
    </>
  )
}
