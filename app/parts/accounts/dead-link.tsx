import type { ReactNode } from 'react'
import { linkTitle, type LinkState } from '~/domain/accounts/mailed-links'
import { formatLongDate } from '~/i18n/format'
import { useTranslation } from '~/i18n/use-translation'
import { FormPage } from '~/ui/form-page'

type DeadLinkProps = {
  link: LinkState
  /** The words of this kind of link in account:links.used. */
  of: 'resetPassword' | 'confirmEmail' | 'newEmail' | 'invitation'
  /** What to do next, unless the link has done its work. */
  next: string
  errors?: ReactNode
  children: ReactNode
}

/** The page of a mailed link that opens nothing any more: what became of it and when, and how to go on. */
export function DeadLinkPage({ link, of, next, errors, children }: DeadLinkProps) {
  const { t, language } = useTranslation('account')
  const words = { when: link ? formatLongDate(language, link.at) : '', email: link?.email }
  const used = link?.state === 'used'
  const became = used ? t(`links.used.${of}`, words) : t(`links.${link?.state ?? 'unknown'}`, words)
  return (
    <FormPage title={t(linkTitle(link, ''))} lead={used ? became : `${became} ${next}`} errors={errors}>
      {children}
    </FormPage>
  )
}
