import { useTranslation } from '~/i18n/use-translation'
import * as acts from '~/db/acts.server'
import { wantedNotifications } from '~/domain/notifications/notifications.server'
import { type Handle, useLoaderData } from '~/http/page'
import { type Args, requireMentor } from '~/http/page.server'
import { AskForOfferMails } from '~/parts/notifications/ask-for-mails'
import { CardGrid } from '~/ui/card'
import { EmptyState } from '~/ui/empty-state'
import { PageHeader } from '~/ui/page-header'
import { OfferCard } from './mentor2mentor/offer-card'

export const handle: Handle = { i18n: ['mentor'], title: (t) => t('common:shell.admin.offers') }

export async function loader(args: Args) {
  const viewer = await requireMentor(args)
  const [offers, wanted] = await Promise.all([acts.readOffers(viewer), wantedNotifications(viewer, 'mentor')])
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
