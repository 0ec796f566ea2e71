import { useTranslation } from '~/i18n/use-translation'
import { Banner } from '~/ui/banner'

/**
 * How many recent rejections count for the mentor, and the consequence. Renders nothing without rejections.
 */
export function RejectionsInWindow({ count }: { count: number }) {
  const { t } = useTranslation('mentor')
  if (count === 0) return null
  return (
    <Banner title={t('rejections.title', { count })}>
      <p className="max-w-read">{t('rejections.text')}</p>
    </Banner>
  )
}
