import { useTranslation } from '~/i18n/use-translation'
import { useHref } from '~/http/page'
import { Button } from '~/ui/button'
import { popUpClass } from '~/ui/pop-up'

type SupportLinkProps = {
  /** A signed-in user has no home page of visitors; there the section is on the page of the packages. */
  signedIn: boolean
  className?: string
}

/** The link to the fundraising hub, a section of a page. app/browser/page.ts shows the section as a pop-up. */
export function SupportLink({ signedIn, className }: SupportLinkProps) {
  const { t } = useTranslation('common')
  const href = useHref(signedIn ? '/mentoring-packages#support' : '/#support')
  return (
    <a href={href} data-pops-up className={className}>
      {t('shell.footer.support')}
    </a>
  )
}

/** The frame of that pop-up. Outside the footer, whose dark colours it would inherit. */
export function SupportPopUp() {
  const { t } = useTranslation('common')
  return (
    <dialog data-pop-up aria-label={t('shell.footer.support')} className={popUpClass}>
      <div className="grid gap-7" />
      <form method="dialog" className="mt-7">
        <Button variant="secondary">{t('invitation.later')}</Button>
      </form>
    </dialog>
  )
}
