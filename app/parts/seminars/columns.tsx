import { useTranslation } from '~/i18n/use-translation'
import { seminarList } from '~/domain/seminars/list'
import type { Seminar } from '~/domain/seminars/seminars.server'
import { Link } from '~/http/page'
import { formatDateTime } from '~/i18n/format'
import type { Table } from '~/lists/table'

export const seminarTable: Table<'admin_seminars'> = {
  list: seminarList,
  columns: [
    { id: 'title', label: 'common:facts.seminar', sort: 'title', cell: TitleCell },
    { id: 'start', label: 'common:facts.when', code: true, sort: 'start', cell: StartCell },
    { id: 'minutes', label: 'common:session.minutes', numeric: true, cell: ({ minutes }) => minutes },
  ],
}

/** The title, linked to the seminar's page, and where it is. */
function TitleCell({ id, title, place }: Seminar) {
  return (
    <>
      <Link to={`/admin/seminars/${id}`}>{title}</Link>
      <span className="block max-w-md font-normal wrap-anywhere text-muted">{place}</span>
    </>
  )
}

/** Day and time in Athens. */
function StartCell({ startsAt }: Seminar) {
  return <time dateTime={startsAt.toISOString()}>{formatDateTime(useTranslation().language, startsAt)}</time>
}
