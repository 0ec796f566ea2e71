import { useTranslation } from '~/i18n/use-translation'
import { figures, years } from '~/domain/constants/figures'
import { hasPage } from '~/route-table'
import { useConstants, useLocation } from '~/http/page'
import { Button, LinkButton, buttonClass } from '~/ui/button'
import { popUpClass } from '~/ui/pop-up'

// Where a visitor looks around; nowhere else, where somebody does something.
const shownOn = /^\/((mentors(\/\d+)?|mentoring-packages|faq)\/?)?$/

/**
 * Invites visitors to become mentors: app/browser/page.ts opens it once, four seconds after the first page on which
 * a visitor looks around. Not over what waits for somebody who is signed in. Without JavaScript it is a section of the home page.
 */
export function Invitation({ signedIn }: { signedIn: boolean }) {
  const { t } = useTranslation('common')
  const { teamEmail } = useConstants()
  const { pathname } = useLocation()
  if (signedIn || !shownOn.test(pathname)) return null
  return (
    <dialog
      data-invitation={years(figures.preferenceYears)}
      aria-labelledby="invitation-title"
      className={popUpClass}
    >
      <p className="font-bold text-accent-ink">{t('invitation.eyebrow')}</p>
      <h2 id="invitation-title" className="mt-2 text-2xl">
        {t('invitation.title')}
      </h2>
      <p className="mt-4 text-lg text-muted">{t('invitation.text')}</p>
      <form method="dialog" className="mt-7 flex flex-wrap gap-3">
        {hasPage('/mentor/register') ? (
          <LinkButton to="/mentor/register">{t('invitation.action')}</LinkButton>
        ) : (
          <a href={`mailto:${teamEmail}`} className={buttonClass('primary')}>
            {t('invitation.action')}
          </a>
        )}
        <Button variant="secondary">{t('invitation.later')}</Button>
      </form>
    </dialog>
  )
}
