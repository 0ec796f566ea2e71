import { useTranslation } from '~/i18n/use-translation'
import { Card } from '~/ui/card'
import { EffectList } from '~/ui/effect-list'

/** The effects of an approval, for the mentor or for an admin who answers for the mentor. */
export function ApprovalEffects({ side, others }: { side: 'mentor' | 'admin'; others: number }) {
  const { t } = useTranslation(side)
  const effects = ['approve.starts', 'approve.contact', 'approve.collaboration'].map((key) => t(key))
  if (others > 0) effects.push(t('approve.others', { count: others }))
  return (
    <Card title={t('approve.effects')} tone="primary">
      <EffectList effects={effects} />
    </Card>
  )
}
