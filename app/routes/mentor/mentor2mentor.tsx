import { useTranslation } from '~/i18n/use-translation'
import * as reads from '~/db/generated/reads.server'
import { wantedNotifications } from '~/domain/notifications/notifications.server'
import type { CurrentOffer } from '~/domain/offers/offers.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireMentor } from '~/http/page.server'
import { formatDate } from '~/i18n/format'
import { AskForOfferMails } from '~/parts/notifications/ask-for-mails'
import { Card, CardGrid } from '~/ui/card'
import { CopyButton } from '~/ui/copy-button'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { VisuallyHidden } from '~/ui/visually-hidden'

export const handle: Handle = { title: (t) => t('common:shell.admin.offers') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const [offers, wanted] = await Promise.all([
    reads.readOffers(viewer),
    wantedNotifications(viewer, 'mentor'),
  ])
  return { offers: [...offers], told: wanted.includes('offers') }
}

export default function OffersPage() {
  const { offers, told } = useLoaderData<typeof loader>()
  const { t } = useTranslation('mentor')
  return (
    <>
      <PageHeader title={t('common:shell.admin.offers')} lead={t('offers.lead')} />
      {offers.length > 0 ? (
        <CardGrid>
          {offers.map((offer) => (
            <OfferCard key={offer.offerId} offer={offer} />
          ))}
        </CardGrid>
      ) : (
        <EmptyState title={t('offers.empty')}>
          <p>{t('offers.emptyText')}</p>
        </EmptyState>
      )}
      {!told && <AskForOfferMails />}
    </>
  )
}

/** One offer: who gives it, what it is, its code, its last day and its website. */
function OfferCard({ offer }: { offer: CurrentOffer }) {
  const { t, language } = useTranslation('mentor')
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

type CopyCodeProps = {
  code: string
  /** Whose code, for screen readers. */
  about: string
}

/** The code of an offer: one click selects all of it; with JavaScript a button copies it. */
function CopyCode({ code, about }: CopyCodeProps) {
  const { t } = useTranslation('mentor')
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <code className="rounded-leaf-xs bg-sunken px-3 py-1.5 text-lg font-bold break-all select-all">
        {code}
      </code>
      <CopyButton
        value={code}
        label={t('offers.copy')}
        done={t('common:form.copied')}
        about={about}
        className="-mx-3 text-sm"
      />
    </p>
  )
}
