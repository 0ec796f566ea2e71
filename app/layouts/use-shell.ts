import { useTranslation } from '~/i18n/use-translation'
import { useConstants, useLocation, useRootData } from '~/http/page'
import type { ShellProps } from './shell-types'

// More than a success: what the members came for.
const happy = new Set(['requestApproved', 'paidByCard', 'profileCompleted'])

/** The props of every page frame, from the data of the root route. */
export function useShell(): Omit<ShellProps, 'children'> {
  const root = useRootData()
  const { t, language } = useTranslation('common')
  const { pathname, search } = useLocation()
  return {
    // On the page of messages all of them are being read.
    viewer: root?.viewer
      ? { ...root.viewer, unreadCount: pathname.endsWith('/messages') ? 0 : root.viewer.unreadCount }
      : null,
    locale: language,
    path: pathname + search,
    formToken: root?.formToken ?? '',
    demo: useConstants().demo,
    counts: { requests: root?.viewer?.waitingCount ?? 0, cart: root?.viewer?.cartCount ?? 0 },
    flash: root?.flash
      ? {
          id: root.requestId,
          tone: 'success',
          happy: happy.has(root.flash.key),
          title: t(`flash.${root.flash.key}`, { ...root.flash.values }),
          links: root.flash.links?.map(({ to, key, values }) => ({
            to,
            label: t(`flash.${key}`, { ...values }),
          })),
        }
      : null,
  }
}
