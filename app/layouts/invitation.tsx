import { useTranslation } from '~/i18n/use-translation'
import { figures, years } from '~/domain/constants/figures'
import { hasPage } from '~/route-table'
import { useConstants, useLocation } from '~/http/page'
import { Button, LinkButton, buttonClass } from '~/ui/button'
import { popUpClass } from '~/ui/pop-up'
import { abilitiesOf } from '~/viewer/abilities'
import type { ShellViewer } from './shell-types'

const neverOn = /^\/(login|(mentor|mentee)\/register|checkout)(\/|$)/

/**
 * Invites visitors to become mentors: app/browser/page.ts opens it once, four seconds after the first page. Not for admins,
 * not on forms that must not be interrupted. A mentor gets another text and a link to all mentors. Without JavaScript it
 * is a section of the home page.
 */
export function Invitation({ viewer }: { viewer: ShellViewer | null }) {
  const { t } = useTranslation('common')
  const { teamEmail } = useConstants()
  const { pathname } = useLocation()
  const abilities = abilitiesOf(viewer?.role ?? null)
  if (abilities.has('admin') || neverOn.test(pathname)) return null
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
      <p className="mt-4 text-lg text-muted">
        {t(abilities.has('not-mentor') ? 'invitation.text' : 'invitation.textForMentors')}
      </p>
      <form method="dialog" className="mt-7 flex flex-wrap gap-3">
        {!abilities.has('not-mentor') ? (
          <LinkButton to="/mentors">{t('invitation.see')}</LinkButton>
        ) : hasPage('/mentor/register') ? (
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
