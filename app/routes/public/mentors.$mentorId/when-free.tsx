import { useTranslation } from '~/i18n/use-translation'
import { WhenFreeForm } from '~/parts/mentors/when-free-form'
import { Card } from '~/ui/card'
import type { Busy } from './request-box'

type WhenFreeProps = {
  mentorId: number
  waits: boolean
  busy: Busy | undefined
}

/** For a mentee, while the mentor is not available: offers a mail when that changes, or says that one will come. */
export function WhenFree({ mentorId, waits, busy }: WhenFreeProps) {
  const { t } = useTranslation('public')
  const state = waits ? 'waiting' : 'offered'
  return (
    <Card title={t(`whenFree.${state}.title`)} level={2} tone={waits ? 'plain' : 'primary'}>
      <p className="mb-5">{t(`whenFree.${state}.text`, { context: busy })}</p>
      <WhenFreeForm
        mentorId={mentorId}
        wanted={!waits}
        from="mentor"
        label={t(`whenFree.${state}.action`)}
        variant={waits ? 'secondary' : 'primary'}
      />
    </Card>
  )
}
