import { useTranslation } from '~/i18n/use-translation'
import { offerList } from '~/domain/offers/list'
import type { Offer } from '~/domain/offers/offers.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import type { Table } from '~/lists/table'

export const offerTable: Table<'admin_offers'> = {
  list: offerList,
  columns: [
    { id: 'provider', label: 'admin:offers.provider', sort: 'provider', cell: ProviderCell },
    { id: 'code', label: 'admin:offers.code', code: true, cell: CodeCell },
    { id: 'expires', label: 'admin:offers.expires', code: true, sort: 'expiry', cell: ExpiryCell },
  ],
}

/** The provider, linked to the offer's page, and what is offered. */
function ProviderCell({ id, provider, description }: Offer) {
  return (
    <>
      <Link to={`/admin/offers/${id}`}>{provider}</Link>
      {description && <span className="block max-w-md font-normal text-muted">{description}</span>}
    </>
  )
}

function CodeCell({ code }: Offer) {
  return <code>{code}</code>
}

/** The last day, if there is one. */
function ExpiryCell({ expiresOn }: Offer) {
  const { t, language } = useTranslation('admin')
  return expiresOn ? formatDate(language, expiresOn) : t('offers.never')
}
