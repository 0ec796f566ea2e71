import { useTranslation } from 'react-i18next'
import type { Ground } from '~/domain/refunds/purchase-refunds.server'
import { useConstants } from '~/http/root-data'

/** Words the ground of a refund; that there is none in the terms, too. */
export function useGroundWords() {
  const { t } = useTranslation('admin')
  const constants = useConstants()
  return (ground: Ground | null) =>
    t(ground ? `payments.grounds.${ground}` : 'payments.noGround', { ...constants })
}
