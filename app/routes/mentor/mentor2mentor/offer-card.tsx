import { useTranslation } from '~/i18n/use-translation'
import type { CurrentOffer } from '~/domain/offers/offers.server'
import { formatDate } from '~/i18n/format'
import { useLanguage } from '~/i18n/use-language'
import { Card } from '~/ui/card'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { CopyCode } from './copy-code'

/** One offer: who gives it, what it is, its code, its last day and its website. */
export function OfferCard({ offer }: { offer: CurrentOffer }) {
  const { t } = useTranslation('mentor')
  const language = useLanguage()
  const { provider, description, code, expiresOn, websiteLink } = offer
  return (
    <Card as="article" title={provider} className="flex flex-col">
      {description && <p className="break-words whitespace-pre-line">{description}</p>}
      <div className="mt-4">
        <CopyCode code={code} about={provider} />
      </div>
      <p className="mt-4 text-sm text-muted">
        {expiresOn ? t('offers.until', { day: formatDate(language, expiresOn) }) : t('offers.always')}
      </p>
      {websiteLink && (
        <p className="mt-1">
          <a
            href={websiteLink}
            rel="noopener noreferrer nofollow"
            className="inline-flex min-h-11 items-center"
          >
            {t('offers.website')}
            <VisuallyHidden> {provider}</VisuallyHidden>
          </a>
        </p>
      )}
    </Card>
  )
}
