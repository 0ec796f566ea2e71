import { useTranslation } from '~/i18n/use-translation'
import type { Offer } from '~/domain/offers/offers.server'
import { Link } from '~/http/page'
import { formatDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'

/** The provider, linked to the offer's page, and what is offered. */
export function ProviderCell({ id, provider, description }: Offer) {
  return (
    <>
      <Link to={`/admin/offers/${id}`}>{provider}</Link>
      {description && <span className="block max-w-md font-normal text-muted">{description}</span>}
    </>
  )
}

export function CodeCell({ code }: Offer) {
  return <code>{code}</code>
}

/** The last day, if there is one. */
export function ExpiryCell({ expiresOn }: Offer) {
  const { t } = useTranslation('admin')
  const language = useLanguage()
  return expiresOn ? formatDate(language, expiresOn) : t('offers.never')
}
