import { useTranslation } from '~/i18n/use-translation'
import { ledgerList } from '~/domain/accounting/list'
import { monthOf } from '~/domain/accounting/month'
import { Link } from '~/http/page'
import { formatDate, formatMonth } from '~/i18n/format'
import { listLink } from '~/lists/list-query'
import { Icon } from '~/ui/icon'

type MonthsProps = { from: string; to: string; today: string }

/** The days that the page shows, and the months before and after them; none that has not begun. */
export function Months({ from, to, today }: MonthsProps) {
  const { t, language } = useTranslation('admin')
  const shown = (day: string) => (day ? formatDate(language, day) : '…')
  const start = from || to
  const isMonth = from !== '' && monthOf(from).from === from && monthOf(from).to === to
  const before = monthOf(start, -1)
  const after = monthOf(to || start, 1)
  const link = (month: typeof before) => ({
    to: listLink(ledgerList, { filters: month }),
    children: formatMonth(language, month.from),
  })
  return (
    <nav aria-label={t('accounting.months')} className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <MonthLink {...link(before)} icon="arrowLeft" />
      <h2 className="text-xl">{isMonth ? formatMonth(language, from) : `${shown(from)} – ${shown(to)}`}</h2>
      {after.from <= today && <MonthLink {...link(after)} icon="arrowRight" />}
    </nav>
  )
}

type MonthLinkProps = { to: string; children: string; icon: 'arrowLeft' | 'arrowRight' }

function MonthLink({ to, children, icon }: MonthLinkProps) {
  const arrow = <Icon name={icon} className="size-4" />
  return (
    <Link to={to} className="no-print inline-flex min-h-11 items-center gap-2">
      {icon === 'arrowLeft' && arrow}
      {children}
      {icon === 'arrowRight' && arrow}
    </Link>
  )
}
