import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/root-data'
import { Banner, type BannerTone } from '~/ui/banner'

/** What a mentee is told of her card payment while the purchase is not paid. */
export type CardNews = 'open' | 'processing' | 'failed' | 'expired' | 'flagged' | 'cancelled'

const tones: Record<CardNews, BannerTone> = {
  open: 'info',
  processing: 'info',
  failed: 'warning',
  expired: 'warning',
  flagged: 'warning',
  cancelled: 'info',
}

/** True while the money may already be on its way, and nothing is to be paid again. */
export const isUnderWay = (news: CardNews | null) => news === 'processing' || news === 'flagged'

/** How her card payment stands, in a sentence or two. */
export function CardState({ news }: { news: CardNews }) {
  const { t } = useTranslation('mentee')
  const constants = useConstants()
  return (
    <Banner tone={tones[news]} role="status" title={t(`card.${news}Title`)}>
      {t(`card.${news}Text`, { ...constants })}
    </Banner>
  )
}
