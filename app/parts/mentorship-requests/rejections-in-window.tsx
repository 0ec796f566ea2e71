import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/page'
import { Banner } from '~/ui/banner'

/**
 * How many recent rejections count for the mentor, and the consequence. Renders nothing without rejections.
 */
export function RejectionsInWindow({ count }: { count: number }) {
  const { t } = useTranslation('mentor')
  const constants = useConstants()
  if (count === 0) return null
  return (
    <Banner title={t('rejections.title', { ...constants, count })}>
      <p className="max-w-read">{t('rejections.text', constants)}</p>
    </Banner>
  )
}
