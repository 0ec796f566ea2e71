import { useTranslation } from '~/i18n/use-translation'
import { keepingReturn, useReturnTo } from '~/http/return-to'
import { listPath, type Side } from './side'

/** The link back to the page that lists the sessions; an admin keeps the list page from before. */
export function useSessionsBack(side: Side, mentorshipId: number) {
  const { t } = useTranslation('mentor')
  const list = useReturnTo('/admin/mentorships')
  const here = listPath(side, mentorshipId)
  return { to: side === 'admin' ? keepingReturn(here, list) : here, label: t(`planning.back.${side}`) }
}
