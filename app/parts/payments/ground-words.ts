import { useTranslation } from '~/i18n/use-translation'
import type { Ground } from '~/domain/payments/purchase-refunds.server'
import { useConstants } from '~/http/page'

/** Returns a function from the ground of a refund to its text; null means that the terms give no ground. */
export function useGroundWords() {
  const { t } = useTranslation('admin')
  const constants = useConstants()
  return (ground: Ground | null) =>
    t(ground ? `payments.grounds.${ground}` : 'payments.noGround', { ...constants })
}
