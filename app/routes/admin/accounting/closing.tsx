import { useTranslation } from '~/i18n/use-translation'
import type { Row } from '~/db/generated/rows'
import { monthOf } from '~/domain/accounting/month'
import { Link } from '~/http/page'
import { formatMonth } from '~/i18n/format'

type ClosingProps = { from: string; to: string; today: string; closed: Row<'last_closed_month'> | undefined }

/** Up to where the accountant has the books, and the way to close the shown month once it is over. */
export function Closing({ from, to, today, closed }: ClosingProps) {
  const { t, language } = useTranslation('admin')
  const isMonth = from !== '' && monthOf(from).from === from && monthOf(from).to === to
  const mayClose = isMonth && to < today && (!closed || from > closed.month)
  return (
    <>
      {closed && (
        <p className="max-w-read text-muted">
          {t('accounting.close.closed', { month: formatMonth(language, closed.month) })}
        </p>
      )}
      {mayClose && (
        <p className="no-print">
          <Link to={`/admin/accounting/close/${from.slice(0, 7)}`}>
            {t('accounting.close.link', { month: formatMonth(language, from) })}
          </Link>
        </p>
      )}
    </>
  )
}
