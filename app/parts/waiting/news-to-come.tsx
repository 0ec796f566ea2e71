import { standing } from '~/domain/mentees/waits'
import { useTranslation } from '~/i18n/use-translation'
import { Banner } from '~/ui/banner'

type NewsToComeProps = {
  what: 'request' | 'order'
  of: { id: number; status: string; question?: string | null }
  /** The page to open then: this one. */
  here: string
}

/** What app/browser/waiting.ts says when the answer to a request or an order has come. The page does not change by itself. */
export function NewsToCome({ what, of, here }: NewsToComeProps) {
  const { t } = useTranslation('mentee')
  return (
    <div role="status" data-waits-for={`/waits/${what}/${of.id}`} data-stands={standing(of)}>
      <template>
        <Banner tone="success" title={t(`news.${what}`)}>
          <a href={here}>{t('news.see')}</a>
        </Banner>
      </template>
    </div>
  )
}
