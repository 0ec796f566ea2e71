import { useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useRootData } from '~/http/root-data'
import type { ShellProps } from './shell-types'

/** What every shell is given, from the root's data. */
export function useShell(): Omit<ShellProps, 'children'> {
  const root = useRootData()
  const { t, i18n } = useTranslation('common')
  const { pathname, search } = useLocation()
  return {
    viewer: root?.viewer ?? null,
    locale: i18n.language,
    path: pathname + search,
    formToken: root?.formToken ?? '',
    demo: root?.constants.demo,
    flash: root?.flash ? { tone: root.flash === 'signInFirst' ? 'info' : 'success', title: t(`flash.${root.flash}`) } : null,
  }
}
