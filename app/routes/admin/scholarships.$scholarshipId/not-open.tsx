import { useTranslation } from '~/i18n/use-translation'
import type { Scholarship } from '~/domain/scholarships/scholarships.server'
import { Banner } from '~/ui/banner'

/** Why it cannot be awarded at present. */
export function NotOpen({ scholarship: { state, own, kind, message } }: { scholarship: Scholarship }) {
  const { t } = useTranslation('admin')
  return (
    <Banner tone={state === 'waiting' ? 'warning' : 'info'} title={t(`scholarships.notOpen.${state}`)}>
      {state === 'given' && (
        <p>
          {t(kind === 'mentor_gift' ? 'scholarships.notOpen.giftText' : 'scholarships.notOpen.givenText')}
        </p>
      )}
      {state === 'over' && <p>{t('scholarships.notOpen.overText')}</p>}
      {message && <blockquote className="break-words whitespace-pre-line">{message}</blockquote>}
      {state === 'waiting' && own && <p>{t('scholarships.ownGift')}</p>}
    </Banner>
  )
}
