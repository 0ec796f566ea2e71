import { useTranslation } from '~/i18n/use-translation'
import { Banner, type BannerTone } from '~/ui/banner'

/** The state of a card payment that the mentee is shown while the purchase is unpaid. */
export type CardNews = 'open' | 'processing' | 'failed' | 'expired' | 'flagged' | 'cancelled'

const tones: Record<CardNews, BannerTone> = {
  open: 'info',
  processing: 'info',
  failed: 'warning',
  expired: 'warning',
  flagged: 'warning',
  cancelled: 'info',
}

/** True while the money may be on its way; the mentee must not pay again. */
export const isUnderWay = (news: CardNews | null) => news === 'processing' || news === 'flagged'

/** Explains the state of the card payment. */
export function CardState({ news }: { news: CardNews }) {
  const { t } = useTranslation('mentee')
  return (
    <Banner tone={tones[news]} role="status" title={t(`card.${news}Title`)}>
      {t(`card.${news}Text`)}
    </Banner>
  )
}
