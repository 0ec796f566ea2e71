import { useTranslation } from 'react-i18next'
import { useConstants } from '~/http/root-data'
import { Banner } from '~/ui/banner'

/** How many rejections count for her at present, and what follows from it; nothing while there are none. */
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
